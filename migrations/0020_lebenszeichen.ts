import { type Kysely, sql } from 'kysely';

/** What each process writes now and then, to learn whether the database still takes anything. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [TABELLE, RECHTE]) await sql.raw(anweisung).execute(db);
}

// Large and uncompressed, so that a full disk shows: a small row always finds a place.
const TABELLE = `
create table lebenszeichen (
	prozess text primary key,
	am timestamptz not null default now(),
	fuellung text not null
);
alter table lebenszeichen alter column fuellung set storage plain;
`;
const RECHTE = 'grant select, insert, update, delete on lebenszeichen to portal_app;';
