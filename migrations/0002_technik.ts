import { type Kysely, sql } from 'kysely';

/** Technical tables: outbox, number ranges, sessions, one-time tokens, the log of sensitive reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [OUTBOX, NUMMERNKREIS, SITZUNGEN, ZUGRIFF]) await sql.raw(anweisung).execute(db);
}

const OUTBOX = `
create table outbox (
	id uuid primary key default gen_random_uuid(),
	art text not null check (art in ('mail', 'job')),
	schluessel text not null,
	stream text collate "C",
	version int,
	empfaenger jsonb,
	daten jsonb not null default '{}',
	status text not null default 'queued'
		check (status in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'cancelled')),
	versuch int not null default 0,
	lease_bis timestamptz,
	faellig_ab timestamptz not null default now(),
	message_id text not null default gen_random_uuid()::text,
	erstellt_am timestamptz not null default now(),
	gesendet_am timestamptz,
	fehler text,
	body text
);
create index outbox_offen on outbox (faellig_ab) where status in ('queued', 'sending');
create index outbox_stream on outbox (stream);
create index outbox_erstellt on outbox (erstellt_am desc);
grant select, insert, update, delete on outbox to portal_app;
`;

const NUMMERNKREIS = `
create table nummernkreis (
	schluessel text primary key,
	naechste bigint not null
);
grant select, insert, update on nummernkreis to portal_app;
`;

// sitzung: one row per refresh token; a family is one login. version: the rights the session was opened with.
const SITZUNGEN = `
create table sitzung (
	id uuid primary key default gen_random_uuid(),
	familie uuid not null,
	user_id text collate "C" not null,
	impersoniert_von text collate "C",
	token_hash bytea not null unique,
	eltern_hash bytea,
	version int not null default 1,
	erstellt_am timestamptz not null default now(),
	laeuft_ab_am timestamptz not null,
	ersetzt_am timestamptz,
	widerrufen_am timestamptz
);
create index sitzung_familie on sitzung (familie);
create index sitzung_user on sitzung (user_id);
create index sitzung_laeuft_ab on sitzung (laeuft_ab_am);

create table einmal_token (
	token_hash bytea primary key,
	zweck text not null,
	betroffener text collate "C" not null,
	daten jsonb not null default '{}',
	erstellt_am timestamptz not null default now(),
	laeuft_ab_am timestamptz not null,
	benutzt_am timestamptz
);
create index einmal_token_betroffener on einmal_token (betroffener, zweck);
create index einmal_token_laeuft_ab on einmal_token (laeuft_ab_am);
grant select, insert, update, delete on sitzung, einmal_token to portal_app;
`;

const ZUGRIFF = `
create table zugriff (
	id bigint generated always as identity primary key,
	zeit timestamptz not null default now(),
	user_id text collate "C" not null,
	impersoniert_von text collate "C",
	betroffener text collate "C" not null,
	art text collate "C" not null,
	anlass text not null
);
create index zugriff_betroffener on zugriff (betroffener, zeit);
grant select, insert on zugriff to portal_app;
`;
