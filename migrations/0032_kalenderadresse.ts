import { type Kysely, sql } from 'kysely';

/** Addresses at which calendar programs fetch the seminars of a user or of a seminar group. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [TABELLE, EINE]) await sql.raw(anweisung).execute(db);
}

// One that was revoked is kept for a while: programs go on asking, and who asks for it has guessed nothing.
// inhalt_hash, inhalt_seit: what was given out last, and since when it is that.
const TABELLE = `
create table kalenderadresse (
	token_hash bytea primary key,
	art text collate "C" not null check (art in ('USER', 'GRUPPE')),
	inhaber uuid not null,
	erstellt_von text collate "C" not null,
	erstellt_am timestamptz not null default now(),
	widerrufen_am timestamptz,
	abgerufen_am timestamptz,
	inhalt_hash bytea,
	inhalt_seit timestamptz
);
grant select, insert, update, delete on kalenderadresse to portal_app;
`;
const EINE = `
create unique index kalenderadresse_inhaber on kalenderadresse (art, inhaber) where widerrufen_am is null
`;
