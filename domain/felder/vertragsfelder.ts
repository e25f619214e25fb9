/**
 * The fields of a contract (table: Vertrag), each declared once, in the order of the page: what it holds, who settles
 * it, whom a change concerns, what templates call it.
 */
import { type Feldangaben, type Feldart, type Feldwert, feldnamen } from './feld.ts';

export type Vertragsgruppe = 'KOPF' | 'ZEITRAUM' | 'ARBEITSZEIT' | 'LEISTUNGEN';

/** What is said of a field beside what it holds. */
interface Vertragsmerkmale extends Feldangaben {
	readonly gruppe: Vertragsgruppe;
	/** No term: a step of its own sets it. */
	readonly schritt?: true;
	/** Shown only once it has a value. */
	readonly spaeter?: true;
	/** The agreement is about it; whether the Einsatzstelle settles it is a parameter (G21), or always so. */
	readonly einigung?: true | 'STELLE';
	/** May change though the contract is signed: it doesn't touch what was agreed on. */
	readonly nachUnterschrift?: true;
	/** Settled between Einsatzstelle and Traeger: none of the volunteer's business (docs/adr/0005). */
	readonly untereinander?: true;
	readonly einheit?: string;
}

export type Vertragsangaben = Feldart & Vertragsmerkmale;

const FELDER = {
	vertragsnummer: {
		bezeichnung: 'Vertragsnummer',
		art: 'text',
		max: 100,
		gruppe: 'KOPF',
		schritt: true,
		platzhalter: { name: 'nummer', beispiel: 'FSJ-2025-0042' },
	},
	einsatzortID: { bezeichnung: 'Einsatzort', art: 'ort', immer: true, gruppe: 'ZEITRAUM', einigung: true },
	vertragsbeginn: {
		bezeichnung: 'Vertragsbeginn',
		art: 'tag',
		gruppe: 'ZEITRAUM',
		einigung: 'STELLE',
		platzhalter: { name: 'beginn', beispiel: '01.09.2025' },
	},
	vertragsende: {
		bezeichnung: 'Vertragsende',
		art: 'tag',
		gruppe: 'ZEITRAUM',
		einigung: 'STELLE',
		platzhalter: { name: 'ende', beispiel: '31.08.2026' },
	},
	dienstantritt: {
		bezeichnung: 'Dienstantritt',
		art: 'tag',
		gruppe: 'ZEITRAUM',
		schritt: true,
		spaeter: true,
		platzhalter: { name: 'dienstantritt', beispiel: '01.09.2025' },
	},
	// From contract 3000 on; null: vertragsende.
	geplantesEnde: {
		bezeichnung: 'Geplantes Ende',
		art: 'tag',
		gruppe: 'ZEITRAUM',
		spaeter: true,
		nachUnterschrift: true,
		platzhalter: { name: 'geplantes_ende', beispiel: '31.08.2026' },
	},
	dienstende: {
		bezeichnung: 'Dienstende',
		art: 'tag',
		gruppe: 'ZEITRAUM',
		schritt: true,
		spaeter: true,
		platzhalter: { name: 'dienstende', beispiel: '31.08.2026' },
	},
	// Who ended it before the agreed end; why stands with the application.
	kuendigungDurch: {
		bezeichnung: 'Vorzeitig beendet durch',
		art: 'auswahl',
		werte: {
			FREIWILLIGER: 'Freiwillige Person',
			EINSATZSTELLE: 'Einsatzstelle',
			TRAEGER: 'Träger',
			EINVERNEHMLICH: 'Einvernehmlich',
		},
		gruppe: 'ZEITRAUM',
		schritt: true,
		spaeter: true,
		platzhalter: { name: 'kuendigung_durch', beispiel: 'Einvernehmlich' },
	},
	wochenstunden: {
		bezeichnung: 'Wochenarbeitszeit',
		art: 'stunden',
		einheit: 'h',
		gruppe: 'ARBEITSZEIT',
		einigung: true,
		platzhalter: { name: 'wochenstunden', beispiel: '39' },
	},
	isTeilzeit: { bezeichnung: 'Teilzeit', art: 'schalter', immer: true, gruppe: 'ARBEITSZEIT', einigung: true },
	// An alternating week counts by its average.
	diensttageProWoche: {
		bezeichnung: 'Diensttage pro Woche',
		art: 'halbeTage',
		min: 10,
		max: 60,
		immer: true,
		einheit: 'Tage',
		gruppe: 'ARBEITSZEIT',
		einigung: true,
		platzhalter: { name: 'diensttage_pro_woche', beispiel: '5' },
	},
	urlaubstage: {
		bezeichnung: 'Urlaubstage',
		art: 'anzahl',
		max: 60,
		einheit: 'Tage',
		gruppe: 'ARBEITSZEIT',
		einigung: true,
		platzhalter: { name: 'urlaubstage', beispiel: '26' },
	},
	// Left when the service ended: paid out.
	resturlaubTage: {
		bezeichnung: 'Resturlaub am Dienstende',
		art: 'halbeTage',
		min: 0,
		max: 600,
		einheit: 'Tage',
		gruppe: 'ARBEITSZEIT',
		schritt: true,
		spaeter: true,
		platzhalter: { name: 'resturlaub', beispiel: '2,5' },
	},
	probezeitWochen: {
		bezeichnung: 'Probezeit in Wochen',
		art: 'anzahl',
		max: 12,
		einheit: 'Wochen',
		gruppe: 'ARBEITSZEIT',
		einigung: true,
		platzhalter: { name: 'probezeit', beispiel: '6 Wochen' },
	},
	// Set by hand; null: computed.
	seminartagePflicht: {
		bezeichnung: 'Seminartage',
		art: 'anzahl',
		max: 60,
		einheit: 'Tage',
		gruppe: 'ARBEITSZEIT',
		platzhalter: { name: 'seminartage', beispiel: '25' },
	},
	// null: not laid down.
	dienstwoche: {
		bezeichnung: 'Dienstwoche',
		art: 'woche',
		gruppe: 'ARBEITSZEIT',
		einigung: true,
		platzhalter: { name: 'dienstwoche', beispiel: 'Mo 8, Di 8, Mi 8, Do 8, Fr 7' },
	},
	taschengeld: {
		bezeichnung: 'Taschengeld',
		art: 'euro',
		gruppe: 'LEISTUNGEN',
		einigung: true,
		platzhalter: { name: 'taschengeld', beispiel: '450,00 €' },
	},
	unterkunft: {
		bezeichnung: 'Unterkunft',
		art: 'auswahl',
		werte: { NONE: 'keine', ROOM: 'Zimmer', APARTMENT: 'Wohnung' },
		gruppe: 'LEISTUNGEN',
		einigung: true,
		nachUnterschrift: true,
		platzhalter: { name: 'unterkunft', beispiel: 'nein' },
	},
	geldersatzUnterkunft: {
		bezeichnung: 'Geldersatz für Unterkunft',
		art: 'euro',
		gruppe: 'LEISTUNGEN',
		einigung: true,
		nachUnterschrift: true,
	},
	verpflegung: {
		bezeichnung: 'Verpflegung',
		art: 'auswahl',
		werte: { NONE: 'keine', DAILY_MEAL: 'eine Mahlzeit am Tag', FULL: 'Vollverpflegung' },
		gruppe: 'LEISTUNGEN',
		einigung: true,
		nachUnterschrift: true,
		platzhalter: { name: 'verpflegung', beispiel: 'nein' },
	},
	geldersatzVerpflegung: {
		bezeichnung: 'Geldersatz für Verpflegung',
		art: 'euro',
		gruppe: 'LEISTUNGEN',
		einigung: true,
		nachUnterschrift: true,
	},
	zuschussDeutschlandticket: {
		bezeichnung: 'Zuschuss zum Deutschlandticket',
		art: 'euro',
		max: 20_000,
		gruppe: 'LEISTUNGEN',
		einigung: true,
		nachUnterschrift: true,
		platzhalter: { name: 'deutschlandticket', beispiel: '30,00 €' },
	},
	mobilitaetszuschlag: {
		bezeichnung: 'Mobilitätszuschlag',
		art: 'euro',
		max: 50_000,
		gruppe: 'LEISTUNGEN',
		einigung: true,
		nachUnterschrift: true,
		platzhalter: { name: 'mobilitaetszuschlag', beispiel: '0,00 €' },
	},
	// Per month.
	estBeitrag: {
		bezeichnung: 'Einsatzstellenbeitrag',
		art: 'euro',
		gruppe: 'LEISTUNGEN',
		einigung: true,
		nachUnterschrift: true,
		untereinander: true,
		platzhalter: { name: 'est_beitrag', beispiel: '1.234,50 €' },
	},
	isBuchhaltungTraeger: {
		bezeichnung: 'Buchhaltung durch den Träger',
		art: 'schalter',
		immer: true,
		gruppe: 'LEISTUNGEN',
		untereinander: true,
	},
	isSonderkonzept: {
		bezeichnung: 'Sonderkonzept',
		art: 'schalter',
		immer: true,
		gruppe: 'LEISTUNGEN',
		untereinander: true,
	},
	isAbschnitte: {
		bezeichnung: 'Dienst in Abschnitten',
		art: 'schalter',
		immer: true,
		gruppe: 'LEISTUNGEN',
		untereinander: true,
	},
} as const satisfies Readonly<Record<string, Vertragsangaben>>;

type Felder = typeof FELDER;
export type Vertragsfeld = keyof Felder;
/** What two sides agree on: everything but what a step sets. */
export type Bedingung = {
	[F in Vertragsfeld]: Felder[F] extends { schritt: true } ? never : F;
}[Vertragsfeld];
/** The terms an agreement is about; which of them the Einsatzstelle settles is a parameter (G21). */
export type Einigungsfeld = {
	[F in Vertragsfeld]: Felder[F] extends { einigung: true | 'STELLE' } ? F : never;
}[Vertragsfeld];

/** The terms by what they hold; names are those on the wire. */
export type Bedingungswerte = {
	[F in Bedingung]: Feldwert<Felder[F]> | (Felder[F] extends { immer: true } ? never : null);
};

export const VERTRAGSFELDER: { readonly [F in Vertragsfeld]: Felder[F] & Vertragsmerkmale } = FELDER;
export const VERTRAGSFELDNAMEN: readonly Vertragsfeld[] = feldnamen(FELDER);
export const istVertragsfeld = (feld: string): feld is Vertragsfeld => Object.hasOwn(FELDER, feld);

export const BEDINGUNGEN = VERTRAGSFELDNAMEN.filter(
	(feld): feld is Bedingung => VERTRAGSFELDER[feld].schritt === undefined,
);
export const EINIGUNGSFELDER = VERTRAGSFELDNAMEN.filter(
	(feld): feld is Einigungsfeld => VERTRAGSFELDER[feld].einigung !== undefined,
);

export type KuendigungDurch = Feldwert<Felder['kuendigungDurch']>;
export const KUENDIGUNG_DURCH = Object.keys(FELDER.kuendigungDurch.werte) as [KuendigungDurch, ...KuendigungDurch[]];

/** The declarations of the terms. */
export const BEDINGUNGSFELDER = Object.fromEntries(BEDINGUNGEN.map((feld) => [feld, FELDER[feld]])) as Pick<
	Felder,
	Bedingung
>;
