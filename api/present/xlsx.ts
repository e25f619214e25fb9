import { type Cell, type CellValue, type ColumnDef, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { istDatum } from '#domain/datum.ts';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { alsText, type Spalte } from './csv.ts';

/** XML has no way to write these. */
const UNSCHREIBBAR = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** What a number or a text stands for, and how a spreadsheet shows it. */
const ARTEN = {
	/** `2026-11-16` */
	TAG: { numFmt: 'dd.mm.yyyy', width: 12 },
	/** Tenths of a day. */
	TAGE: { numFmt: '0.0', width: 8 },
	/** Cents. */
	EURO: { numFmt: '#,##0.00 "€"', width: 14 },
} as const;
type Zellart = keyof typeof ARTEN;

export interface Blattspalte<Zeile> extends Spalte<Zeile> {
	/** Left out: a text is text, a number a number. */
	readonly art?: Zellart;
	/** In characters; left out: as wide as what stands in it, or as its kind needs. */
	readonly breite?: number;
}

/** An Excel sheet: bold headings that stay while scrolling; numbers are numbers, and no text is a formula. */
export function alsXlsx<Zeile>(
	name: string,
	spalten: readonly Blattspalte<Zeile>[],
	zeilen: Iterable<Zeile>,
): Promise<Uint8Array> {
	return alsMappe([blatt(name, spalten, zeilen)]);
}

/** Several sheets in one file. */
export const alsMappe = (blaetter: readonly WriteSheet[]): Promise<Uint8Array> => writeXlsx({ sheets: [...blaetter] });

export function blatt<Zeile>(
	name: string,
	spalten: readonly Blattspalte<Zeile>[],
	zeilen: Iterable<Zeile>,
): WriteSheet {
	const kopf = spalten.map((s) => s.kopf);
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

/** What a list in a file is, for whoever finds it later. */
export interface Erlaeuterung {
	readonly inhalt: string;
	readonly filter: string;
	/** ISO 8601. */
	readonly stand: string;
	readonly erstelltVon: string;
	readonly summen: readonly Summe[];
	readonly hinweise?: readonly string[];
}
interface Summe {
	readonly bezeichnung: string;
	readonly wert: number;
	readonly art?: Zellart;
}

/** A list to work with: filters at its headings, which are printed on every page; a second sheet says what it is. */
export function alsListe<Zeile>(
	name: string,
	spalten: readonly Blattspalte<Zeile>[],
	zeilen: readonly Zeile[],
	erlaeuterung: Erlaeuterung,
): Promise<Uint8Array> {
	const liste = blatt(name, spalten, zeilen);
	const bis = `${spaltenname(spalten.length)}${zeilen.length + 1}`;
	return alsMappe([
		{
			...liste,
			autoFilter: { range: `A1:${bis}` },
			pageSetup: {
				paperSize: 'a4',
				orientation: 'landscape',
				fitToPage: true,
				fitToWidth: 1,
				fitToHeight: 0,
				...KOPFZEILE,
			},
		},
		erlaeuterungsblatt(erlaeuterung),
	]);
}

const KOPFZEILE = { printTitlesRow: '$1:$1' } as const;

function erlaeuterungsblatt({ inhalt, filter, stand, erstelltVon, summen, hinweise = [] }: Erlaeuterung): WriteSheet {
	const angaben = [
		['Inhalt', inhalt],
		['Filter', filter],
		['Stand', formatDatumUhrzeit(stand)],
		['Erstellt von', erstelltVon],
	] as const;
	const rows: CellValue[][] = [
		...angaben.map(([bezeichnung, wert]) => [bezeichnung, zelle(wert)]),
		...summen.map(({ bezeichnung, wert, art }) => [bezeichnung, zelle(wert, art)]),
		...hinweise.map((hinweis, i) => [i === 0 ? 'Hinweise' : null, zelle(hinweis)]),
	];
	const namen = rows.map(([value = null], i) => [`${i},0`, { value, style: { font: { bold: true } } }] as const);
	const formen = summen.flatMap(({ wert, art }, i) =>
		art
			? [[`${angaben.length + i},1`, { value: zelle(wert, art), style: { numFmt: ARTEN[art].numFmt } }] as const]
			: [],
	);
	return {
		name: 'Erläuterung',
		columns: [{ autoWidth: true }, { width: 72, style: { alignment: { horizontal: 'left', wrapText: true } } }],
		rows,
		cells: new Map<string, Partial<Cell>>([...namen, ...formen]),
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

function zelle(wert: string | number | null | undefined, art?: Zellart): CellValue {
	if (typeof wert === 'number') return art === 'TAGE' ? wert / 10 : art === 'EURO' ? wert / 100 : wert;
	if (typeof wert !== 'string') return null;
	if (art === 'TAG' && istDatum(wert)) return new Date(`${wert}T00:00:00Z`);
	return alsText(wert.replace(UNSCHREIBBAR, ''));
}

const BUCHSTABEN = 26;

/** `1` → `A`, `27` → `AA` */
export function spaltenname(nummer: number): string {
	const rest = (nummer - 1) % BUCHSTABEN;
	const davor = Math.floor((nummer - 1) / BUCHSTABEN);
	return `${davor > 0 ? spaltenname(davor) : ''}${String.fromCharCode(65 + rest)}`;
}
