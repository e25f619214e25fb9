import { type Kysely, sql } from 'kysely';

/** Who has put the first steps of his start page away. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [TABELLE, RECHTE]) await sql.raw(anweisung).execute(db);
}

const TABELLE = `
create table erste_schritte_beendet (
	user_id uuid primary key,
	am timestamptz not null
);
`;
const RECHTE = 'grant select, insert, update, delete on erste_schritte_beendet to portal_app;';
