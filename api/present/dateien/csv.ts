import { stringify } from 'csv-stringify/sync';

/** A column of an export: its heading and what stands in it. */
export interface Spalte<Zeile> {
	readonly kopf: string;
	wert(zeile: Zeile): string | number | null | undefined;
}

/** What a spreadsheet would take for a formula; some do so with the wide forms of Japanese keyboards. */
const FORMEL = /^[=+\-@\t\r\n＝＋－＠]/;

/** Text that stays text: a leading apostrophe where a spreadsheet would calculate. */
export const alsText = (wert: string): string => (FORMEL.test(wert) ? `'${wert}` : wert);

/** CSV as German Excel opens it: UTF-8 with BOM, semicolons. Numbers come as formatted text. */
const FORM = { delimiter: ';', record_delimiter: '\r\n' } as const;

const kopf = (spalten: readonly { readonly kopf: string }[]): string =>
	stringify([spalten.map((s) => alsText(s.kopf))], { ...FORM, bom: true });

const inhalt = <Zeile>(spalten: readonly Spalte<Zeile>[], zeilen: Iterable<Zeile>): string => {
	let text = '';
	for (const z of zeilen) text += zeile(spalten.map((s) => alsText(String(s.wert(z) ?? ''))));
	return text;
};

const BESONDERES = /[;"\r\n]/;

/** Most rows have nothing in them that would have to be quoted. */
const zeile = (werte: readonly string[]): string =>
	werte.some((wert) => BESONDERES.test(wert))
		? stringify([werte], FORM)
		: werte.join(FORM.delimiter) + FORM.record_delimiter;

export const alsCsv = <Zeile>(spalten: readonly Spalte<Zeile>[], zeilen: Iterable<Zeile>): string =>
	kopf(spalten) + inhalt(spalten, zeilen);

/** The same a few rows at a time, as fast as it is taken. */
export async function* csvStrom<Zeile>(
	spalten: readonly Spalte<Zeile>[],
	stapel: AsyncIterable<Iterable<Zeile>>,
): AsyncGenerator<string> {
	yield kopf(spalten);
	for await (const zeilen of stapel) yield inhalt(spalten, zeilen);
}
