/**
 * What the law wants said before anybody gives his data: the privacy notice (Art. 13 DSGVO) and the imprint (§ 5 DDG).
 * The words the portal comes with say that they are missing, so only the provider's own count.
 */
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { PORTALTEXTE } from './portaltexte.ts';

export const RECHTSTEXTE = ['datenschutz', 'impressum'] as const;
export type Rechtstext = (typeof RECHTSTEXTE)[number];
export const istRechtstext = (key: string): boolean => RECHTSTEXTE.some((rechtstext) => rechtstext === key);

/** A text as it stood at one moment: enough to find it again, and to prove that it is the same. */
export interface Textfassung {
	/** Stream version of its last change. */
	readonly version: number;
	/** SHA-256 of its bytes in UTF-8, in hex. */
	readonly hash: string;
	/** When it was written, ISO 8601. */
	readonly vom: string;
}

/** null: not written yet. */
export type Rechtstexte = Readonly<Record<Rechtstext, Textfassung | null>>;
export const OHNE_RECHTSTEXTE: Rechtstexte = { datenschutz: null, impressum: null };

export const fehlende = (texte: Rechtstexte): Rechtstext[] => RECHTSTEXTE.filter((key) => !texte[key]);

/** Titles of those that are missing. */
export const fehlendeRechtstexte = (texte: Rechtstexte): string[] =>
	fehlende(texte).map((key) => PORTALTEXTE[key]?.titel ?? key);

/** G36: nobody is asked for his data before he can read who asks, and what for. */
export function rechtstexteDa(texte: Rechtstexte, feld?: string): Regelverstoss | null {
	const fehlend = fehlendeRechtstexte(texte);
	if (fehlend.length === 0) return null;
	return {
		code: 'G36',
		http: 409,
		...(feld ? { feld } : {}),
		text: `Bewerbungen sind noch nicht möglich. Im Portal fehlt noch: ${fehlend.join(', ')}.`,
		behebbarDurch: ['MA_VERWALTUNG', 'ADMIN'],
	};
}
