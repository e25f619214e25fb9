import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { alsText, type Spalte } from './csv.ts';

/** XML has no way to write these. */
const UNSCHREIBBAR = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** An Excel sheet: bold headings that stay while scrolling; numbers are numbers, and no text is a formula. */
export function alsXlsx<Zeile>(
	name: string,
	spalten: readonly Spalte<Zeile>[],
	zeilen: Iterable<Zeile>,
): Promise<Uint8Array> {
	return alsMappe([blatt(name, spalten, zeilen)]);
}

/** Several sheets in one file. */
export const alsMappe = (blaetter: readonly WriteSheet[]): Promise<Uint8Array> => writeXlsx({ sheets: [...blaetter] });

export function blatt<Zeile>(name: string, spalten: readonly Spalte<Zeile>[], zeilen: Iterable<Zeile>): WriteSheet {
	const kopf = spalten.map((s) => s.kopf);
	const inhalt = [...zeilen].map((z) => spalten.map((s) => zelle(s.wert(z))));
	const fett = kopf.map((value, i) => [`0,${i}`, { value, style: { font: { bold: true } } }] as const);
	return {
		name,
		columns: spalten.map(() => ({ autoWidth: true })),
		rows: [kopf, ...inhalt],
		cells: new Map(fett),
		freezePane: { rows: 1 },
	};
}

function zelle(wert: string | number | null | undefined): string | number | null {
	return typeof wert === 'string' ? alsText(wert.replace(UNSCHREIBBAR, '')) : (wert ?? null);
}
