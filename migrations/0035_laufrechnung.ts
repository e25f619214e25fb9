import { type Kysely, sql } from 'kysely';

/** How far the job has come that reckons a run; nothing depends on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw(LAUFRECHNUNG).execute(db);
}

const LAUFRECHNUNG = `
create table laufrechnung (
	lauf_id uuid primary key,
	gelesen int not null,
	gesamt int not null
);
grant select, insert, update, delete on laufrechnung to portal_app;
`;
