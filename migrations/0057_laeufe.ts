import { type Kysely, sql } from 'kysely';

/** A run on documents knows which file each row was tried with: what is handed in afterwards isn't checked unseen. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw('alter table sammelauftrag_zeile add column dokument_id uuid').execute(db);
}
