/** What somebody does in a file and may take back for a while (table: Decided after measuring, D18). */

/** By the action somebody did it with. */
export const TATARTEN = [
	'kontaktieren',
	'verhandeln',
	'einigen',
	'annullieren',
	'ablehnen',
	'zurueckziehen',
	'nachfragen',
	'dokumentPruefen',
	'nachricht',
] as const;
export type Tatart = (typeof TATARTEN)[number];

/** The last thing somebody did in the file, as long as it can be taken back. */
export interface Tat {
	readonly art: Tatart;
	readonly wunschID: string | null;
	readonly dokumentID: string | null;
	readonly befehlID: string;
	/** Stream version of its first event. */
	readonly seit: number;
	readonly userID: string;
	readonly impersoniertVon: string | null;
	/** ISO time. */
	readonly zeit: string;
	/** Others rely on it already, or something is gone with it. */
	readonly isEndgueltig: boolean;
}
