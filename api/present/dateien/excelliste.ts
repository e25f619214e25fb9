/**
 * A list to work with as an Excel file: a head that stays and is printed on every page, filters, widths, cells of their
 * kind; a second sheet says what it is. However long: rows are written as they come and none is held.
 *
 * The library writes a frame of it, with one row in place of all (its own stream knows neither filters nor a second
 * sheet, and a whole list of 30,000 rows takes it 1 GB and 5 s without pause). The rows are written here, in the styles
 * the frame has.
 */

import type { Cell, CellValue, WriteSheet } from 'hucre/xlsx';
import { groesster, haengeAn } from '#domain/beliebig-viele.ts';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { archivstrom, entpacke, type Teil } from './archivstrom.ts';
import { ARTEN, alsMappe, type Blattspalte, blatt, istTagesart, spaltenname, type Zellart, zelle } from './xlsx.ts';

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
export interface Summe {
	readonly bezeichnung: string;
	readonly wert: number;
	readonly art?: Zellart;
}

export interface Excelliste<Zeile> {
	readonly name: string;
	readonly spalten: readonly Blattspalte<Zeile>[];
	/** A few rows at a time. */
	readonly stapel: AsyncIterable<Iterable<Zeile>> | Iterable<Iterable<Zeile>>;
	/** Asked again after the last row, with their number: only then are sums known. How many of them doesn't change. */
	readonly erlaeuterung: (zeilen: number) => Erlaeuterung;
	/** Small sheets between it and its explanation. */
	readonly dazu?: readonly WriteSheet[];
}

export async function alsListe<Zeile>(
	name: string,
	spalten: readonly Blattspalte<Zeile>[],
	zeilen: readonly Zeile[],
	erlaeuterung: Erlaeuterung,
	dazu: readonly WriteSheet[] = [],
): Promise<Buffer> {
	const liste = { name, spalten, stapel: [zeilen], erlaeuterung: () => erlaeuterung, dazu };
	const stuecke: Uint8Array[] = [];
	for await (const stueck of listenstrom(liste)) stuecke.push(stueck);
	return Buffer.concat(stuecke);
}

export const listenstrom = <Zeile>(liste: Excelliste<Zeile>): AsyncGenerator<Uint8Array> => archivstrom(teile(liste));

const LISTENBLATT = 'xl/worksheets/sheet1.xml';
/** Characters handed on at once. */
const STUECK = 64 * 1024;

async function* teile<Zeile>(liste: Excelliste<Zeile>): AsyncGenerator<Teil> {
	let [spalten, anzahl] = [liste.spalten, 0];
	const rahmen = () => baueRahmen({ ...liste, spalten }, anzahl);

	async function* inhalt(): AsyncGenerator<string> {
		let schreibe: Zeilenschreiber | null = null;
		let text = '';
		for await (const stapel of liste.stapel) {
			const zeilen = [...stapel];
			if (schreibe === null) {
				spalten = mitBreiten(liste.spalten, zeilen);
				const { kopf, stile } = await rahmen();
				schreibe = zeilenschreiber(stile);
				text = kopf;
			}
			for (const zeile of zeilen) {
				anzahl += 1;
				text += schreibe(
					anzahl + 1,
					spalten.map((s) => zelle(s.wert(zeile), s.art)),
				);
				if (text.length < STUECK) continue;
				yield text;
				text = '';
			}
		}
		const { kopf, schluss } = await rahmen();
		yield (schreibe === null ? kopf : text) + schluss;
	}

	yield { name: LISTENBLATT, inhalt: inhalt() };
	for (const [name, bytes] of (await rahmen()).teile) if (name !== LISTENBLATT) yield { name, inhalt: [bytes] };
}

interface Rahmen {
	readonly teile: ReadonlyMap<string, Buffer>;
	/** The sheet before the first row below the headings, and behind the last. */
	readonly kopf: string;
	readonly schluss: string;
	/** Number of each column's style. */
	readonly stile: readonly string[];
}

/** `anzahl`: rows below the headings. */
async function baueRahmen<Zeile>(
	{ name, spalten, erlaeuterung, dazu = [] }: Pick<Excelliste<Zeile>, 'name' | 'spalten' | 'erlaeuterung' | 'dazu'>,
	anzahl: number,
): Promise<Rahmen> {
	const liste = blatt(name, spalten, []);
	const muster: CellValue[] = spalten.map(({ kopf, art }) =>
		art ? (istTagesart(art) ? new Date(0) : 0) : zelle(kopf),
	);
	const mappe = await alsMappe([
		{
			...liste,
			rows: [...(liste.rows ?? []), muster],
			autoFilter: { range: `A1:${spaltenname(spalten.length)}${anzahl + 1}` },
			pageSetup: { paperSize: 'a4', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
		},
		...dazu,
		erlaeuterungsblatt(erlaeuterung(anzahl)),
	]);
	const teile = new Map(entpacke(mappe));
	const namen = benannteBereiche(name, `$A$1:$${spaltenname(spalten.length)}$${anzahl + 1}`);
	teile.set(BUCH, Buffer.from(String(teile.get(BUCH)).replace('</sheets>', () => `</sheets>${namen}`)));
	const xml = String(teile.get(LISTENBLATT)).replace(/<dimension [^>]*>/, '');
	const [ab, bis] = [xml.indexOf('<row r="2"'), xml.indexOf('</sheetData>')];
	const stile = [...xml.slice(ab, bis).matchAll(/<c r="[A-Z]+2"([^>]*)>/g)].map(
		([, angaben = '']) => /s="\d+"/.exec(angaben)?.[0] ?? '',
	);
	return { teile, kopf: xml.slice(0, ab), schluss: xml.slice(bis), stile };
}

const BUCH = 'xl/workbook.xml';
/**
 * Which row is printed on every page, and what is filtered: LibreOffice shows no arrows to filter by without a name for it.
 * Written here, since the library leaves the quotes out that names of sheets with a hyphen need.
 */
function benannteBereiche(blattname: string, alles: string): string {
	const auf = (bereich: string) => alsXml(`'${blattname.replaceAll("'", "''")}'!${bereich}`);
	const einer = (name: string, angaben: string, bereich: string) =>
		`<definedName name="_xlnm.${name}" localSheetId="0"${angaben}>${auf(bereich)}</definedName>`;
	const bereiche = [einer('_FilterDatabase', ' hidden="1"', alles), einer('Print_Titles', '', '$1:$1')];
	return `<definedNames>${bereiche.join('')}</definedNames>`;
}

type Zeilenschreiber = (nummer: number, werte: readonly CellValue[]) => string;

function zeilenschreiber(stile: readonly string[]): Zeilenschreiber {
	const spalten = stile.map((stil, i) => ({ name: spaltenname(i + 1), stil: stil && ` ${stil}` }));
	return (nummer, werte) => {
		let zellen = '';
		for (const [i, { name, stil }] of spalten.entries()) {
			const wert = werte[i];
			if (typeof wert === 'string') {
				zellen += `<c r="${name}${nummer}"${stil} t="inlineStr"><is><t xml:space="preserve">${alsXml(wert)}</t></is></c>`;
			} else if (typeof wert === 'number' || wert instanceof Date) {
				const zahl = typeof wert === 'number' ? wert : tageszahl(wert);
				if (Number.isFinite(zahl)) zellen += `<c r="${name}${nummer}"${stil}><v>${zahl}</v></c>`;
			}
		}
		return `<row r="${nummer}">${zellen}</row>`;
	};
}

const TAG_MS = 86_400_000;
/** Spreadsheets count days from the last but one of 1899. */
const tageszahl = (tag: Date): number => tag.getTime() / TAG_MS + 25_569;

const ZEICHEN: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const alsXml = (text: string): string => text.replace(/[&<>]/g, (zeichen) => ZEICHEN[zeichen] ?? '');

const BREITE = { mindestens: 6, hoechstens: 48, gemessen: 200 };

/** Columns that name no width get that of the longest among the first. */
function mitBreiten<Zeile>(
	spalten: readonly Blattspalte<Zeile>[],
	zeilen: readonly Zeile[],
): readonly Blattspalte<Zeile>[] {
	const erste = zeilen.slice(0, BREITE.gemessen);
	return spalten.map((spalte) => {
		if (spalte.breite !== undefined) return spalte;
		// The arrow of the filter needs room beside the heading.
		const laengen = [spalte.kopf.length + 3, (spalte.art && ARTEN[spalte.art].width) ?? 0];
		if (!spalte.art)
			haengeAn(
				laengen,
				erste.map((z) => String(spalte.wert(z) ?? '').length + 1),
			);
		return { ...spalte, breite: Math.min(Math.max(BREITE.mindestens, groesster(laengen)), BREITE.hoechstens) };
	});
}

function erlaeuterungsblatt({ inhalt, filter, stand, erstelltVon, summen, hinweise = [] }: Erlaeuterung): WriteSheet {
	const angaben = [
		['Inhalt', inhalt],
		['Filter', filter],
		['Stand', formatDatumUhrzeit(stand)],
		['Erstellt von', erstelltVon],
	] as const;
	const rows: CellValue[][] = [
		...angaben.map(([bezeichnung, wert]) => [bezeichnung, zelle(wert)]),
		...summen.map(({ bezeichnung, wert, art }) => [zelle(bezeichnung), zelle(wert, art)]),
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
