import { type Kysely, sql } from 'kysely';

/** A service that rooms of talks are ordered from (OAuth 2.0), beside the template of their address. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [ART, DIENST, VORGANG, RECHTE]) await sql.raw(anweisung).execute(db);
}

// raumdienst: where the room was ordered and is given back; null: of the template.
const ART = `
alter table meeting_konfiguration
	add column art text collate "C" not null default 'VORLAGE' check (art in ('VORLAGE', 'OAUTH2'));
alter table meeting add column raumdienst text;
`;

// One row at most. Secret and tokens are encrypted by a key that isn't in the database. verbunden_am without
// access_token: the service has ended the connection. fehler: the last mistake, until something succeeds.
const DIENST = `
create table videodienst (
	id boolean primary key default true check (id),
	client_id text not null,
	client_secret bytea not null,
	anmeldeadresse text not null,
	tokenadresse text not null,
	widerrufsadresse text,
	raumadresse text not null,
	bereiche text not null,
	access_token bytea,
	refresh_token bytea,
	gilt_bis timestamptz,
	verbunden_am timestamptz,
	verbunden_von text collate "C",
	fehler text collate "C",
	fehler_am timestamptz,
	check (access_token is null or verbunden_am is not null)
);
`;

// A way to the service and back. browser_hash: of the cookie of the browser that set out.
const VORGANG = `
create table videodienst_vorgang (
	state_hash bytea primary key,
	browser_hash bytea not null,
	code_verifier text not null,
	user_id text collate "C" not null,
	laeuft_ab_am timestamptz not null
);
create index videodienst_vorgang_laeuft_ab on videodienst_vorgang (laeuft_ab_am);
`;

const RECHTE = 'grant select, insert, update, delete on videodienst, videodienst_vorgang to portal_app;';
