import { type Kysely, sql } from 'kysely';

/** Trigrams, for the search columns of the projections. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create extension if not exists pg_trgm`.execute(db);
}
