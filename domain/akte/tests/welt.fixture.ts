/**
 * A small world to decide in, with an executor in memory that folds what is decided: for tests and for whatever needs a
 * file without a store.
 */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';
import { AnerkanntePlaetzeFestgelegt, KontingentZugeteilt } from '#domain/kontingent/ereignisse.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import type { Kontingent } from '#domain/kontingent/zustand.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import type { Parameter, Referenz } from '#domain/referenz.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { schreibeFort } from '#domain/statusmaschine.ts';
import type { Rechtstexte } from '#domain/text/rechtstexte.ts';
import { akteAggregat } from '../akte.ts';
import type { AkteEreignis } from '../ereignisse.ts';
import type { Entschluss, Lage } from '../lage.ts';
import type { Akte } from '../zustand.ts';
import { ADRESSEN, BENUTZER, DIENSTARTEN, ZYKLEN } from './stammdaten.fixture.ts';

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

/** As a tenant has them that takes applications. */
export const RECHTSTEXTE_DA: Rechtstexte = {
	datenschutz: { version: 1, hash: 'd1', vom: '2025-01-10T08:00:00.000Z' },
	impressum: { version: 1, hash: 'i1', vom: '2025-01-10T08:00:00.000Z' },
};

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
			zyklen: nachID(ZYKLEN),
			dienstarten: nachID(DIENSTARTEN),
			adressen: nachID(ADRESSEN),
			benutzer: nachID(BENUTZER),
			specs: [],
			feldabfragen: [],
			rechtstexte: RECHTSTEXTE_DA,
			laenderEU: ['DE', 'AT'],
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
			ctx: { heute: welt.heute, jetzt: `${welt.heute}T10:00:00.000Z`, neueID: zaehle, fingerabdruck },
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

/** As good as a hash where nobody has to be convinced: the contents themselves, sorted. */
const fingerabdruck = (inhalt: object): string =>
	JSON.stringify(inhalt, (_, wert) =>
		wert && typeof wert === 'object' ? Object.fromEntries(Object.entries(wert).sort()) : wert,
	);

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
		schreibeFort(akteAggregat, akte, aufgezeichnet);
	}
	for (const [einsatzstelleID, ereignisse] of entschluss.kontingente) folde(welt, einsatzstelleID, ereignisse);
}

/** As the register of numbers refuses it. */
function nimmNummern(welt: Welt, akteID: string, nummern: readonly string[]): void {
	for (const nummer of nummern) {
		if ((welt.vertragsnummern.get(nummer) ?? akteID) !== akteID) {
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
		schreibeFort(kontingentAggregat, k, { ...e, version: k.version + 1, meta } as Aufgezeichnet<KontingentEreignis>);
	}
}
