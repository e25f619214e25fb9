import { MELDUNG } from '#domain/felder/meldungen.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';

interface Grenzen {
	readonly eingabe: number;
	/** The value that stands. */
	readonly alt: number;
	/** What is bound already. */
	readonly minimum: number;
	readonly maximum: number;
}

/**
 * The input clamped to the maximum, but never silently lowered below what stands or is bound; null when it is itself
 * below the minimum. A minimum never refuses a raise. Table: Kontingent, Input limits and clamping.
 */
export function begrenze({ eingabe, alt, minimum, maximum }: Grenzen): number | null {
	if (eingabe < alt && eingabe < minimum) return null;
	const nieUnter = Math.min(eingabe, eingabe < alt ? minimum : alt);
	return Math.max(Math.min(eingabe, Math.max(maximum, 0)), nieUnter);
}

/** A number of places: whole and not negative. */
export function pruefeAnzahl(wert: number, feld: string): number {
	if (Number.isSafeInteger(wert) && wert >= 0) return wert;
	throw new Abgelehnt([{ code: 'POS', text: MELDUNG.POS, http: 422, feld }]);
}
