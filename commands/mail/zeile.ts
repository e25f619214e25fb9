import { z } from 'zod';
import type { Empfaenger, Maildaten } from '#commands/reaktionen/mailzeile.ts';
import { wieGeschrieben } from '#projections/roh.ts';

/** A row of the outbox, taken for one attempt. */
export const OUTBOXZEILE = z.strictObject({
	id: z.string(),
	schluessel: z.string(),
	empfaenger: wieGeschrieben<Empfaenger>().nullable(),
	daten: wieGeschrieben<Maildaten>(),
	/** The event it comes from; null for what no event caused. */
	stream: z.string().nullable(),
	version: z.int().nullable(),
	versuch: z.int(),
	messageID: z.string(),
});
export type Outboxzeile = Readonly<z.infer<typeof OUTBOXZEILE>>;
