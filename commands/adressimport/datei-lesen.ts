import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import type { Rohzeile } from '#domain/adressimport/zeile-lesen.ts';
import { ALS_UTF8, dateitext, unlesbares } from '#domain/format/dateitext.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { pruefeArchiv } from './archiv.ts';

/** More addresses than any provider has. */
const ZEILEN_HOECHSTENS = 20_000;
const SPALTEN_HOECHSTENS = 200;
const ZELLE_HOECHSTENS = 10_000;

/** Begins what Excel saved before XLSX, and what it saves with a password. */
const ALTES_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const ALS_XLSX =
	'Alte Excel-Dateien (XLS) und solche mit Kennwort kann das Portal nicht lesen. Bitte speichern Sie die Datei als XLSX.';

export interface Tabelle {
	readonly kopf: readonly string[];
	/** Without blank ones. */
	readonly zeilen: readonly Rohzeile[];
}

/** Rows of a CSV or Excel file; what it is shows in its first bytes, not in its name. */
export async function liesDatei(inhalt: Uint8Array): Promise<Tabelle> {
	if (inhalt.length === 0) throw unlesbar('Die Datei ist leer.');
	if (ALTES_EXCEL.every((byte, i) => inhalt[i] === byte)) throw unlesbar(ALS_XLSX);
	const istArchiv = inhalt[0] === 0x50 && inhalt[1] === 0x4b;
	const alle = istArchiv ? await liesExcel(inhalt) : liesCsv(inhalt);
	const zeilen = alle.filter(({ zellen }) => zellen.some((zelle) => zelle.trim() !== ''));
	const [kopf, ...rest] = zeilen;
	if (!kopf || rest.length === 0) throw unlesbar('Die Datei enthält keine Zeilen unter den Überschriften.');
	pruefeUmfang(zeilen);
	return { kopf: kopf.zellen, zeilen: rest };
}

function pruefeUmfang(zeilen: readonly Rohzeile[]): void {
	if (zeilen.length > ZEILEN_HOECHSTENS + 1) {
		throw unlesbar(`Eine Datei darf höchstens ${ZEILEN_HOECHSTENS.toLocaleString('de-DE')} Zeilen haben.`);
	}
	for (const { nr, zellen } of zeilen) {
		if (zellen.length > SPALTEN_HOECHSTENS) throw unlesbar(`Zeile ${nr} hat zu viele Spalten.`);
		if (zellen.some((zelle) => zelle.length > ZELLE_HOECHSTENS)) throw unlesbar(`In Zeile ${nr} ist ein Text zu lang.`);
	}
}

/** Refused rather than stored with letters nobody meant. */
function alsText(inhalt: Uint8Array): string {
	const { text, geraten } = dateitext(inhalt);
	const falsches = geraten ? unlesbares(text, geraten) : null;
	if (falsches === null) return text;
	const zeile = text.slice(0, falsches.stelle).split(/\r\n|\r|\n/).length;
	throw unlesbar(`Zeile ${zeile} enthält unlesbare Zeichen („${falsches.wort}“). ${ALS_UTF8}`);
}

function liesCsv(inhalt: Uint8Array): Rohzeile[] {
	const text = alsText(inhalt);
	if (text.includes('\0')) throw unlesbar('Die Datei ist weder eine CSV- noch eine Excel-Datei (XLSX).');
	try {
		const zeilen = parse(text, {
			delimiter: trenner(text),
			info: true,
			relax_column_count: true,
			relax_quotes: true,
			skip_empty_lines: false,
			max_record_size: SPALTEN_HOECHSTENS * ZELLE_HOECHSTENS,
			to: ZEILEN_HOECHSTENS * 2,
		}) as unknown as { record: string[]; info: { lines: number } }[];
		let bis = 0;
		return zeilen.map(({ record, info: { lines } }) => {
			// A cell with line breaks takes several lines; a row is known by its first.
			const nr = bis + 1;
			bis = lines;
			return { nr, zellen: record };
		});
	} catch (fehler) {
		const zeile = (fehler as { lines?: number }).lines;
		throw unlesbar(
			`Die CSV-Datei ist ${zeile ? `in Zeile ${zeile} ` : ''}nicht lesbar. Bitte prüfen Sie die Anführungszeichen.`,
		);
	}
}

/** The one that the headings have more of, outside of quotes. */
function trenner(text: string): string {
	const ende = text.search(/[^\r\n;,\t ][^\r\n]*(\r?\n|$)/);
	const kopf = (text.slice(Math.max(ende, 0)).split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
	const anzahl = (zeichen: string) => kopf.split(zeichen).length;
	return [';', ',', '\t'].reduce((bester, zeichen) => (anzahl(zeichen) > anzahl(bester) ? zeichen : bester));
}

/** The first sheet, as far as rows and columns are taken. */
async function liesExcel(inhalt: Uint8Array): Promise<Rohzeile[]> {
	pruefeArchiv(inhalt);
	const range = `A1:${SPALTE_HINTER_LETZTER}${ZEILEN_HOECHSTENS + 2}`;
	const mappe = await readXlsx(inhalt, { sheets: [0], range }).catch(() => {
		throw unlesbar('Die Excel-Datei ist nicht lesbar. Bitte speichern Sie sie als XLSX ohne Kennwort.');
	});
	const zeilen = mappe.sheets[0]?.rows ?? [];
	return zeilen.map((zellen, i) => ({ nr: i + 1, zellen: zellen.map(zellentext) }));
}

/** One column more than is taken, so that too many are noticed. */
const SPALTE_HINTER_LETZTER = 'GS';

function zellentext(wert: unknown): string {
	if (wert === null || wert === undefined) return '';
	if (typeof wert === 'boolean') return wert ? 'ja' : 'nein';
	if (wert instanceof Date) return wert.toISOString().slice(0, 10);
	// With a comma, as the cell shows it: behind a point three digits would be thousands.
	return typeof wert === 'number' ? String(Number(wert.toPrecision(15))).replace('.', ',') : String(wert);
}

const unlesbar = (text: string): Abgelehnt => new Abgelehnt([{ code: 'DATEI', http: 422, feld: 'datei', text }]);
