import { type CellValue, type ColumnDef, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { istDatum } from '#domain/datum.ts';
import { GANZ } from '#domain/recht/monate.ts';
import { alsText, type Spalte } from './csv.ts';

/** XML has no way to write these. */
const UNSCHREIBBAR = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** What a number or a text stands for, and how a spreadsheet shows it. */
export const ARTEN = {
	/** `2026-11-16` */
	TAG: { numFmt: 'dd.mm.yyyy', width: 12 },
	/** `2026-11` */
	MONAT: { numFmt: '[$-407]mmmm yyyy', width: 16 },
	/** Tenths of a day. */
	TAGE: { numFmt: '0.0', width: 8 },
	/** Tenths of an hour. */
	STUNDEN: { numFmt: '0.0', width: 8 },
	/** Thirtieths of a month. */
	MONATE: { numFmt: '0.0#', width: 10 },
	/** Cents. */
	EURO: { numFmt: '#,##0.00 "€"', width: 14 },
} as const;
export type Zellart = keyof typeof ARTEN;

export interface Blattspalte<Zeile> extends Spalte<Zeile> {
	/** Left out: a text is text, a number a number. */
	readonly art?: Zellart;
	/** In characters; left out: as wide as what stands in it, or as its kind needs. */
	readonly breite?: number;
}

/** Sheets in one file. */
export const alsMappe = (blaetter: readonly WriteSheet[]): Promise<Uint8Array> => writeXlsx({ sheets: [...blaetter] });

/** Bold headings that stay while scrolling; numbers are numbers, and no text is a formula. */
export function blatt<Zeile>(
	name: string,
	spalten: readonly Blattspalte<Zeile>[],
	zeilen: Iterable<Zeile>,
): WriteSheet {
	const kopf = spalten.map((s) => zelle(s.kopf));
	const inhalt = [...zeilen].map((z) => spalten.map((s) => zelle(s.wert(z), s.art)));
	const fett = kopf.map((value, i) => [`0,${i}`, { value, style: { font: { bold: true } } }] as const);
	return {
		name,
		columns: spalten.map(spaltenform),
		rows: [kopf, ...inhalt],
		cells: new Map(fett),
		freezePane: { rows: 1 },
	};
}

function spaltenform<Zeile>({ art, breite }: Blattspalte<Zeile>): ColumnDef {
	const form = art ? ARTEN[art] : null;
	const width = breite ?? form?.width;
	return {
		...(width === undefined ? { autoWidth: true } : { width }),
		...(form && { numFmt: form.numFmt }),
	};
}

const TEILER: Readonly<Partial<Record<Zellart, number>>> = { TAGE: 10, STUNDEN: 10, MONATE: GANZ, EURO: 100 };

/** Kept as days. */
export const istTagesart = (art: Zellart): boolean => art === 'TAG' || art === 'MONAT';

/** What stands in the cell. */
export function zelle(wert: string | number | null | undefined, art?: Zellart): CellValue {
	if (typeof wert === 'number') return wert / ((art && TEILER[art]) ?? 1);
	if (typeof wert !== 'string') return null;
	const tag = art === 'MONAT' ? `${wert}-01` : wert;
	if (art && istTagesart(art) && istDatum(tag)) return new Date(`${tag}T00:00:00Z`);
	return alsText(wert.replace(UNSCHREIBBAR, ''));
}

const BUCHSTABEN = 26;

/** `1` → `A`, `27` → `AA` */
export function spaltenname(nummer: number): string {
	const rest = (nummer - 1) % BUCHSTABEN;
	const davor = Math.floor((nummer - 1) / BUCHSTABEN);
	return `${davor > 0 ? spaltenname(davor) : ''}${String.fromCharCode(65 + rest)}`;
}
