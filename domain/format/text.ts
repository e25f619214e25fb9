/** Small text helpers (table: Helper formats); whole characters, never halves of a surrogate pair. */

/** Longer than `laenge` → its first `laenge` characters and `...`. */
export function kuerze(text: string, laenge: number): string {
	if (text.length <= laenge) return text;
	const zeichen = [...text];
	return zeichen.length <= laenge ? text : `${zeichen.slice(0, laenge).join('')}...`;
}

/** Positions 1..n without gaps, in the given order. */
export function nummeriereNeu<T extends { readonly pos: number }>(liste: readonly T[]): T[] {
	return liste.map((eintrag, i) => ({ ...eintrag, pos: i + 1 }));
}

/** What is known of it, a space between. */
export const verbunden = (...teile: readonly (string | null | undefined)[]): string => teile.filter(Boolean).join(' ');

/** With its full stop, which an abbreviation at the end (`e. V.`) has already. */
export const alsSatz = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
