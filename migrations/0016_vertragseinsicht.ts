import { type Kysely, sql } from 'kysely';

/** Up to which state somebody has seen the terms of a contract; no history, and gone with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw(VERTRAGSEINSICHT).execute(db);
}

const VERTRAGSEINSICHT = `
create table vertragseinsicht (
	vertrag_id text collate "C" not null,
	user_id text collate "C" not null,
	version int not null check (version > 0),
	gesehen_am timestamptz not null,
	primary key (vertrag_id, user_id)
);
create index vertragseinsicht_user on vertragseinsicht (user_id);
grant select, insert, update, delete on vertragseinsicht to portal_app;
`;
