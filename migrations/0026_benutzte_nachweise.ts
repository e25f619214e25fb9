import { type Kysely, sql } from 'kysely';

/** A proof that was used stays until it runs out: who shows it once more has guessed nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw('alter table sso_nachweis add column benutzt_am timestamptz').execute(db);
}
