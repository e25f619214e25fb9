/**
 * How a payroll program wants its file: data, read by `lohndatei.ts`. Table: money.md, files, payroll. Which of it is known
 * from where, and what only a trial import can tell, stands in docs/lohndateien.md.
 */
import type { Lohnwerte } from './lohnperson.ts';

export const LOHNFORMATE = ['LODAS', 'LUG', 'LUG_STAMM'] as const;
export type Lohnformat = (typeof LOHNFORMATE)[number];

/** How a cell is written. */
export type Zellform = 'TEXT' | 'ZIFFERN' | 'TAG' | 'BETRAG' | 'ZEHNTEL';

export interface Lohnspalte {
	/** What the program calls it; written where the file describes its columns. */
	readonly kopf: string;
	/** A value of the person, an amount of the month, a word that is always the same, or what the row is about. */
	readonly quelle: keyof Lohnwerte | { readonly fest: string } | 'MONAT' | 'LOHNART' | 'LOHNBETRAG';
	readonly form: Zellform;
	/** Characters; a longer text is cut. */
	readonly breite: number;
}

export interface Lohnsatz {
	/** Number of the record, where the program numbers them. */
	readonly nr: number | null;
	/** What it is called; null: by its columns alone. */
	readonly tabelle: string | null;
	/** Master data, once per person, or one row per amount of the month. */
	readonly je: 'PERSON' | 'LOHNART';
	readonly spalten: readonly Lohnspalte[];
}

export interface Lohnabschnitt {
	/** Before its rows; `{monat}` and the like are filled in. */
	readonly kopf: readonly string[];
	readonly saetze: readonly Lohnsatz[];
}

export interface Spaltenplan {
	readonly bezeichnung: string;
	readonly trenner: string;
	/** Around texts; null: none are set. */
	readonly begrenzer: string | null;
	readonly dezimal: string;
	readonly datum: 'TT.MM.JJJJ' | 'TT/MM/JJJJ';
	/** Does a row end with the separator? */
	readonly endetMitTrenner: boolean;
	readonly kopf: readonly string[];
	/** Are the columns named before their rows, and under which heading? null: they stand in an order agreed upon. */
	readonly beschreibung: { readonly kopf: string | null } | null;
	readonly abschnitte: readonly Lohnabschnitt[];
}

const PNR: Lohnspalte = { kopf: 'pnr#psd', quelle: 'personalnummer', form: 'ZIFFERN', breite: 5 };

/** What the program can hold and these files say nothing of. */
const leer = (kopf: string): Lohnspalte => ({ kopf, quelle: { fest: '' }, form: 'TEXT', breite: 0 });

/** Of social insurance: whoever does a voluntary service. */
const PERSONENGRUPPE = '123';

export const SPALTENPLAENE: Readonly<Record<Lohnformat, Spaltenplan>> = {
	LODAS: {
		bezeichnung: 'DATEV LODAS',
		...{ trenner: ';', begrenzer: '"', dezimal: ',', datum: 'TT.MM.JJJJ', endetMitTrenner: true },
		kopf: [
			'[Allgemein]',
			'Ziel=LODAS',
			'Version_SST=1.0',
			'BeraterNr={berater}',
			'MandantenNr={mandant}',
			'Datumsformat=TT.MM.JJJJ',
			'Feldtrennzeichen=;',
			'Zahlenkomma=,',
			'Stringbegrenzer="',
			'Kommentarzeichen=*',
			'StammdatenGueltigAb={monatserster}',
			// The numbers are those of the program itself, not of the tenant beside it.
			'BetrieblichePNrVerwenden=Nein',
			'{vorschau}',
		],
		beschreibung: { kopf: '[Satzbeschreibung]' },
		abschnitte: [
			{
				kopf: ['[Stammdaten]'],
				saetze: [
					{
						...{ nr: 10, tabelle: 'u_lod_psd_mitarbeiter', je: 'PERSON' },
						spalten: [
							PNR,
							{ kopf: 'duevo_familienname#psd', quelle: 'nachname', form: 'TEXT', breite: 30 },
							{ kopf: 'duevo_vorname#psd', quelle: 'vorname', form: 'TEXT', breite: 30 },
							{ kopf: 'gebname#psd', quelle: 'geburtsname', form: 'TEXT', breite: 30 },
							{ kopf: 'geburtsdatum_ttmmjj#psd', quelle: 'geburtsdatum', form: 'TAG', breite: 10 },
							{ kopf: 'gebort#psd', quelle: 'geburtsort', form: 'TEXT', breite: 34 },
							{ kopf: 'adresse_strassenname#psd', quelle: 'strasse', form: 'TEXT', breite: 33 },
							{ kopf: 'adresse_strasse_nr#psd', quelle: 'hausnummer', form: 'TEXT', breite: 9 },
							{ kopf: 'adresse_plz#psd', quelle: 'plz', form: 'TEXT', breite: 10 },
							{ kopf: 'adresse_ort#psd', quelle: 'ort', form: 'TEXT', breite: 34 },
							{ kopf: 'sozialversicherung_nr#psd', quelle: 'sozialversicherungsnummer', form: 'TEXT', breite: 12 },
						],
					},
					{
						...{ nr: 11, tabelle: 'u_lod_psd_beschaeftigung', je: 'PERSON' },
						spalten: [
							PNR,
							{ kopf: 'eintrittdatum#psd', quelle: 'eintritt', form: 'TAG', breite: 10 },
							{ kopf: 'austrittdatum#psd', quelle: 'austritt', form: 'TAG', breite: 10 },
						],
					},
					{
						...{ nr: 12, tabelle: 'u_lod_psd_taetigkeit', je: 'PERSON' },
						spalten: [PNR, { kopf: 'persgrs#psd', quelle: { fest: PERSONENGRUPPE }, form: 'ZIFFERN', breite: 3 }],
					},
					{
						...{ nr: 13, tabelle: 'u_lod_psd_arbeitszeit_regelm', je: 'PERSON' },
						spalten: [PNR, { kopf: 'az_wtl_indiv#psd', quelle: 'wochenstunden', form: 'ZEHNTEL', breite: 5 }],
					},
					{
						...{ nr: 14, tabelle: 'u_lod_psd_steuer', je: 'PERSON' },
						spalten: [PNR, { kopf: 'identifikationsnummer#psd', quelle: 'steuerID', form: 'ZIFFERN', breite: 11 }],
					},
					{
						...{ nr: 15, tabelle: 'u_lod_psd_ma_bank', je: 'PERSON' },
						spalten: [
							PNR,
							{ kopf: 'ma_iban#psd', quelle: 'iban', form: 'TEXT', breite: 34 },
							{ kopf: 'ma_bic#psd', quelle: 'bic', form: 'TEXT', breite: 11 },
						],
					},
				],
			},
			{
				kopf: ['[Bewegungsdaten]'],
				saetze: [
					{
						...{ nr: 20, tabelle: 'u_lod_bwd_buchung_standard', je: 'LOHNART' },
						spalten: [
							{ kopf: 'abrechnung_zeitraum#bwd', quelle: 'MONAT', form: 'TAG', breite: 10 },
							{ ...PNR, kopf: 'pnr#bwd' },
							{ kopf: 'la_eigene#bwd', quelle: 'LOHNART', form: 'ZIFFERN', breite: 4 },
							// 2: an amount, where 1 would be hours.
							{ kopf: 'bs_nr#bwd', quelle: { fest: '2' }, form: 'ZIFFERN', breite: 2 },
							{ kopf: 'bs_wert_butab#bwd', quelle: 'LOHNBETRAG', form: 'BETRAG', breite: 10 },
						],
					},
				],
			},
		],
	},
	// By the month: a row per kind of pay, in the order of the profile the program comes with; no names of columns.
	LUG: {
		bezeichnung: 'DATEV Lohn und Gehalt, Bewegungsdaten',
		...{ trenner: ';', begrenzer: null, dezimal: ',', datum: 'TT.MM.JJJJ', endetMitTrenner: false },
		kopf: ['{berater};{mandant};{mm/jjjj}'],
		beschreibung: null,
		abschnitte: [
			{
				kopf: [],
				saetze: [
					{
						...{ nr: null, tabelle: null, je: 'LOHNART' },
						spalten: [
							{ kopf: 'Personalnummer', quelle: 'personalnummer', form: 'ZIFFERN', breite: 5 },
							{ kopf: 'Lohnartennummer', quelle: 'LOHNART', form: 'ZIFFERN', breite: 4 },
							leer('Stundenanzahl'),
							leer('Tagesanzahl'),
							{ kopf: 'Wert', quelle: 'LOHNBETRAG', form: 'BETRAG', breite: 10 },
							leer('Abweichender Faktor'),
							leer('Abweichende Lohnveränderung'),
							leer('Kostenstellennummer'),
							leer('Kostenträger'),
						],
					},
				],
			},
		],
	},
	// Read by the import of master data, which is told once what each column is.
	LUG_STAMM: {
		bezeichnung: 'DATEV Lohn und Gehalt, Stammdaten',
		...{ trenner: ';', begrenzer: null, dezimal: ',', datum: 'TT.MM.JJJJ', endetMitTrenner: false },
		kopf: [],
		beschreibung: { kopf: null },
		abschnitte: [
			{
				kopf: [],
				saetze: [
					{
						...{ nr: null, tabelle: null, je: 'PERSON' },
						spalten: [
							{ kopf: 'Personalnummer', quelle: 'personalnummer', form: 'ZIFFERN', breite: 5 },
							{ kopf: 'Nachname', quelle: 'nachname', form: 'TEXT', breite: 30 },
							{ kopf: 'Vorname', quelle: 'vorname', form: 'TEXT', breite: 30 },
							{ kopf: 'Geburtsname', quelle: 'geburtsname', form: 'TEXT', breite: 30 },
							{ kopf: 'Geburtsdatum', quelle: 'geburtsdatum', form: 'TAG', breite: 10 },
							{ kopf: 'Geburtsort', quelle: 'geburtsort', form: 'TEXT', breite: 34 },
							{ kopf: 'Straße', quelle: 'strasse', form: 'TEXT', breite: 33 },
							{ kopf: 'Hausnummer', quelle: 'hausnummer', form: 'TEXT', breite: 9 },
							{ kopf: 'PLZ', quelle: 'plz', form: 'TEXT', breite: 10 },
							{ kopf: 'Ort', quelle: 'ort', form: 'TEXT', breite: 34 },
							{ kopf: 'Personengruppe', quelle: { fest: PERSONENGRUPPE }, form: 'ZIFFERN', breite: 3 },
							{ kopf: 'Steuer-ID', quelle: 'steuerID', form: 'ZIFFERN', breite: 11 },
							{ kopf: 'SV-Nummer', quelle: 'sozialversicherungsnummer', form: 'TEXT', breite: 12 },
							{ kopf: 'Krankenkasse', quelle: 'krankenkasse', form: 'TEXT', breite: 50 },
							{ kopf: 'Versicherungspflichtig bis', quelle: 'versicherungspflichtigBis', form: 'TAG', breite: 10 },
							{ kopf: 'Eintritt', quelle: 'eintritt', form: 'TAG', breite: 10 },
							{ kopf: 'Austritt', quelle: 'austritt', form: 'TAG', breite: 10 },
							{ kopf: 'Wochenstunden', quelle: 'wochenstunden', form: 'ZEHNTEL', breite: 5 },
							{ kopf: 'Diensttage je Woche', quelle: 'diensttageProWoche', form: 'ZEHNTEL', breite: 4 },
							{ kopf: 'Betriebsnummer', quelle: 'betriebsnummer', form: 'TEXT', breite: 15 },
							{ kopf: 'IBAN', quelle: 'iban', form: 'TEXT', breite: 34 },
							{ kopf: 'BIC', quelle: 'bic', form: 'TEXT', breite: 11 },
						],
					},
				],
			},
		],
	},
};
