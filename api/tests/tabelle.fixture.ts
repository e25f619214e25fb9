import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** A cell as a spreadsheet holds it: days as days. */
export type Zellwert = string | number | Date | null;

/** A sheet as LibreOffice has understood it. */
export interface Officeblatt {
	readonly name: string;
	/** Without what is empty at the end of rows and below the last. */
	readonly zeilen: readonly (readonly Zellwert[])[];
	/** As it shows them to a German reader. */
	readonly gezeigt: Tabelle;
	/** Rows that are printed on every page. */
	readonly kopfzeilen: number;
	/** `A1:D3`, with arrows to filter by. */
	readonly filter: string | null;
}

/**
 * Files as LibreOffice opens them, by their names; many at once, since it takes a second to start. What it can't open
 * (and without a window it repairs nothing) throws.
 */
export function lautOffice(dateien: Readonly<Record<string, Uint8Array>>): ReadonlyMap<string, readonly Officeblatt[]> {
	const ordner = mkdtempSync(join(tmpdir(), 'office-'));
	try {
		const namen = Object.keys(dateien);
		for (const [i, name] of namen.entries())
			writeFileSync(join(ordner, `${i}.xlsx`), dateien[name] ?? new Uint8Array());
		mkdirSync(join(ordner, 'profil', 'user'), { recursive: true });
		writeFileSync(join(ordner, 'profil', 'user', 'registrymodifications.xcu'), DEUTSCH);
		const xlsx = namen.map((_, i) => join(ordner, `${i}.xlsx`));
		const argumente = ['--headless', '--convert-to', 'fods', '--outdir', ordner, ...xlsx];
		const { stderr } = spawnSync('soffice', [`-env:UserInstallation=file://${ordner}/profil`, ...argumente]);
		return new Map(
			namen.map((name, i) => {
				const fods = join(ordner, `${i}.fods`);
				if (!existsSync(fods)) throw new Error(`LibreOffice öffnet „${name}“ nicht: ${stderr}`);
				return [name, officeblaetter(readFileSync(fods, 'utf8'))];
			}),
		);
	} finally {
		rmSync(ordner, { recursive: true });
	}
}

const DEUTSCH = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>de-DE</value></prop></item></oor:items>`;

/** Of its own format in one file, which says what each cell is. */
function officeblaetter(xml: string): Officeblatt[] {
	const filter = new Map(
		[...xml.matchAll(/<table:database-range [^>]*>/g)].flatMap(([bereich]): [string, string][] => {
			if (!bereich.includes('table:display-filter-buttons="true"')) return [];
			const wo = attribut(bereich, 'table:target-range-address') ?? '';
			const [von = '', bis = ''] = wo.split(':').map((ecke) => ecke.slice(ecke.lastIndexOf('.') + 1));
			return [[wo.slice(0, wo.indexOf('.')).replaceAll("'", ''), `${von}:${bis}`]];
		}),
	);
	return [...xml.matchAll(/<table:table (table:name[^>]*)>([\s\S]*?)<\/table:table>/g)].map(
		([, kopf = '', inhalt = '']) => {
			const name = attribut(kopf, 'table:name') ?? '';
			const zeilen = [...inhalt.matchAll(/<table:table-row([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-row>)/g)].flatMap(
				([, angaben = '', zellen = '']) => {
					const zeile = officezeile(zellen);
					return zeile.length === 0 ? [zeile] : Array.from({ length: wiederholt(angaben, 'rows') }, () => zeile);
				},
			);
			while (zeilen.at(-1)?.length === 0) zeilen.pop();
			return {
				name,
				zeilen: zeilen.map((zeile) => zeile.map(({ wert }) => wert)),
				gezeigt: zeilen.map((zeile) => zeile.map(({ text }) => text)),
				kopfzeilen:
					(/<table:table-header-rows>([\s\S]*?)<\/table:table-header-rows>/.exec(inhalt)?.[1] ?? '').split(
						'<table:table-row ',
					).length - 1,
				filter: filter.get(name) ?? null,
			};
		},
	);
}

interface Officezelle {
	readonly wert: Zellwert;
	readonly text: string;
}

function officezeile(xml: string): Officezelle[] {
	const zellen = [...xml.matchAll(/<table:table-cell([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g)].flatMap(
		([, angaben = '', inhalt = '']): Officezelle[] => {
			if (angaben.includes('table:formula')) throw new Error(`Eine Formel: ${angaben}`);
			const zelle = officezelle(angaben, inhalt);
			return Array.from({ length: Math.min(wiederholt(angaben, 'columns'), BREITESTE) }, () => zelle);
		},
	);
	while (zellen.length > 0 && zellen.at(-1)?.wert === null) zellen.pop();
	return zellen;
}
/** Wider than any sheet here: what is repeated beyond is the empty rest of a row. */
const BREITESTE = 500;

function officezelle(angaben: string, inhalt: string): Officezelle {
	const text = [...inhalt.matchAll(/<text:p>([\s\S]*?)<\/text:p>|<text:p\/>/g)]
		.map(([, absatz = '']) =>
			entschluesselt(
				absatz
					.replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, n = '1') => ' '.repeat(Number(n)))
					.replaceAll('<text:tab/>', '\t')
					.replaceAll('<text:line-break/>', '\n')
					.replace(/<[^>]*>/g, ''),
			),
		)
		.join('\n');
	switch (attribut(angaben, 'office:value-type')) {
		case null:
			return { wert: null, text };
		case 'string':
			return { wert: text, text };
		case 'date':
			return {
				wert: new Date(`${attribut(angaben, 'office:date-value')}Z`.replace(/^(.{10})Z$/, '$1T00:00:00Z')),
				text,
			};
		default:
			return { wert: Number(attribut(angaben, 'office:value')), text };
	}
}

const wiederholt = (angaben: string, was: 'rows' | 'columns'): number =>
	Number(attribut(angaben, `table:number-${was}-repeated`) ?? 1);
const attribut = (angaben: string, name: string): string | null => {
	const [, wert] = new RegExp(` ${name}="([^"]*)"`).exec(` ${angaben}`) ?? [];
	return wert === undefined ? null : entschluesselt(wert);
};
