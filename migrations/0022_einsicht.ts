import { type Kysely, sql } from 'kysely';

/** Finds whose facts of a certificate are still kept: few, and looked for every hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw(`create index event_person_einsicht on event_person (betroffener) where art = 'EINSICHT'`).execute(db);
}
