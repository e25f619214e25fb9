/** The texts of the general form rules, stated once (table: General form rules). */

import type { Ablehnungscode } from '#domain/ablehnungen.ts';

export const MELDUNG = {
	P: 'Dies ist ein Pflichtfeld',
	EM: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
	PT: 'Invalides Format',
	POS: 'Bitte geben Sie einen positiven Wert ein',
	DAT: 'Bitte geben Sie ein gültiges Datum ein',
} as const;

/** Between two fields. */
export const ENDE_VOR_BEGINN = 'Das Ende darf nicht vor dem Beginn liegen.';
export const MINDEST_UEBER_HOECHSTALTER = 'Das Mindestalter darf nicht über dem Höchstalter liegen.';

/** Of an address the portal itself calls. */
export const NUR_UEBER_HTTPS = 'Die Adresse muss mit https:// beginnen und öffentlich erreichbar sein.';

const zahl = (n: number): string => String(n).replace('.', ',');

export const meldungMin = (min: number): string => `Bitte geben Sie mindestens ${zahl(min)} ein`;
export const meldungMax = (max: number): string => `Bitte geben Sie höchstens ${zahl(max)} ein`;
export const meldungLaenge = (max: number): string => `Bitte geben Sie höchstens ${zahl(max)} Zeichen ein`;

/** What a schema has against a value, as far as the text depends on it. */
interface Befund {
	readonly code?: string;
	readonly input?: unknown;
	/** What is measured: text, a number, a list. */
	readonly origin?: string;
	readonly minimum?: number | bigint | Date;
	readonly maximum?: number | bigint | Date;
	readonly inclusive?: boolean;
	readonly format?: string;
}

const ZEITFORMATE: readonly (string | undefined)[] = ['date', 'datetime', 'time'];

/** The text of a refusal for which the schema has none of its own: every one of them is from the table. */
export function meldungZu(befund: Befund): string {
	const { code, input, origin, minimum, maximum, inclusive, format } = befund;
	const istZahl = origin === 'number' || origin === 'int' || origin === 'bigint';
	if (input === undefined || input === null) return MELDUNG.P;
	if (origin === 'date' || ZEITFORMATE.includes(format)) return MELDUNG.DAT;
	if (code === 'too_small') {
		if (istZahl && !inclusive && Number(minimum) === 0) return MELDUNG.POS;
		return !istZahl && Number(minimum) === 1 ? MELDUNG.P : meldungMin(Number(minimum));
	}
	if (code === 'too_big') return origin === 'string' ? meldungLaenge(Number(maximum)) : meldungMax(Number(maximum));
	return format === 'email' ? MELDUNG.EM : MELDUNG.PT;
}

const CODE = new Map<string, Ablehnungscode>(
	Object.entries(MELDUNG).map(([code, text]) => [text, code as keyof typeof MELDUNG]),
);

/** Code of a field message for the error body; messages that only one field has share the code `FELD`. */
export function meldungscode(text: string): Ablehnungscode {
	const fester = CODE.get(text);
	if (fester) return fester;
	if (/^Bitte geben Sie höchstens \S+ Zeichen ein$/.test(text)) return 'LEN';
	if (/^Bitte geben Sie höchstens \S+ ein$/.test(text)) return 'MAX';
	return /^Bitte geben Sie mindestens \S+ ein$/.test(text) ? 'MIN' : 'FELD';
}
