import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

/** A spreadsheet read by other programs than the one that wrote it. */

/** As it stands in the file: numbers as digits, texts as texts, formulas with a sign in front. */
export type Tabelle = readonly (readonly string[])[];

/** The file read by hand: its archive, then its XML. */
export function liesBlatt(xlsx: Uint8Array, nummer = 1): { readonly zeilen: Tabelle; readonly xml: string } {
	const teile = entpacke(Buffer.from(xlsx));
	const xml = teile.get(`xl/worksheets/sheet${nummer}.xml`) ?? '';
	const texte = [...(teile.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>([\s\S]*?)<\/si>|<si\/>/g)].map(
		([, inhalt = '']) => textIn(inhalt),
	);
	const zeilen = [...xml.matchAll(/<row [^>]*?(?:\/>|>([\s\S]*?)<\/row>)/g)].map(([, zeile = '']) => {
		const werte: string[] = [];
		for (const [, angaben = '', inhalt = ''] of zeile.matchAll(/<c ([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g))
			werte[spalteVon(angaben)] = zelle(angaben, inhalt, texte);
		return Array.from(werte, (wert) => wert ?? '');
	});
	return { zeilen, xml };
}

function zelle(angaben: string, inhalt: string, texte: readonly string[]): string {
	if (inhalt.includes('<f')) return `FORMEL ${inhalt}`;
	if (/t="inlineStr"/.test(angaben)) return textIn(inhalt);
	const wert = /<v>([\s\S]*?)<\/v>/.exec(inhalt)?.[1] ?? '';
	return /t="s"/.test(angaben) ? (texte[Number(wert)] ?? '') : entschluesselt(wert);
}

/** `r="AB12"` → 27 */
function spalteVon(angaben: string): number {
	const [, buchstaben = 'A'] = /r="([A-Z]+)\d+"/.exec(angaben) ?? [];
	return [...buchstaben].reduce((summe, b) => summe * 26 + b.charCodeAt(0) - 64, 0) - 1;
}

const textIn = (xml: string): string =>
	entschluesselt([...xml.matchAll(/<t(?: [^>]*)?>([\s\S]*?)<\/t>/g)].map(([, text]) => text).join(''));

const ZEICHEN: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const entschluesselt = (xml: string): string =>
	xml.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (ganz, name: string) => {
		if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
		if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
		return ZEICHEN[name] ?? ganz;
	});

const EINTRAG = 0x02014b50;

/** By the directory of the archive. */
function entpacke(zip: Buffer): ReadonlyMap<string, string> {
	const teile = new Map<string, string>();
	const ende = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
	let ab = zip.readUInt32LE(ende + 16);
	while (zip.readUInt32LE(ab) === EINTRAG) {
		const [methode, gepackt, namen, weiteres, bemerkung, ort] = [
			zip.readUInt16LE(ab + 10),
			zip.readUInt32LE(ab + 20),
			zip.readUInt16LE(ab + 28),
			zip.readUInt16LE(ab + 30),
			zip.readUInt16LE(ab + 32),
			zip.readUInt32LE(ab + 42),
		];
		const inhalt = ort + 30 + zip.readUInt16LE(ort + 26) + zip.readUInt16LE(ort + 28);
		const bytes = zip.subarray(inhalt, inhalt + gepackt);
		const name = zip.toString('utf8', ab + 46, ab + 46 + namen);
		teile.set(name, (methode === 0 ? bytes : inflateRawSync(bytes)).toString('utf8'));
		ab += 46 + namen + weiteres + bemerkung;
	}
	return teile;
}

/** LibreOffice, where it is installed. */
export const hatOffice = spawnSync('soffice', ['--version']).error === undefined;

/** The first sheet as LibreOffice shows it, values separated by semicolons. */
export function lautOffice(xlsx: Uint8Array): string {
	const ordner = mkdtempSync(join(tmpdir(), 'office-'));
	try {
		writeFileSync(join(ordner, 'liste.xlsx'), xlsx);
		// Semicolon, quotes, UTF-8, from the first line, as shown.
		const csv = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,1031,false,true,false';
		const argumente = ['--headless', '--convert-to', csv, '--outdir', ordner, join(ordner, 'liste.xlsx')];
		spawnSync('soffice', [`-env:UserInstallation=file://${ordner}/profil`, ...argumente]);
		return readFileSync(join(ordner, 'liste.csv'), 'utf8');
	} finally {
		rmSync(ordner, { recursive: true });
	}
}
