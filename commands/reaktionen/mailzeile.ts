import type { OutboxZeile } from '#commands/umgebung.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';

/** To whom a mail goes; an Einsatzort is split into its contact persons when it is sent. */
export type Empfaenger =
	| { readonly art: 'FREIWILLIGER' | 'EINSATZORT' | 'USER' | 'PERSON'; readonly id: string }
	| { readonly art: 'MANDANT_AP'; readonly id: null };

/** What a mail is about, in ids and states; names and texts are looked up when it is sent. */
export interface Maildaten {
	readonly freiwilligerID?: string;
	readonly wunschID?: string;
	/** The mail leaves only while the wish is in this status. */
	readonly status?: WunschStatus;
	/** The mail leaves only while this user is the Betreuer. */
	readonly betreuerUserID?: string;
	readonly isTraegerBetreuer?: boolean;
	readonly userID?: string;
}

export const mailzeile = (schluessel: string, empfaenger: Empfaenger, daten: Maildaten): OutboxZeile => ({
	art: 'mail',
	schluessel,
	empfaenger,
	daten,
});

export const MANDANT_AP: Empfaenger = { art: 'MANDANT_AP', id: null };
