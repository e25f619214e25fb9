/** What becomes of one of many. */
export const SAMMELERGEBNISSE = ['GETAN', 'SCHON', 'NICHT'] as const;
/** Done, nothing left to do, or refused. */
export type Sammelergebnis = (typeof SAMMELERGEBNISSE)[number];

export interface Sammelbescheid {
	readonly ergebnis: Sammelergebnis;
	/** What came of it, or why nothing did. */
	readonly text: string | null;
}

export const GETAN: Sammelbescheid = { ergebnis: 'GETAN', text: null };
export const SCHON: Sammelbescheid = { ergebnis: 'SCHON', text: null };
export const nicht = (text: string): Sammelbescheid => ({ ergebnis: 'NICHT', text });
