import { type Kysely, sql } from 'kysely';

/** Single sign-on: the provider, who is known there as whom, and logins under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [KONFIGURATION, IDENTITAET, VORGANG, NACHWEIS]) await sql.raw(anweisung).execute(db);
}

// One row at most. client_secret is encrypted by a key that isn't in the database.
const KONFIGURATION = `
create table sso_konfiguration (
	id boolean primary key default true check (id),
	issuer text not null,
	client_id text not null,
	client_secret bytea not null,
	domains text[] not null default '{}',
	label text not null,
	aktiv boolean not null,
	geaendert_von text collate "C" not null,
	geaendert_am timestamptz not null default now()
);
grant select, insert, update, delete on sso_konfiguration to portal_app;
`;

// An identity belongs to one account.
const IDENTITAET = `
create table sso_identitaet (
	issuer text collate "C" not null,
	subject text collate "C" not null,
	user_id text collate "C" not null,
	verbunden_am timestamptz not null default now(),
	primary key (issuer, subject)
);
create index sso_identitaet_user on sso_identitaet (user_id);
grant select, insert, update, delete on sso_identitaet to portal_app;
`;

// A way to the provider and back. browser_hash: of the cookie of the browser that set out.
const VORGANG = `
create table sso_vorgang (
	state_hash bytea primary key,
	browser_hash bytea not null,
	nonce text not null,
	code_verifier text not null,
	zweck text not null check (zweck in ('ANMELDEN', 'VERBINDEN')),
	user_id text collate "C",
	ziel text not null,
	laeuft_ab_am timestamptz not null,
	benutzt_am timestamptz,
	check ((zweck = 'VERBINDEN') = (user_id is not null))
);
create index sso_vorgang_laeuft_ab on sso_vorgang (laeuft_ab_am);
grant select, insert, update, delete on sso_vorgang to portal_app;
`;

// What the provider has confirmed of somebody no account is linked to yet: gone as soon as it is used.
const NACHWEIS = `
create table sso_nachweis (
	token_hash bytea primary key,
	browser_hash bytea not null,
	user_id text collate "C",
	issuer text not null,
	subject text not null,
	email text,
	vorname text not null,
	nachname text not null,
	laeuft_ab_am timestamptz not null
);
create index sso_nachweis_laeuft_ab on sso_nachweis (laeuft_ab_am);
grant select, insert, update, delete on sso_nachweis to portal_app;
`;
