/** What a PDF may do besides being read: nothing. */

import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Ablehnungscode } from '#domain/ablehnungen.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';

const entpacke = promisify(inflate);

const regel = (code: Ablehnungscode, text: string): Regelverstoss => ({ code, http: 422, feld: 'content', text });
const PDF_MIT_SKRIPT = regel(
	'PDF_SKRIPT',
	'Die PDF-Datei enthält ein Skript (JavaScript). Bitte speichern Sie sie ohne aktive Inhalte, zum Beispiel mit „Drucken als PDF“.',
);
const PDF_STARTET = regel(
	'PDF_STARTET',
	'Die PDF-Datei kann ein Programm oder Medien starten. Bitte speichern Sie sie ohne aktive Inhalte, zum Beispiel mit „Drucken als PDF“.',
);
const PDF_MIT_DATEIEN = regel(
	'PDF_DATEIEN',
	'In der PDF-Datei stecken weitere Dateien. Bitte laden Sie diese einzeln hoch.',
);
const PDF_UNPRUEFBAR = regel(
	'PDF_UNPRUEFBAR',
	'Die PDF-Datei ist geschützt oder beschädigt und lässt sich nicht prüfen. Bitte speichern Sie sie ohne Schutz, zum Beispiel mit „Drucken als PDF“.',
);

/** Names that lead to something running or coming out; longer than any chance in compressed bytes. */
const BEDENKLICH: readonly (readonly [name: string, regel: Regelverstoss])[] = [
	['JavaScript', PDF_MIT_SKRIPT],
	['Launch', PDF_STARTET],
	['RichMedia', PDF_STARTET],
	['EmbeddedFile', PDF_MIT_DATEIEN],
	['EmbeddedFiles', PDF_MIT_DATEIEN],
];

/** Why this PDF doesn't come in; null: it does. Looks through all its bytes, and into objects that are packed together. */
export async function pruefePdf(pfad: string): Promise<Regelverstoss | null> {
	const bytes = await readFile(pfad);
	const text = bytes.toString('latin1');
	const fund = bedenklich(text);
	if (fund) return fund;
	for (const strom of objektstroeme(text)) {
		if (!strom) return PDF_UNPRUEFBAR;
		const inhalt = await gelesen(bytes, strom);
		if (inhalt === null) return PDF_UNPRUEFBAR;
		const darin = bedenklich(inhalt);
		if (darin) return darin;
	}
	return null;
}

/** A letter of a name may be written by its number. */
function bedenklich(text: string): Regelverstoss | null {
	const gelesen = text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return BEDENKLICH.find(([name]) => new RegExp(`/${name}(?![A-Za-z0-9])`).test(gelesen))?.[1] ?? null;
}

interface Strom {
	readonly ab: number;
	readonly bis: number;
	readonly isGepackt: boolean;
}

/** How far before its bytes the description of a stream begins at most. */
const BESCHREIBUNG = 4096;

/** Where objects are packed together; null: in a way that isn't looked through. */
function* objektstroeme(text: string): Generator<Strom | null> {
	const name = /\/(?:O|#4[fF])(?:b|#62)(?:j|#6[aA])(?:S|#53)(?:t|#74)(?:m|#6[dD])(?![A-Za-z0-9])/g;
	for (let treffer = name.exec(text); treffer; treffer = name.exec(text)) {
		const beginn = text.indexOf('stream', treffer.index);
		if (beginn < 0 || beginn - treffer.index > BESCHREIBUNG) {
			yield null;
			continue;
		}
		const davor = text.slice(Math.max(0, text.lastIndexOf('obj', treffer.index)), beginn);
		const ab = beginn + (text.startsWith('\r\n', beginn + 6) ? 8 : 7);
		const ende = text.indexOf('endstream', ab);
		const filter = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(davor)?.[1]?.replace(/[[\]\s]/g, '') ?? '';
		const isLesbar = ende >= 0 && ['', '/FlateDecode'].includes(filter) && !/\/Predictor\s*([2-9]|1\d)/.test(davor);
		yield isLesbar ? { ab, bis: ende, isGepackt: filter !== '' } : null;
	}
}

/** Objects are text; what unpacks to more than this holds something else. */
const HOECHSTENS = 32 * 2 ** 20;

/** null: it can't be unpacked. */
async function gelesen(bytes: Buffer, { ab, bis, isGepackt }: Strom): Promise<string | null> {
	const roh = bytes.subarray(ab, bis);
	if (!isGepackt) return roh.toString('latin1');
	try {
		return (await entpacke(roh, { maxOutputLength: HOECHSTENS })).toString('latin1');
	} catch (fehler) {
		if (fehler instanceof Error && 'code' in fehler) return null;
		throw fehler;
	}
}
