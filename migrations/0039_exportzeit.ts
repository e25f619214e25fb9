import { type Kysely, sql } from 'kysely';

/** When a list last left the portal as a file, out of a record of many years. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql
		.raw("create index zugriff_export on zugriff (anlass, zeit desc nulls last) where art = 'EXPORT'")
		.execute(db);
}
