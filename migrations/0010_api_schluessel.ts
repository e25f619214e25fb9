import { type Kysely, sql } from 'kysely';

/** Keys of API clients. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw(API_SCHLUESSEL).execute(db);
}

// praefix: the part of a key that may be shown, so that its owner recognises it. A deleted key keeps its row: events
// name it.
const API_SCHLUESSEL = `
create table api_schluessel (
	id uuid primary key,
	bezeichnung text not null,
	praefix text collate "C" not null,
	hash bytea not null unique,
	scopes text[] not null,
	gueltig_bis date,
	erstellt_von text collate "C" not null,
	erstellt_am timestamptz not null default now(),
	erneuert_am timestamptz,
	zuletzt_benutzt timestamptz,
	geloescht_am timestamptz
);
grant select, insert, update on api_schluessel to portal_app;
`;
