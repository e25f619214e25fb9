/** Columns of a claim's file. Tables: Exports, DSJ-Mittelabruf; money.md, funding programme, spalten. */
import type { EINHEITEN } from './arten.ts';

type Einheit = (typeof EINHEITEN)[number];

/** Those of the table in its order, then what else is known of a service. */
export const ABRUFSPALTEN = [
	'TRAEGER',
	'DIENSTART',
	'NACHNAME',
	'VORNAME',
	'GEBURTSDATUM',
	'GESCHLECHT',
	'EINSATZSTELLE',
	'PLZ',
	'DIENSTBEGINN',
	'DIENSTENDE',
	'MENGE',
	'SATZ',
	'SUMME',
	'VERTRAGSNUMMER',
	'BFD_KENNUNG',
	'WOHN_PLZ',
	'WOHNORT',
	'WOCHENSTUNDEN',
] as const;
export type Abrufspalte = (typeof ABRUFSPALTEN)[number];

/** A column as a programme wants it. */
export interface Spaltenwahl {
	readonly spalte: Abrufspalte;
	readonly kopf: string;
}

/** What is counted, and what is given for one. */
const ZAEHLUNG: Readonly<Record<Einheit, { readonly MENGE: string; readonly SATZ: string }>> = {
	TEILNEHMERMONAT: { MENGE: 'Teilnehmermonate im Zeitraum', SATZ: 'Förderbetrag je Monat' },
	TEILNEHMERTAG: { MENGE: 'Teilnehmertage im Zeitraum', SATZ: 'Förderbetrag je Tag' },
	PAUSCHALE: { MENGE: 'Pauschalen im Zeitraum', SATZ: 'Förderbetrag je Pauschale' },
};
const KOEPFE: Readonly<Record<Exclude<Abrufspalte, 'MENGE' | 'SATZ'>, string>> = {
	TRAEGER: 'Träger',
	DIENSTART: 'Dienstart',
	NACHNAME: 'Nachname',
	VORNAME: 'Vorname',
	GEBURTSDATUM: 'Geburtsdatum',
	GESCHLECHT: 'Geschlecht',
	EINSATZSTELLE: 'Einsatzstelle',
	PLZ: 'PLZ',
	DIENSTBEGINN: 'Dienstbeginn',
	DIENSTENDE: 'Dienstende',
	SUMME: 'Summe',
	VERTRAGSNUMMER: 'Vertragsnummer',
	BFD_KENNUNG: 'BFD-Kennung',
	WOHN_PLZ: 'PLZ des Wohnorts',
	WOHNORT: 'Wohnort',
	WOCHENSTUNDEN: 'Wochenstunden',
};

/** As the table calls it. */
export const spaltenname = (spalte: Abrufspalte, einheit: Einheit): string =>
	spalte === 'MENGE' || spalte === 'SATZ' ? ZAEHLUNG[einheit][spalte] : KOEPFE[spalte];

/** Those of the table. */
const VORGEGEBEN = ABRUFSPALTEN.slice(0, ABRUFSPALTEN.indexOf('SUMME') + 1);

export const vorgegebeneSpalten = (einheit: Einheit): readonly Spaltenwahl[] =>
	VORGEGEBEN.map((spalte) => ({ spalte, kopf: spaltenname(spalte, einheit) }));

/** null: as the table has them. */
export const spaltenVon = (spalten: readonly Spaltenwahl[] | null, einheit: Einheit): readonly Spaltenwahl[] =>
	spalten ?? vorgegebeneSpalten(einheit);
