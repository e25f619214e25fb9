import { anfang } from '#commands/systembetrieb/grunddaten.ts';
import {
	adresseAggregat,
	adresseAlsReferenz,
	adresseStammdatum,
	setzeZyklusteilnahme,
} from '#domain/adresse/adresse.ts';
import { LEERE_ADRESSE, type Leistungen } from '#domain/adresse/adressfelder.ts';
import type { Aggregat } from '#domain/aggregat.ts';
import { addiereMonate, addiereTage } from '#domain/datum.ts';
import { PARAMETER_ID, parameterAlsReferenz, parameterStammdatum } from '#domain/parameter/parameter.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { hoechstbetrag, RECHT } from '#domain/recht/recht.ts';
import { werteAm } from '#domain/recht/regelwerk.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Adresse, Benutzer, Dienstart, Zyklus } from '#domain/referenzsaetze.ts';
import { type Akteur, PORTAL, type Rolle } from '#domain/rollen.ts';
import { dienstartAlsReferenz, dienstartStammdatum } from '#domain/stammdaten/dienstart.ts';
import { landStammdatum } from '#domain/stammdaten/land.ts';
import { legeUserAn, schalteFrei, setzeAutomatischeZuweisung } from '#domain/user/entscheidungen.ts';
import { benutzerAlsReferenz, userAggregat } from '#domain/user/user.ts';
import { legeVorgabenFest, legeZyklusAn, starteZyklus } from '#domain/zyklus/entscheidungen.ts';
import { zyklusAggregat, zyklusAlsReferenz } from '#domain/zyklus/zyklus.ts';
import { zyklusbudgetAggregat } from '#domain/zyklus/zyklusbudget.ts';
import { BEREICHE, NACHNAMEN, STRASSEN, VEREINE, VORNAMEN } from './namen.ts';
import { ORTE } from './orte.ts';
import { betriebsnummerVon, erfundenesKonto } from './person.ts';
import { Personen } from './personen.ts';
import { legeRechtstexteAn } from './rechtstexte.ts';
import { legeVorlagenAn } from './vorlagen.ts';
import type { Welt } from './welt.ts';
import { Zufall } from './zufall.ts';

/** An Einsatzstelle with its places and the people who act for it. */
export interface Stelle {
	readonly id: string;
	readonly orte: readonly string[];
	readonly mitarbeiter: Akteur;
	readonly betreuerIDs: readonly string[];
}

export interface Zyklusplan {
	readonly id: string;
	readonly start: string;
	readonly ende: string;
	/** Day it became the active one. */
	readonly aktivAb: string;
}

export interface Grundlage {
	readonly zyklen: readonly Zyklusplan[];
	readonly stellen: readonly Stelle[];
	readonly traeger: readonly Akteur[];
	readonly dienstarten: readonly Dienstart[];
	/** Ids of the entries of the selection lists, by aggregate. */
	readonly listen: ReadonlyMap<string, readonly string[]>;
	/** Reference data as it stood on a day. */
	referenzAm(tag: string): Referenz;
}

export interface Umfang {
	readonly heute: string;
	readonly zyklen: number;
	readonly stellen: number;
	readonly orte: number;
	/** Documents are asked for. */
	readonly dokumente: boolean;
}

const MONATE_VOR_START = 6;

/** Tenant, cycles, Einsatzstellen and staff: everything volunteers meet. */
export function legeGrundlage(welt: Welt, umfang: Umfang): Grundlage {
	const zyklen = plane(welt, umfang);
	welt.jetzt = `${addiereTage(zyklen[0]?.aktivAb ?? umfang.heute, -30)}T07:00:00.000Z`;
	const { parameter, dienstarten, listen } = legeMandantAn(welt);
	const rechtstexte = legeRechtstexteAn(welt);
	const benutzer = new Map<string, Benutzer>();
	const traeger = [
		konto(welt, benutzer, { vorname: 'Andrea', nachname: 'Vogt', email: 'admin@demo.test', rollen: ['ADMIN'] }),
		konto(welt, benutzer, {
			vorname: 'Sabine',
			nachname: 'Koch',
			email: 'traeger@demo.test',
			rollen: ['MA_VERWALTUNG'],
		}),
		konto(welt, benutzer, {
			vorname: 'Markus',
			nachname: 'Thielen',
			email: 'm.thielen@demo.test',
			rollen: ['MA_VERWALTUNG'],
		}),
	];
	const adressen = new Map<string, Adresse>();
	const kontakte = new Personen(welt, adressen);
	const zyklusIDs = zyklen.map((z) => z.id);
	const stellen = Array.from({ length: umfang.stellen }, (_, nr) => {
		const anzahlOrte =
			Math.floor((umfang.orte * (nr + 1)) / umfang.stellen) - Math.floor((umfang.orte * nr) / umfang.stellen);
		return legeStelleAn(welt, { nr, anzahlOrte, dienstarten, zyklusIDs, adressen, benutzer, kontakte, listen });
	});
	const referenzen = starteZyklen(welt, zyklen, dienstarten);
	const neuester = zyklen.at(-1) as Zyklusplan;
	welt.jetzt = `${addiereTage(neuester.aktivAb, -10)}T09:00:00.000Z`;
	const specs = umfang.dokumente ? legeVorlagenAn(welt, traeger[1] as Akteur, neuester.start) : [];
	const fest = {
		parameter,
		dienstarten: new Map(dienstarten.map((d) => [d.id, d])),
		adressen,
		benutzer,
		feldabfragen: [],
		rechtstexte,
		laenderEU: [],
	};
	const jeTag = new Map<string, Referenz>();
	const referenzAm = (tag: string): Referenz => {
		const stand = zyklen.findLast((z) => z.aktivAb <= tag)?.id ?? '';
		let referenz = jeTag.get(stand);
		if (!referenz) {
			const gefordert = tag >= neuester.aktivAb ? specs : [];
			referenz = { ...fest, specs: gefordert, zyklen: statusAm(referenzen, zyklen, tag) };
			jeTag.set(stand, referenz);
		}
		return referenz;
	};
	return { zyklen, stellen, traeger: traeger.slice(1), dienstarten, listen, referenzAm };
}

/** Service years from 1 September; the last one contains today. */
function plane(welt: Welt, { heute, zyklen }: Umfang): Zyklusplan[] {
	const jahr = Number(heute.slice(0, 4)) - (heute.slice(5) < '09-01' ? 1 : 0);
	return Array.from({ length: zyklen }, (_, i) => {
		const start = `${jahr - zyklen + 1 + i}-09-01`;
		return {
			id: welt.zufall.uuid(),
			start,
			ende: addiereTage(addiereMonate(start, 12), -1),
			aktivAb: addiereMonate(start, -MONATE_VOR_START),
		};
	});
}

/** So many countries there were when the lives of the demo were drawn; those that came later change none of them. */
const LAENDER = 133;

const KONTO_DES_TRAEGERS = '00000001';

function legeMandantAn(welt: Welt) {
	const spaeter = new Zufall(20_261_122);
	const felder = {
		...STANDARD_PARAMETER,
		mandantBezeichnung: 'Sportverband Lahn-Main',
		mandantKurzBezeichnung: 'SLM',
		mandantAdresse: 'Haus des Sports, Am Stadion 1, 35576 Wetzlar',
		mandantApMail: 'freiwilligendienste@demo.test',
		zulassung: 'Bescheid des Landesamts vom 12.03.2019, Az. 4-2019/17',
		mailReplyTo: 'freiwilligendienste@demo.test',
		barrierefreiheitBindung: 'FREIWILLIG' as const,
		claimtextKarte: 'Ein Jahr, das bleibt: Finden Sie Ihren Einsatzort im Sport.',
		vertragsnummerModus: 'PREFIX' as const,
		personOptInMail: true,
		bewerbungShowIsUsingWhatsapp: true,
		api: true,
		buchhaltungExport: true,
		zahlungskontoInhaber: 'Sportverband Lahn-Main',
		zahlungskontoIban: erfundenesKonto(KONTO_DES_TRAEGERS),
		// The number the Bundesbank gives as an example.
		glaeubigerID: 'DE98ZZZ09999999999',
		freieFelderBezeichnung: ['Trainerlizenz', 'Führerschein', '', '', ''],
	};
	const dienstarten: Dienstart[] = [];
	const listen = new Map<string, string[]>();
	for (const { aggregat, id, ereignisse } of anfang(felder, {
		heute: welt.jetzt.slice(0, 10),
		neueID: () => welt.zufall.uuid(),
	})) {
		const bisher = listen.get(aggregat.name) ?? [];
		const istSpaeteres = aggregat.name === landStammdatum.aggregat.name && bisher.length >= LAENDER;
		welt.schreibe(aggregat, id, ereignisse, PORTAL, istSpaeteres ? spaeter.uuid() : undefined);
		listen.set(aggregat.name, [...bisher, id]);
		if (aggregat.name === dienstartStammdatum.aggregat.name) {
			dienstarten.push(dienstartAlsReferenz(welt.lies(dienstartStammdatum.aggregat, id)));
		}
	}
	const parameter = parameterAlsReferenz(welt.lies(parameterStammdatum.aggregat, PARAMETER_ID));
	return { parameter, dienstarten, listen };
}

interface Konto {
	readonly vorname: string;
	readonly nachname: string;
	readonly email: string;
	readonly rollen: readonly Rolle[];
	readonly einsatzstelleIDs?: readonly string[];
	readonly einsatzortIDs?: readonly string[];
}

function konto(welt: Welt, benutzer: Map<string, Benutzer>, angaben: Konto, automatisch = false): Akteur {
	const id = welt.zufall.uuid();
	const { einsatzstelleIDs = [], einsatzortIDs = [], ...rest } = angaben;
	const user = welt.lies(userAggregat, id);
	welt.schreibe(
		userAggregat,
		id,
		legeUserAn(user, {
			...rest,
			einsatzstelleIDs: [...einsatzstelleIDs],
			einsatzortIDs: [],
			freiwilligerID: null,
			sprache: 'de',
		}),
		PORTAL,
	);
	welt.schreibe(userAggregat, id, schalteFrei(user), PORTAL);
	if (automatisch) welt.schreibe(userAggregat, id, setzeAutomatischeZuweisung(user, true), PORTAL);
	welt.nimm('EMAIL', angaben.email, userAggregat as Aggregat, id);
	benutzer.set(id, benutzerAlsReferenz(user));
	return { ...PORTAL, art: 'USER', userID: id, rollen: user.rollen, einsatzstelleIDs, einsatzortIDs };
}

interface Stellenplan {
	readonly nr: number;
	readonly anzahlOrte: number;
	readonly dienstarten: readonly Dienstart[];
	readonly zyklusIDs: readonly string[];
	readonly adressen: Map<string, Adresse>;
	readonly benutzer: Map<string, Benutzer>;
	readonly kontakte: Personen;
	readonly listen: ReadonlyMap<string, readonly string[]>;
}

/** Other ones at the next place; drawn from nothing, so that the lives stay as they are. */
const zweiVon = (ids: readonly string[], nr: number): string[] => [
	...new Set([nr, nr * 3 + 1].flatMap((i) => ids[i % ids.length] ?? [])),
];

/** What a place offers: not the same everywhere, but always money and holidays. */
const leistungenVon = (nr: number): Leistungen => ({
	TASCHENGELD: [45_000, 42_000, 45_000, 40_000][nr % 4] ?? null,
	ARBEITSSTUNDEN: nr % 5 === 0 ? 385 : 390,
	URLAUBSTAGE: nr % 2 === 0 ? 28 : 26,
	BILDUNGSTAGE: 25,
	VERPFLEGUNG: nr % 4 === 1,
	UNTERKUNFT: nr % 5 === 2,
	ZUSCHUSS_DEUTSCHLANDTICKET: nr % 3 === 1,
});

/** Whose contributions may be collected, from an account of a bank that doesn't exist; nobody without an account. */
function mandatVon(id: string, nr: number) {
	const iban = erfundenesKonto(id);
	const nummer = String(nr + 1).padStart(4, '0');
	return iban && { debitor: `7${nummer}`, mandatsreferenz: `SLM-${nummer}`, mandatsdatum: '2024-08-01', iban };
}

function legeStelleAn(welt: Welt, plan: Stellenplan): Stelle {
	const { zufall } = welt;
	const { nr } = plan;
	const stadt = ORTE[nr % ORTE.length] as (typeof ORTE)[number];
	const nummer = nr < VEREINE.length ? '' : ` ${Math.floor(nr / VEREINE.length) + 1}`;
	const name = `${VEREINE[nr % VEREINE.length]} ${stadt.name}${nummer}`;
	const id = zufall.uuid();
	const kontakt = {
		strasse: zufall.aus(STRASSEN),
		hausnummer: String(zufall.ganz(1, 80)),
		plz: stadt.plz,
		ort: stadt.name,
		telefon: `${stadt.vorwahl} ${zufall.ganz(100_000, 999_999)}`,
	};
	const gemeinsam = {
		...LEERE_ADRESSE,
		...kontakt,
		lat: Math.round((stadt.lat + (zufall.zahl() - 0.5) / 25) * 1e6),
		lon: Math.round((stadt.lon + (zufall.zahl() - 0.5) / 25) * 1e6),
	};
	erfasse(welt, plan, id, {
		...gemeinsam,
		typ: 'EINSATZSTELLE',
		bezeichnung: name,
		email: `stelle${nr + 1}@demo.test`,
		externeNummer: `E${String(nr + 1).padStart(4, '0')}`,
		isBuchhaltungTraeger: nr % 3 === 0,
		betriebsnummer: nr % 3 === 0 ? betriebsnummerVon(nr) : null,
		regulaereVollzeitstunden: nr % 5 === 0 ? 385 : 390,
		...(nr % 3 === 1 ? mandatVon(id, nr) : {}),
	});
	const orte = Array.from({ length: plan.anzahlOrte }, (_, i) => {
		const ortID = zufall.uuid();
		erfasse(welt, plan, ortID, {
			...gemeinsam,
			typ: 'EINSATZORT',
			uebergeordneteID: id,
			bezeichnung: i === 0 ? name : `${name}, ${BEREICHE[i % BEREICHE.length]}`,
			mindestalter: i === 0 ? 16 : null,
			dienstartIDs: plan.dienstarten.filter((d) => d.key !== 'FOEJ' || nr % 4 === 0).map((d) => d.id),
			sportartIDs: zweiVon(plan.listen.get('Sportart') ?? [], nr),
			taetigkeitsfeldIDs: zweiVon(plan.listen.get('Taetigkeitsfeld') ?? [], nr + i),
			taetigkeiten: 'Trainings begleiten, Ferienangebote vorbereiten, in der Geschäftsstelle mithelfen.',
			leistungen: leistungenVon(nr),
			beschreibung:
				'Sie begleiten Sportgruppen, helfen bei Veranstaltungen und lernen den Alltag eines Vereins kennen.',
		});
		return ortID;
	});
	const personen = [0, 1].map((i) => {
		const vorname = zufall.aus(VORNAMEN[zufall.ob(0.5) ? 'W' : 'M']);
		const nachname = zufall.aus(NACHNAMEN);
		const email = i === 0 && nr < 2 ? `verein${nr ? '2' : ''}@demo.test` : `betreuung${nr + 1}${'ab'[i]}@demo.test`;
		const akteur = konto(
			welt,
			plan.benutzer,
			{ vorname, nachname, email, rollen: ['MA_VEREIN'], einsatzstelleIDs: [id], einsatzortIDs: orte },
			i === 1 && nr % 2 === 0,
		);
		const userID = akteur.userID as string;
		const wer = { vorname, nachname, email, telefon: kontakt.telefon, userID, isBetreuer: i === 1 };
		plan.kontakte.ansprechpartner(wer, [id, ...orte]);
		return akteur;
	});
	plan.kontakte.weitere(nr, id, orte[0] ?? id);
	const [erste] = personen as [Akteur];
	return { id, orte, mitarbeiter: erste, betreuerIDs: personen.map((p) => p.userID as string) };
}

function erfasse(
	welt: Welt,
	plan: Stellenplan,
	id: string,
	felder: Parameters<typeof adresseStammdatum.erfasse>[1],
): void {
	const adresse = welt.schreibe(
		adresseAggregat,
		id,
		adresseStammdatum.erfasse(welt.lies(adresseAggregat, id), felder),
		PORTAL,
	);
	for (const zyklusID of plan.zyklusIDs) {
		welt.schreibe(
			adresseAggregat,
			id,
			setzeZyklusteilnahme(adresse, zyklusID, { isAktiv: true, isOnline: true }),
			PORTAL,
		);
	}
	if (felder.externeNummer) welt.nimm('EXTERNE_NUMMER', felder.externeNummer, adresseAggregat as Aggregat, id);
	plan.adressen.set(id, adresseAlsReferenz(adresse));
}

/** Cent; the law's as the cycle begins. */
const hoechstbetragAb = (start: string): number => hoechstbetrag(werteAm(RECHT.taschengeld, start));

function starteZyklen(
	welt: Welt,
	plaene: readonly Zyklusplan[],
	dienstarten: readonly Dienstart[],
): Map<string, Zyklus> {
	const referenzen = new Map<string, Zyklus>();
	for (const plan of plaene) {
		welt.jetzt = `${addiereTage(plan.aktivAb, -20)}T08:00:00.000Z`;
		const { start, ende } = plan;
		const zyklus = welt.lies(zyklusAggregat, plan.id);
		const bezeichnung = `${start.slice(0, 4)}/${ende.slice(0, 4)}`;
		const felder = {
			bezeichnung,
			start,
			ende,
			bewerbungVon: plan.aktivAb,
			bewerbungBis: null,
			kontingentabfrageFrist: null,
		};
		welt.schreibe(zyklusAggregat, plan.id, legeZyklusAn(zyklus, felder, referenzen.values()), PORTAL);
		welt.nimm('ZYKLUS_START', start, zyklusAggregat as Aggregat, plan.id);
		for (const d of dienstarten) {
			const werte = {
				// Years ago the law allowed less.
				taschengeld: Math.min(45_000, hoechstbetragAb(start)),
				taschengeldHoechstbetrag: hoechstbetragAb(start),
				wochenstunden: 390,
				estBeitrag: 41_500,
				urlaubstage: 26,
			};
			welt.schreibe(zyklusAggregat, plan.id, legeVorgabenFest(zyklus, d, werte), PORTAL);
		}
		referenzen.set(plan.id, zyklusAlsReferenz(zyklus, zyklusbudgetAggregat.start(plan.id)));
	}
	for (const [i, plan] of plaene.entries()) {
		welt.jetzt = `${plan.aktivAb}T06:00:00.000Z`;
		const bisheriger = i > 0 ? welt.lies(zyklusAggregat, plaene[i - 1]?.id ?? '') : null;
		const andere = plaene.filter(({ id }) => id !== plan.id).map(({ id }) => welt.lies(zyklusAggregat, id));
		const start = starteZyklus(welt.lies(zyklusAggregat, plan.id), bisheriger, andere);
		welt.schreibe(zyklusAggregat, plan.id, start.zyklus, PORTAL);
		if (bisheriger) welt.schreibe(zyklusAggregat, bisheriger.id, start.bisheriger, PORTAL);
	}
	return referenzen;
}

function statusAm(
	referenzen: ReadonlyMap<string, Zyklus>,
	plaene: readonly Zyklusplan[],
	tag: string,
): Map<string, Zyklus> {
	const aktiv = plaene.findLast((z) => z.aktivAb <= tag)?.id;
	const status = (plan: Zyklusplan) => (plan.id === aktiv ? 'AKTIV' : plan.aktivAb <= tag ? 'BEENDET' : 'ANGELEGT');
	return new Map(plaene.map((plan) => [plan.id, { ...(referenzen.get(plan.id) as Zyklus), status: status(plan) }]));
}
