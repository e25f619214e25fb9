/** From the cells of a row to values of their columns. */
import { type Adresstyp, LEERE_ADRESSE } from '#domain/adresse/adresse-felder.ts';
import type { Verzeichnisse } from './lesen.ts';
import { type Importspalte, type Spaltenkey, type Werte, werteVon } from './spalten.ts';
import { schluessel } from './text.ts';
import type { Zeilenmeldung } from './zeile.ts';

/** A row as the file has it. */
export interface Rohzeile {
	/** Line in the file, the headings being the first. */
	readonly nr: number;
	readonly zellen: readonly string[];
}

export interface GeleseneZeile {
	readonly nr: number;
	/** Null: a kind of address that isn't imported. */
	readonly typ: Extract<Adresstyp, 'EINSATZSTELLE' | 'EINSATZORT'> | null;
	/** As the file writes it. */
	readonly typwort: string;
	/** What the file says; an empty cell says nothing. */
	readonly werte: Werte;
	readonly meldungen: readonly Zeilenmeldung[];
}

/** Written into a cell, it empties the field. */
export const LEEREN = '-';
const LEER = werteVon(LEERE_ADRESSE, null);

/** Exports keep a spreadsheet from calculating with an apostrophe in front. */
const GESCHUETZT = /^'(?=[=+\-@\t\r])/;
const sauber = (zelle: string): string => zelle.normalize('NFC').trim().replace(GESCHUETZT, '').trim();

const NUR_STELLEN_UND_ORTE = 'Nur Einsatzstellen und Einsatzorte können importiert werden.';
const TYPEN = { einsatzstelle: 'EINSATZSTELLE', einsatzort: 'EINSATZORT' } as const;

export function liesZeile(
	{ nr, zellen }: Rohzeile,
	spalten: readonly (Importspalte | null)[],
	verzeichnisse: Verzeichnisse,
): GeleseneZeile {
	const werte: Partial<Record<Spaltenkey, unknown>> = {};
	const meldungen: Zeilenmeldung[] = [];
	let typwort = '';
	spalten.forEach((spalte, i) => {
		const text = sauber(zellen[i] ?? '');
		if (spalte === null || text === '') return;
		if (spalte.key === 'typ') typwort = text;
		else if (text === LEEREN) werte[spalte.key] = LEER[spalte.key] ?? null;
		else {
			const gelesen = spalte.lies(text, verzeichnisse);
			if ('fehler' in gelesen) meldungen.push({ istFehler: true, spalte: spalte.kopf, text: gelesen.fehler });
			else werte[spalte.key] = gelesen.wert;
		}
	});
	const typ = TYPEN[schluessel(typwort) as keyof typeof TYPEN] ?? null;
	if (typ === null) meldungen.unshift({ istFehler: true, spalte: 'Typ', text: NUR_STELLEN_UND_ORTE });
	return { nr, typ, typwort, werte, meldungen };
}
