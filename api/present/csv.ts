import { stringify } from 'csv-stringify/sync';

/** A column of an export: its heading and what stands in it. */
export interface Spalte<Zeile> {
	readonly kopf: string;
	wert(zeile: Zeile): string | number | null | undefined;
}

/** What a spreadsheet would take for a formula. */
const FORMEL = /^[=+\-@\t\r]/;

/** Text that stays text: a leading apostrophe where a spreadsheet would calculate. */
export const alsText = (wert: string): string => (FORMEL.test(wert) ? `'${wert}` : wert);

/** CSV as German Excel opens it: UTF-8 with BOM, semicolons. Numbers come as formatted text. */
export function alsCsv<Zeile>(spalten: readonly Spalte<Zeile>[], zeilen: Iterable<Zeile>): string {
	const inhalt = [...zeilen].map((z) => spalten.map((s) => alsText(String(s.wert(z) ?? ''))));
	return stringify([spalten.map((s) => s.kopf), ...inhalt], { bom: true, delimiter: ';', record_delimiter: '\r\n' });
}
