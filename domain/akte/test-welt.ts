/**
 * A small world to decide in: two cycles, four Dienstarten, three Einsatzstellen with four Einsatzorte, people of every
 * role, and an executor in memory that folds what is decided. For tests and for whatever needs a file without a store.
 */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';
import { AnerkanntePlaetzeFestgelegt, KontingentZugeteilt } from '#domain/kontingent/ereignisse.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import type { Kontingent } from '#domain/kontingent/zustand.ts';
import type { Adresse, Benutzer, Parameter, Referenz, Zyklus, ZyklusDienstart } from '#domain/referenz.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import { STANDARD_DIENSTARTEN, STANDARD_PARAMETER } from '#domain/standard.ts';
import { akteAggregat } from './akte.ts';
import type { AkteEreignis } from './ereignisse.ts';
import type { Entschluss, Lage } from './lage.ts';
import type { Akte, Personendaten } from './zustand.ts';

const DIENSTART_ID: Readonly<Record<string, string>> = { FSJ: 'fsj', BFD_U27: 'bfd', BFD_UE27: 'bfd27', FOEJ: 'foej' };
const DIENSTARTEN = STANDARD_DIENSTARTEN.map((d) => ({ ...d, id: DIENSTART_ID[d.key] ?? d.key, isAktiv: true }));
const DIENSTART_IDS = DIENSTARTEN.map((d) => d.id);

const VORGABEN: ZyklusDienstart = {
	isBewerbungsstopp: false,
	gesamtkontingent: null,
	taschengeld: 45_000,
	taschengeldHoechstbetrag: 64_400,
	wochenstunden: 385,
	estBeitrag: 50_000,
	urlaubstage: 26,
};

const zyklus = (id: string, jahr: number, status: Zyklus['status']): Zyklus => ({
	id,
	bezeichnung: `${jahr}/${jahr + 1}`,
	start: `${jahr}-09-01`,
	ende: `${jahr + 1}-08-31`,
	status,
	isAbgeschlossen: false,
	dienstarten: new Map(DIENSTART_IDS.map((id) => [id, VORGABEN])),
});

const adresse = (id: string, einsatzstelleID: string, typ: Adresse['typ'], bezeichnung: string): Adresse => ({
	id,
	typ,
	bezeichnung,
	einsatzstelleID,
	mindestalter: null,
	hoechstalter: null,
	dienstartIDs: typ === 'EINSATZORT' ? DIENSTART_IDS : [],
	aktivInZyklen: ['z', 'z1'],
	isAktiv: true,
	isBuchhaltungTraeger: false,
	regulaereVollzeitstunden: 390,
	plz: '50667',
	ort: 'Köln',
});

const ADRESSEN = [
	adresse('s1', 's1', 'EINSATZSTELLE', 'TSV Musterstadt'),
	adresse('o1', 's1', 'EINSATZORT', 'Sporthalle Nord'),
	adresse('o2', 's1', 'EINSATZORT', 'Sporthalle Süd'),
	adresse('s2', 's2', 'EINSATZSTELLE', 'SV Lahntal'),
	adresse('o3', 's2', 'EINSATZORT', 'Stadion Lahntal'),
	adresse('s3', 's3', 'EINSATZSTELLE', 'Ruderclub Wetzlar'),
	adresse('o4', 's3', 'EINSATZORT', 'Bootshaus'),
];
export const EINSATZORTE = ['o1', 'o2', 'o3', 'o4'] as const;

const benutzer = (id: string, name: string, rolle: Rolle, einsatzstelleIDs: string[] = []): Benutzer => ({
	id,
	name,
	rollen: rolle === 'ADMIN' ? ['ADMIN', 'MA_VERWALTUNG'] : [rolle],
	isAktiv: true,
	einsatzstelleIDs,
	einsatzortIDs: [],
	isBetreuerAutomatischZuweisen: false,
});

const BENUTZER = [
	benutzer('admin', 'Anna Admin', 'ADMIN'),
	benutzer('traeger', 'Sabine Koch', 'MA_VERWALTUNG'),
	benutzer('verein1', 'Elke Brandt', 'MA_VEREIN', ['s1']),
	benutzer('verein2', 'Markus Thielen', 'MA_VEREIN', ['s2']),
	benutzer('verein3', 'Katrin Döring', 'MA_VEREIN', ['s3']),
];

const akteur = (art: Akteur['art'], userID: string | null, rollen: readonly Rolle[]): Akteur => ({
	art,
	userID,
	rollen,
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
});
const verein = (userID: string, einsatzstelleID: string, einsatzortIDs: readonly string[]): Akteur => ({
	...akteur('USER', userID, ['MA_VEREIN']),
	einsatzstelleIDs: [einsatzstelleID],
	einsatzortIDs,
});

export const ADMIN = akteur('USER', 'admin', ['ADMIN', 'MA_VERWALTUNG']);
export const TRAEGER = akteur('USER', 'traeger', ['MA_VERWALTUNG']);
export const VEREIN1 = verein('verein1', 's1', ['o1', 'o2']);
export const VEREIN2 = verein('verein2', 's2', ['o3']);
export const VEREIN3 = verein('verein3', 's3', ['o4']);
export const OEFFENTLICH = akteur('PUBLIC', null, []);
export const TOKEN = akteur('TOKEN', null, []);
export const SYSTEM = akteur('SYSTEM', null, []);
export const freiwillig = (freiwilligerID: string): Akteur => ({
	...akteur('USER', `user-${freiwilligerID}`, ['FREIWILLIGER']),
	freiwilligerID,
});
/** Who is responsible for an Einsatzort. */
export const vereinAn = (einsatzortID: string): Akteur =>
	[VEREIN1, VEREIN2, VEREIN3].find((v) => v.einsatzortIDs.includes(einsatzortID)) ?? VEREIN1;

export const ERWACHSEN: Personendaten = {
	vorname: 'Lena Marie',
	nachname: 'Hoffmann',
	geschlecht: 'W',
	geburtsdatum: '2006-05-17',
	email: 'lena@example.org',
	mobil: '+49 151 2345678',
	plz: '35578',
	ort: 'Wetzlar',
};
export const MINDERJAEHRIG: Personendaten = { ...ERWACHSEN, vorname: 'Jonas', geburtsdatum: '2008-03-02' };

type Referenzaenderung = Partial<Omit<Referenz, 'parameter'>> & { readonly parameter?: Partial<Parameter> };

export interface Welt {
	heute: string;
	referenz: Referenz;
	readonly akten: Map<string, Akte>;
	readonly kontingente: Map<string, Kontingent>;
	/** Everything recorded, per file. */
	readonly verlauf: Map<string, Aufgezeichnet<AkteEreignis>[]>;
	/** Contract numbers taken, and by which file. */
	readonly vertragsnummern: Map<string, string>;
	/** Z of an Einsatzort in a cycle. */
	teileZu(einsatzortID: string, dienstartID: string, anzahl: number, zyklusID?: string): void;
	erkenneAn(einsatzstelleID: string, plaetze: number): void;
	aendere(aenderung: Referenzaenderung): void;
	akte(id: string): Akte;
	lage(id: string, akteur: Akteur): Lage;
	/** Decides and records; throws `Abgelehnt` and records nothing. */
	tue<E>(id: string, akteur: Akteur, verb: (lage: Lage, eingabe: E) => Entschluss, eingabe: E): readonly AkteEreignis[];
	/** What a decision is refused for; empty when it is not. */
	verstoesse<E>(
		id: string,
		akteur: Akteur,
		verb: (lage: Lage, eingabe: E) => Entschluss,
		eingabe: E,
	): readonly Regelverstoss[];
}

const nachID = <T extends { id: string }>(eintraege: readonly T[]): Map<string, T> =>
	new Map(eintraege.map((e) => [e.id, e]));

/** Summer before the cycle starts; nothing allotted yet. */
export function neueWelt(aenderung: Referenzaenderung = {}, heute = '2025-06-02'): Welt {
	let nummer = 0;
	const zaehle = () => `${++nummer}`;
	const welt: Welt = {
		heute,
		referenz: {
			parameter: { ...STANDARD_PARAMETER, mandantApMail: null, mailReplyTo: null },
			zyklen: nachID([zyklus('z', 2025, 'AKTIV'), zyklus('z1', 2026, 'ANGELEGT')]),
			dienstarten: nachID(DIENSTARTEN),
			adressen: nachID(ADRESSEN),
			benutzer: nachID(BENUTZER),
			specs: [],
			feldabfragen: [],
		},
		akten: new Map(),
		kontingente: new Map(),
		verlauf: new Map(),
		vertragsnummern: new Map(),

		teileZu(einsatzortID, dienstartID, anzahl, zyklusID = 'z') {
			const von = 0;
			const facts = { zyklusID, einsatzortID, dienstartID, von, nach: anzahl, isUebernahmeAusEinsatzstelle: false };
			folde(welt, stelleVon(welt, einsatzortID), [KontingentZugeteilt(facts)]);
		},
		erkenneAn(einsatzstelleID, nach) {
			folde(welt, einsatzstelleID, [AnerkanntePlaetzeFestgelegt({ einsatzortID: null, von: null, nach })]);
		},
		aendere({ parameter, ...rest }) {
			welt.referenz = { ...welt.referenz, ...rest, parameter: { ...welt.referenz.parameter, ...parameter } };
		},
		akte: (id) => welt.akten.get(id) ?? akteAggregat.start(id),
		lage: (id, akteur) => ({
			ctx: { heute: welt.heute, jetzt: `${welt.heute}T10:00:00.000Z`, neueID: zaehle },
			akteur,
			akte: welt.akte(id),
			kontingente: welt.kontingente,
			referenz: welt.referenz,
		}),
		tue(id, akteur, verb, eingabe) {
			const lage = welt.lage(id, akteur);
			const entschluss = verb(lage, eingabe);
			verbuche(welt, lage, entschluss, zaehle());
			return entschluss.akte;
		},
		verstoesse(id, akteur, verb, eingabe) {
			try {
				welt.tue(id, akteur, verb, eingabe);
				return [];
			} catch (fehler) {
				if (fehler instanceof Abgelehnt) return fehler.verstoesse;
				throw fehler;
			}
		},
	};
	welt.aendere(aenderung);
	return welt;
}

const stelleVon = ({ referenz }: Welt, einsatzortID: string): string =>
	referenz.adressen.get(einsatzortID)?.einsatzstelleID ?? '';

function verbuche(welt: Welt, { ctx, akteur, akte }: Lage, entschluss: Entschluss, commandID: string): void {
	nimmNummern(welt, akte.id, entschluss.vertragsnummern);
	const { userID, rollen, impersoniertVon } = akteur;
	const meta = { userID, rollen, impersoniertVon, commandID, zeit: ctx.jetzt };
	const verlauf = welt.verlauf.get(akte.id) ?? [];
	welt.akten.set(akte.id, akte);
	welt.verlauf.set(akte.id, verlauf);
	for (const e of entschluss.akte) {
		const aufgezeichnet = { ...e, version: verlauf.length + 1, meta } as Aufgezeichnet<AkteEreignis>;
		verlauf.push(aufgezeichnet);
		akteAggregat.evolve(akte, aufgezeichnet);
	}
	for (const [einsatzstelleID, ereignisse] of entschluss.kontingente) folde(welt, einsatzstelleID, ereignisse);
}

/** As the register of numbers refuses it. */
function nimmNummern(welt: Welt, akteID: string, nummern: readonly string[]): void {
	for (const nummer of nummern) {
		if (welt.vertragsnummern.has(nummer)) {
			const text = `Die Vertragsnummer ${nummer} ist bereits vergeben.`;
			throw new Abgelehnt([{ code: 'G34', http: 409, feld: 'vertragsnummer', text }]);
		}
		welt.vertragsnummern.set(nummer, akteID);
	}
}

function folde(welt: Welt, einsatzstelleID: string, ereignisse: readonly KontingentEreignis[]): void {
	const k = welt.kontingente.get(einsatzstelleID) ?? kontingentAggregat.start(einsatzstelleID);
	welt.kontingente.set(einsatzstelleID, k);
	const meta = { userID: null, rollen: [], impersoniertVon: null, commandID: '', zeit: `${welt.heute}T10:00:00.000Z` };
	for (const e of ereignisse) {
		kontingentAggregat.evolve(k, { ...e, version: k.version + 1, meta } as Aufgezeichnet<KontingentEreignis>);
	}
}
