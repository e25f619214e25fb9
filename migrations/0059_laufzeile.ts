import { type Kysely, sql } from 'kysely';

/**
 * A run says of each row in words what became of it, and is told of what isn't about volunteers as well: where one is to
 * join a group, which.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw(ZEILE).execute(db);
}

const ZEILE = 'alter table sammelauftrag_zeile add column text text, add column gruppe_id uuid;';
