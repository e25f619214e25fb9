import type { Empfaenger, Maildaten } from '#commands/reaktionen/mailzeile.ts';

/** A row of the outbox, taken for one attempt. */
export interface Outboxzeile {
	readonly id: string;
	readonly schluessel: string;
	readonly empfaenger: Empfaenger | null;
	readonly daten: Maildaten;
	/** The event it comes from; null for what no event caused. */
	readonly stream: string | null;
	readonly version: number | null;
	readonly versuch: number;
	readonly messageID: string;
}
