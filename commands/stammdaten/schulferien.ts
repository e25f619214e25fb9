/** School holidays from a file: read, compared with what is there, and taken. */
import { parse } from 'csv-parse/sync';
import type { Handlung } from '#commands/befehl.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Bundesland } from '#domain/bundesland.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { type Ferienzeile, liesFerien, neueFerien } from '#domain/schulferien/einlesen.ts';
import { istKalender, liesKalender } from '#domain/schulferien/ics.ts';
import { ferienAusTabelle, type Tabellenzeile } from '#domain/schulferien/tabelle.ts';
import { schulferienStammdatum } from '#domain/stammdaten/schulferien.ts';
import { liesSchulferien } from '#projections/queries/traeger/schulferien.ts';
import { speichereListe } from './liste.ts';

interface Ferienimport {
	/** Of an ICS or CSV file. */
	readonly inhalt: string;
	/** For lines that name no Land. */
	readonly land: Bundesland | null;
	/** Only says what it would do. */
	readonly simulate: boolean;
}

/** More than all Länder have in ten years. */
const ZEILEN_HOECHSTENS = 1500;

/** Lines that can't be read are said and left out; what is there already stays as it is. */
export async function importiereSchulferien(
	umgebung: Umgebung,
	befehl: Handlung,
	{ inhalt, land, simulate }: Ferienimport,
): Promise<Ferienzeile[]> {
	const roh = istKalender(inhalt) ? liesKalender(inhalt) : ferienAusTabelle(liesCsv(inhalt));
	if (roh.length === 0) throw unlesbar('Die Datei enthält keine Ferien.');
	if (roh.length > ZEILEN_HOECHSTENS)
		throw unlesbar(`Eine Datei darf höchstens ${ZEILEN_HOECHSTENS} Ferien enthalten.`);
	const zeilen = liesFerien(roh, { land, vorhandene: await liesSchulferien(umgebung.db) });
	const neue = neueFerien(zeilen).map((felder) => ({ felder }));
	if (!simulate && neue.length > 0)
		await speichereListe(umgebung, befehl, schulferienStammdatum, neue, liesSchulferien);
	return zeilen;
}

function liesCsv(text: string): Tabellenzeile[] {
	if (text.startsWith('PK\u0003\u0004') || text.includes('\0')) throw unlesbar(WEDER_NOCH);
	try {
		const zeilen = parse(text, {
			bom: true,
			delimiter: trenner(text),
			info: true,
			relax_column_count: true,
			skip_empty_lines: true,
			to: ZEILEN_HOECHSTENS + 2,
		}) as unknown as { record: string[]; info: { lines: number } }[];
		return zeilen
			.map(({ record, info }) => ({ nr: info.lines, zellen: record }))
			.filter(({ zellen }) => zellen.some((zelle) => zelle.trim() !== ''));
	} catch (fehler) {
		const zeile = (fehler as { lines?: number }).lines;
		throw unlesbar(`Die Datei ist ${zeile ? `in Zeile ${zeile} ` : ''}nicht lesbar. ${ERWARTET}`);
	}
}

const ERWARTET = 'Erwartet wird ein Kalender (ICS) oder eine Tabelle (CSV).';
const WEDER_NOCH = `Das ist keine Textdatei. ${ERWARTET}`;

/** Of the first line. */
const trenner = (text: string): string => {
	const [erste = ''] = text.split(/\r?\n/, 1);
	return erste.includes(';') ? ';' : erste.includes('\t') ? '\t' : ',';
};

const unlesbar = (text: string): Abgelehnt => new Abgelehnt([{ code: 'DATEI', http: 422, feld: 'inhalt', text }]);
