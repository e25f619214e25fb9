/** Something is done to many, one after the other: what is entered once for all, and what becomes of each. */
import type { Sammeleingabe } from './akte/sammelaktion.ts';

/** What a run is begun with. */
export type Laufeingabe = Sammeleingabe;
export type Laufaktion = Laufeingabe['aktion'];

export const SAMMELERGEBNISSE = ['GETAN', 'SCHON', 'NICHT'] as const;
/** Done, nothing left to do, or refused. */
export type Sammelergebnis = (typeof SAMMELERGEBNISSE)[number];

export interface Sammelbescheid {
	readonly ergebnis: Sammelergebnis;
	/** What came of it, or why nothing did. */
	readonly text: string | null;
}

export const GETAN: Sammelbescheid = { ergebnis: 'GETAN', text: null };
