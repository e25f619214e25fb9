import { type Kysely, sql } from 'kysely';

/** Finds the requests of signatures that could not leave or came back, for the start page of the tenant's staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index outbox_unterschriftspost on outbox (erstellt_am)
		where art = 'mail' and schluessel = 'UNTERSCHRIFT_ANGEFORDERT' and status in ('cancelled', 'failed', 'undeliverable')`.execute(
		db,
	);
}
