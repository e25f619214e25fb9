import { type Kysely, sql } from 'kysely';

/** How often a download was fetched: a number, no history of who. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw(ABRUF).execute(db);
}

const ABRUF = `
create table download_abruf (
	download_id uuid primary key,
	anzahl int not null check (anzahl > 0)
);
grant select, insert, update, delete on download_abruf to portal_app;
`;
