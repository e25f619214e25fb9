/** Which acts a row of a list may offer its reader. */
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import { DRANTATEN, type Wunschtat } from './dran.ts';

/** Steps that the staff of either side take; the rest is the volunteer's own. */
export const SCHRITT_JE_TAT = {
	KONTAKTIEREN: 'kontaktieren',
	VERHANDELN: 'verhandeln',
	EINIGEN: 'einigen',
	ABSCHLIESSEN: 'abschliessen',
	ANTRETEN: 'antreten',
	BEENDEN: 'beenden',
} as const satisfies Partial<Record<Wunschtat, AktionKey>>;

/** Steps of a file, by the names of its actions. */
export const WUNSCHZEILENTATEN = [...Object.values(SCHRITT_JE_TAT), 'nachfragen'] as const;
export type Wunschzeilentat = (typeof WUNSCHZEILENTATEN)[number];

/** What a document waits for from the reader himself, or that he reminds whoever is at turn. */
export const DOKUMENTZEILENTATEN = [...DRANTATEN, 'ERINNERN'] as const;
export type Dokumentzeilentat = (typeof DOKUMENTZEILENTATEN)[number];

export type Zeilentat = Wunschzeilentat | Dokumentzeilentat;
