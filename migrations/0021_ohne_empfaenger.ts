import { type Kysely, sql } from 'kysely';

/** Finds the mails that nobody got among all that were ever made, for the start page of the tenant's staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index outbox_ohne_empfaenger on outbox (erstellt_am)
		where art = 'mail' and status = 'cancelled' and fehler = 'Kein Empfänger'`.execute(db);
}
