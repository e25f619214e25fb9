/** The texts of the general form rules, stated once (table: General form rules). */

export const MELDUNG = {
	P: 'Dies ist ein Pflichtfeld',
	EM: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
	PT: 'Invalides Format',
	POS: 'Bitte geben Sie einen positiven Wert ein',
	DAT: 'Bitte geben Sie ein gültiges Datum ein',
} as const;

const zahl = (n: number): string => String(n).replace('.', ',');

export const meldungMin = (min: number): string => `Bitte geben Sie mindestens ${zahl(min)} ein`;
export const meldungMax = (max: number): string => `Bitte geben Sie höchstens ${zahl(max)} ein`;
export const meldungLaenge = (max: number): string => `Bitte geben Sie höchstens ${zahl(max)} Zeichen ein`;

const CODE = new Map<string, string>(Object.entries(MELDUNG).map(([code, text]) => [text, code]));

/** Code of a field message for the error body; messages that only one field has share the code `FELD`. */
export function meldungscode(text: string): string {
	const fester = CODE.get(text);
	if (fester) return fester;
	if (/^Bitte geben Sie höchstens \S+ Zeichen ein$/.test(text)) return 'LEN';
	if (/^Bitte geben Sie höchstens \S+ ein$/.test(text)) return 'MAX';
	return /^Bitte geben Sie mindestens \S+ ein$/.test(text) ? 'MIN' : 'FELD';
}
