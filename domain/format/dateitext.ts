/** What the bytes of a text file say, and whether they were meant so. */
import { kleinster } from '#domain/beliebig-viele.ts';

const BOM: readonly (readonly [kodierung: string, ...bytes: number[]])[] = [
	['utf-16le', 0xff, 0xfe],
	['utf-16be', 0xfe, 0xff],
];

export interface Dateitext {
	readonly text: string;
	/** A guess: nothing in the file says how it was saved. */
	readonly geraten: boolean;
}

/** UTF-16 where it says so (Excel: „Unicode-Text“), UTF-8, and what isn't that was saved by German Excel as Windows-1252. */
export function dateitext(inhalt: Uint8Array): Dateitext {
	const [utf16] = BOM.find(([, ...bytes]) => bytes.every((byte, i) => inhalt[i] === byte)) ?? [];
	if (utf16) return { text: new TextDecoder(utf16).decode(inhalt), geraten: false };
	try {
		return { text: new TextDecoder('utf-8', { fatal: true }).decode(inhalt), geraten: false };
	} catch {
		return { text: new TextDecoder('windows-1252').decode(inhalt), geraten: true };
	}
}

/** `OÃŸ`, `â€“`: UTF-8 that was read as Windows-1252, by us or before; and what stands for a character that is lost. */
const ZERSTOERT = /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€|\uFFFD|[\u0080-\u009f]/;
/** `Stra§e`, `TŠtigkeit`, `M„rz`: as umlauts of a Mac or of DOS look when they are taken for Windows-1252. */
const FREMD = /\p{L}§|\p{L}Š\p{Ll}|\p{Ll}Š|Ÿ|\p{L}[„”]\p{Ll}/u;

/** The first word that can't be meant as it stands; `geraten`: its letters may be those of another system. */
export function unlesbares(text: string, geraten = false): { readonly wort: string; readonly stelle: number } | null {
	const stellen = [ZERSTOERT, ...(geraten ? [FREMD] : [])].map((muster) => text.search(muster)).filter((i) => i >= 0);
	if (stellen.length === 0) return null;
	const stelle = kleinster(stellen);
	const davor = text.slice(Math.max(0, stelle - 20), stelle).replace(/^.*[\s;,"]/s, '');
	const danach = text.slice(stelle, stelle + 20).replace(/(?<=.)[\s;,"].*$/s, '');
	return { wort: davor + danach, stelle };
}

/** What to do about it. */
export const ALS_UTF8 = 'Bitte speichern Sie die Datei als „CSV UTF-8“ oder als XLSX.';
