import { type Kysely, sql } from 'kysely';

/** Of which end whoever answers for a key has been told, and how many days before it at the latest. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw(ABLAUF).execute(db);
}

const ABLAUF = `
alter table api_schluessel
	add column angekuendigt_zum date,
	add column angekuendigt_tage int;
`;
