import { type Kysely, sql } from 'kysely';

/** What of the inbox somebody has seen, and when an import ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [TABELLE, RECHTE, IMPORT]) await sql.raw(anweisung).execute(db);
}

const TABELLE = `
create table eingang_gesehen (
	user_id uuid primary key,
	bis timestamptz not null
);
`;
const RECHTE = 'grant select, insert, update, delete on eingang_gesehen to portal_app;';
const IMPORT = 'alter table adressimport add column beendet_am timestamptz;';
