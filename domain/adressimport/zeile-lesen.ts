/** From the cells of a row to values of their columns. */
import { LEERE_ADRESSE } from '#domain/adresse/adressfelder.ts';
import { ALS_UTF8, unlesbares } from '#domain/format/dateitext.ts';
import type { Adresstyp } from '#domain/stammdaten/adresstyp.ts';
import { type Kontaktangabe, type Kontaktzellen, liesKontakt } from './kontakt-lesen.ts';
import { istKontaktspalte, KONTAKTE, type Kontaktfeld, type Kontaktnummer, kontaktteile } from './kontaktspalten.ts';
import type { Kopf } from './kopf.ts';
import type { Verzeichnisse } from './lesen.ts';
import { type Spaltenkey, type Werte, werteVon } from './spalten.ts';
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
	/** Null: a kind of address that isn't imported. Where the file says nothing, an Einsatzstelle until it is looked up. */
	readonly typ: Extract<Adresstyp, 'EINSATZSTELLE' | 'EINSATZORT'> | null;
	/** As the file writes it. */
	readonly typwort: string;
	/** What the file says; an empty cell says nothing. */
	readonly werte: Werte;
	/** The cells that these values were read from. */
	readonly zellen: Readonly<Partial<Record<Spaltenkey, string>>>;
	readonly kontakte: readonly Kontaktangabe[];
	readonly meldungen: readonly Zeilenmeldung[];
}

/** Written into a cell, it empties the field. */
export const LEEREN = '-';
const LEER = werteVon(LEERE_ADRESSE, null);

/** Exports keep a spreadsheet from calculating with an apostrophe in front. */
const GESCHUETZT = /^'(?=[=+\-@\t\r\n＝＋－＠])/;
export const sauber = (zelle: string): string => zelle.normalize('NFC').trim().replace(GESCHUETZT, '').trim();

const NUR_STELLEN_UND_ORTE = 'Nur Einsatzstellen und Einsatzorte können importiert werden.';
const TYPEN = { einsatzstelle: 'EINSATZSTELLE', einsatzort: 'EINSATZORT' } as const;

export const alsTyp = (wort: string): GeleseneZeile['typ'] => TYPEN[schluessel(wort) as keyof typeof TYPEN] ?? null;

export function liesZeile(
	{ nr, zellen }: Rohzeile,
	{ spalten, breite }: Pick<Kopf, 'spalten' | 'breite'>,
	verzeichnisse: Verzeichnisse,
): GeleseneZeile {
	const werte: Partial<Record<Spaltenkey, unknown>> = {};
	const gelesene: Partial<Record<Spaltenkey, string>> = {};
	const kontakte: Partial<Record<Kontaktnummer, Partial<Record<Kontaktfeld, string>>>> = {};
	const meldungen = [...ueberzaehlig(zellen, spalten, breite), ...unleserliche(zellen)];
	let typwort = '';
	spalten.forEach((spalte, i) => {
		const text = sauber(zellen[i] ?? '');
		if (spalte === null || text === '') return;
		if (spalte.key === 'typ') typwort = text;
		else if (text === LEEREN) {
			if (!istKontaktspalte(spalte)) werte[spalte.key] = LEER[spalte.key] ?? null;
		} else {
			const gelesen = spalte.lies(text, verzeichnisse);
			if ('fehler' in gelesen) meldungen.push({ istFehler: true, spalte: spalte.kopf, text: gelesen.fehler });
			else if (!istKontaktspalte(spalte)) {
				werte[spalte.key] = gelesen.wert;
				gelesene[spalte.key] = text;
			} else {
				const [kontakt, feld] = kontaktteile(spalte.key);
				kontakte[kontakt] = { ...kontakte[kontakt], [feld]: text };
			}
		}
	});
	const typ = typwort === '' ? 'EINSATZSTELLE' : alsTyp(typwort);
	if (typ === null) meldungen.unshift({ istFehler: true, spalte: 'Typ', text: NUR_STELLEN_UND_ORTE });
	const personen = KONTAKTE.flatMap((kontakt) => {
		const angegeben: Kontaktzellen | undefined = kontakte[kontakt];
		return angegeben ? [liesKontakt(kontakt, nr, angegeben, verzeichnisse)] : [];
	});
	return { nr, typ, typwort, werte, zellen: gelesene, kontakte: personen, meldungen };
}

/** What stands beyond the headings belongs to no column: a separator too many has moved the cells before it, too. */
function ueberzaehlig(zellen: readonly string[], spalten: Kopf['spalten'], breite: number): Zeilenmeldung[] {
	if (!zellen.some((zelle, i) => i >= breite && !spalten[i] && sauber(zelle) !== '')) return [];
	const anzahl = zellen.findLastIndex((zelle) => sauber(zelle) !== '') + 1;
	const text = `Die Zeile hat ${anzahl} Zellen, die Überschrift ${breite}. ${ZU_VIELE}`;
	return [{ istFehler: true, spalte: null, text }];
}

function unleserliche(zellen: readonly string[]): Zeilenmeldung[] {
	const falsches = zellen.map((zelle) => unlesbares(zelle)).find((gefunden) => gefunden !== null);
	if (!falsches) return [];
	return [
		{ istFehler: true, spalte: null, text: `Die Zeile enthält unlesbare Zeichen („${falsches.wort}“). ${ALS_UTF8}` },
	];
}

const ZU_VIELE =
	'Bitte setzen Sie Texte mit Trennzeichen in Anführungszeichen, oder geben Sie der Spalte eine Überschrift.';
