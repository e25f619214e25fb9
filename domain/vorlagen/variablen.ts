/** Every placeholder there is, by group; its kind decides how it is written. */
import type { Feldart } from '#domain/felder/feld.ts';
import { PERSONENPLATZHALTER, SENSIBLE_PLATZHALTER, VERTRAGSPLATZHALTER } from './feldplatzhalter.ts';
import { TATSACHEN } from './tatsachen.ts';

export type Variablenart = 'TEXT' | 'DATUM' | 'EURO' | 'STUNDEN' | 'LISTE';

const EINSATZ = [
	'bezeichnung',
	'kurzname',
	'externe_nummer',
	'vkz',
	'betriebsnummer',
	'strasse',
	'hausnummer',
	'plz',
	'ort',
	'adresse',
	'strasse_hausnummer',
	'plz_ort',
	'telefon',
	'email',
	'debitor',
	'mandatsreferenz',
	'anerkannte_plaetze',
];
const BETREUENDE = ['name', 'email', 'telefon', 'funktion'];
const ERZIEHUNGSBERECHTIGTER = ['name', 'art', 'email', 'telefon', 'adresse'];

/** Table: Template variable catalogue. */
const GRUPPEN = {
	freiwilliger: [
		...['name', 'adresse', 'alter', 'volljaehrig'],
		...PERSONENPLATZHALTER.map(({ name }) => name),
		'status',
		// Forms have one field for two.
		...['nachname_vorname', 'strasse_hausnummer', 'plz_ort'],
	],
	erziehungsberechtigter_eins: ERZIEHUNGSBERECHTIGTER,
	erziehungsberechtigter_zwei: ERZIEHUNGSBERECHTIGTER,
	// The guardians of who isn't of age, as one sentence names them.
	vertretung: ['namen', 'anschrift'],
	// Of each of them, in a part that is there once for each.
	vertretende: ERZIEHUNGSBERECHTIGTER,
	// Several lines, for the window of an envelope.
	brief: ['anschriftfeld'],
	vertrag: [...VERTRAGSPLATZHALTER.map(({ name }) => name), 'dauer_monate', 'kuendigungsgrund'],
	// Written for one person in the workshop.
	zeugnis: ['taetigkeiten', 'merkmale', 'leistung', 'verhalten'],
	dienstart: ['bezeichnung', 'kurz', 'gesetz'],
	einsatzstelle: EINSATZ,
	einsatzort: EINSATZ,
	betreuer: BETREUENDE,
	traeger_betreuer: BETREUENDE,
	unterzeichner: BETREUENDE,
	zyklus: ['bezeichnung', 'start', 'ende'],
	mandant: ['bezeichnung', 'kurzbezeichnung', 'adresse', 'url', 'ap_mail', 'zulassung', 'logo'],
	seminar: ['titel', 'typ', 'von', 'bis', 'tage', 'ort'],
	nachweis: ['tage', 'status'],
	seminare: ['liste', 'tage_anerkannt', 'tage_pflicht', 'tage_offen'],
	datum: ['heute', 'jahr'],
	// Facts, which are asked for and never printed.
	wenn: Object.keys(TATSACHEN),
	benutzer: ['name', 'email'],
	empfaenger: ['anrede', 'vorname', 'nachname', 'name'],
	unterschrift: ['freiwilliger', 'erziehungsberechtigter', 'einsatzstelle', 'traeger'],
} satisfies Readonly<Record<string, readonly string[]>>;

/** What single mails add (table: Mail templates, special placeholders). */
const MAILGRUPPEN: Readonly<Record<string, readonly string[]>> = {
	// Whom it is about, said to her and said of her to others.
	ansprache: ['wer', 'wem', 'dienst', 'name'],
	meeting: ['link', 'termin'],
	termine: ['liste'],
	wuensche: ['liste'],
	email: ['neu'],
	einladung: ['gueltig_bis', 'absender'],
	barriere: ['nummer', 'seite', 'frist', 'absender', 'meldung'],
	schluessel: ['bezeichnung', 'gueltig_bis'],
	beitritt: ['name', 'email', 'einsatzstelle'],
	abfrage: ['frist'],
	datei: ['name'],
	downloads: ['liste'],
	dokument: ['name', 'form'],
	dokumente: ['liste'],
	mahnung: ['stufe'],
	signatur: ['link', 'gueltig_bis'],
	eintraege: ['liste'],
	nachweise: ['liste'],
	angebot: ['frist'],
	fehler: ['id'],
	anfrage: ['nummer', 'name', 'email'],
	umstaende: ['liste'],
	lauf: ['betrag', 'datum', 'monate', 'glaeubiger_id'],
	mandat: ['referenz', 'konto'],
};

/** Placeholders of single mails that belong to no group. */
const EINZELNE = ['link', 'betreff', 'nachricht', 'ergebnis', 'grund', 'frist', 'partei'];

const BESONDERE_ART: Readonly<Record<string, Variablenart>> = {
	'zyklus.start': 'DATUM',
	'zyklus.ende': 'DATUM',
	'seminar.von': 'DATUM',
	'seminar.bis': 'DATUM',
	'seminare.liste': 'LISTE',
	'datum.heute': 'DATUM',
	'wuensche.liste': 'LISTE',
	'einladung.gueltig_bis': 'DATUM',
	'abfrage.frist': 'DATUM',
	'barriere.frist': 'DATUM',
	'schluessel.gueltig_bis': 'DATUM',
	'dokumente.liste': 'LISTE',
	'downloads.liste': 'LISTE',
	'eintraege.liste': 'LISTE',
	'nachweise.liste': 'LISTE',
	'umstaende.liste': 'LISTE',
	'termine.liste': 'LISTE',
	'signatur.gueltig_bis': 'DATUM',
	'lauf.betrag': 'EURO',
	'lauf.datum': 'DATUM',
	frist: 'DATUM',
};

const NACH_FELDART: Partial<Record<Feldart['art'], Variablenart>> = {
	tag: 'DATUM',
	euro: 'EURO',
	stunden: 'STUNDEN',
	halbeTage: 'STUNDEN',
};

/** A map, so that names such as `constructor` find nothing. */
const VARIABLEN: ReadonlyMap<string, Variablenart> = new Map([
	...[
		...Object.entries({ ...GRUPPEN, ...MAILGRUPPEN }).flatMap(([gruppe, namen]) => namen.map((n) => `${gruppe}.${n}`)),
		...EINZELNE,
	].map((name) => [name, BESONDERE_ART[name] ?? 'TEXT'] as const),
	...[...PERSONENPLATZHALTER, ...VERTRAGSPLATZHALTER].map(
		({ variable, angaben }) => [variable, NACH_FELDART[angaben.art] ?? 'TEXT'] as const,
	),
]);

/** How a placeholder is written; null: there is none of this name. */
export const variablenart = (name: string): Variablenart | null => VARIABLEN.get(name) ?? null;

/** The group a placeholder belongs to; one without a group is its own. */
export const gruppeVon = (name: string): string => name.split('.', 1)[0] as string;

/** Groups and single names that every mail has. */
const GEMEINSAM = ['mandant', 'empfaenger', 'link', 'datum'];

/** Bank, tax, insurance, religion, disability, health (table: Field-level limits): nothing a mail may carry. */
export const SENSIBEL: readonly string[] = SENSIBLE_PLATZHALTER.map(({ variable }) => variable);

export interface Vorlagenvariable {
	readonly gruppe: string;
	/** As it stands in a template: `freiwilliger.vorname`. */
	readonly name: string;
}

/** What templates of documents may hold, in the order of the table. */
export const VORLAGENVARIABLEN: readonly Vorlagenvariable[] = Object.entries(GRUPPEN).flatMap(([gruppe, namen]) =>
	namen.map((name) => ({ gruppe, name: `${gruppe}.${name}` })),
);

/** Every placeholder of a mail with these groups and single names. */
export function namenInMail(kontext: readonly string[]): readonly string[] {
	const gruppen = [...GEMEINSAM, ...kontext];
	return [...VARIABLEN.keys()].filter((name) => gruppen.includes(gruppeVon(name)) && !SENSIBEL.includes(name));
}
