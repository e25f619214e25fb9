import { type Kysely, sql } from 'kysely';

/** How many mails of a template a mailbox got within the hour is asked before each that anybody can ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw(INDEX).execute(db);
}

const INDEX = `create index outbox_postfach on outbox (schluessel, adress_hash) where adress_hash is not null`;
