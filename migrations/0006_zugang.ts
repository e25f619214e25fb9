import { type Kysely, sql } from 'kysely';

/** The second factor, when somebody last signed in, and tickets for one download. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [ANMELDESTAND, ZWEITER_FAKTOR, DOWNLOAD]) await sql.raw(anweisung).execute(db);
}

// Apart from the stream of the user: it changes with each login and is no decision.
const ANMELDESTAND = `
create table anmeldestand (
	user_id text collate "C" primary key,
	zuletzt timestamptz not null
);
grant select, insert, update, delete on anmeldestand to portal_app;
`;

// geheimnis: encrypted. letzter_schritt: the time step of the last code that was taken, so that none works twice.
// aktiv_seit null: being set up, no code has been shown to work yet.
const ZWEITER_FAKTOR = `
create table zweiter_faktor (
	user_id text collate "C" primary key,
	geheimnis bytea not null,
	letzter_schritt bigint,
	erstellt_am timestamptz not null default now(),
	aktiv_seit timestamptz
);
create table wiederherstellungscode (
	user_id text collate "C" not null,
	code_hash bytea not null,
	primary key (user_id, code_hash)
);
grant select, insert, update, delete on zweiter_faktor, wiederherstellungscode to portal_app;
`;

// Bound to the session that asked for it: a ticket gives no more than that session may read at that moment.
const DOWNLOAD = `
create table download_token (
	token_hash bytea primary key,
	familie uuid not null,
	pfad text not null,
	laeuft_ab_am timestamptz not null
);
create index download_token_ablauf on download_token (laeuft_ab_am);
grant select, insert, delete on download_token to portal_app;
`;
