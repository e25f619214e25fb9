/** Street and house number: one cell in many files, two fields in the portal. */
import { hausnummer as istHausnummer } from '#domain/felder/kontakt.ts';
import type { Werte } from './spalten.ts';

export interface Strassenteile {
	readonly strasse: string;
	readonly hausnummer: string | null;
}

/** Where a number may begin: after a space or comma, or right after an abbreviation. */
const GRENZE = /(?:[\s,]+|(?<=\p{L}\.))(?:(?:Haus)?Nr\.?\s*)?(?=\d)/giu;
/** A square of Mannheim (`C 3`), a federal road (`An der B 27`), a post-office box: their number is their name. */
const GEHOERT_ZUM_NAMEN = /(^|\s)([A-Z]|Postfach)$/u;

/** `Am Sportplatz 12 a` is a street and a number, `Straße des 17. Juni` is a street alone. */
export function teileStrasse(text: string): Strassenteile {
	for (const { index, 0: grenze } of text.matchAll(GRENZE)) {
		const strasse = text.slice(0, index);
		const hausnummer = text.slice(index + grenze.length);
		const istName = !grenze.includes(',') && GEHOERT_ZUM_NAMEN.test(strasse);
		if (/\p{L}/u.test(strasse) && !istName && istHausnummer(hausnummer)) return { strasse, hausnummer };
	}
	return { strasse: text, hausnummer: null };
}

const ohneLuft = (nummer: string | null): string => (nummer ?? '').replace(/\s/g, '').toLowerCase();

/**
 * The values of a row with its house number apart. Where the file names a number of its own, only the same one leaves
 * the street; what the portal has just so stays as it is.
 */
export function mitHausnummer(werte: Werte, bisher: Strassenwerte | null): Werte {
	const { strasse: text, hausnummer: eigene } = werte;
	if (typeof text !== 'string') return werte;
	const { strasse, hausnummer } = teileStrasse(text);
	if (hausnummer === null) return werte;
	if (eigene !== undefined) return ohneLuft(hausnummer) === ohneLuft(String(eigene)) ? { ...werte, strasse } : werte;
	const schonDa = ohneLuft(bisher?.hausnummer ?? null) === ohneLuft(hausnummer);
	if (bisher?.strasse === text && !schonDa) return werte;
	return { ...werte, strasse, hausnummer: schonDa ? bisher?.hausnummer : hausnummer };
}

/** The two fields as the portal has them. */
interface Strassenwerte {
	readonly strasse: string | null;
	readonly hausnummer: string | null;
}
