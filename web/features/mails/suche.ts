import type { RowOf } from '../../client/contract.ts';
import { eines, ganzzahl, muster, suche } from '../../client/suche.ts';

export type Mailstand = RowOf<'GET /v1/mails'>['status'];

/** In the order in which they are chosen from. */
export const MAILSTAENDE = [
	'queued',
	'sending',
	'sent',
	'collected',
	'failed',
	'uncertain',
	'undeliverable',
	'cancelled',
] as const satisfies readonly Mailstand[];

/** What the address of the outgoing mail holds. */
export const mailsuche = suche({
	seite: ganzzahl(1),
	status: eines(MAILSTAENDE),
	schluessel: muster(/^[A-Z_]{2,40}$/),
});
export type Mailsuche = ReturnType<typeof mailsuche>;
