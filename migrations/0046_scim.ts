import { type Kysely, sql } from 'kysely';

/** SCIM: the token of the directory, which of its groups gives which role, and what it says of whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [ZUGANG, EINSTELLUNG, GRUPPE, BENUTZER, MITGLIED, RECHTE])
		await sql.raw(anweisung).execute(db);
}

// One that holds at most. A deleted one keeps its row: events name it.
const ZUGANG = `
create table scim_zugang (
	id uuid primary key,
	praefix text collate "C" not null,
	hash bytea not null unique,
	gueltig_bis date,
	erstellt_von text collate "C" not null,
	erstellt_am timestamptz not null default now(),
	erneuert_am timestamptz,
	zuletzt_benutzt timestamptz,
	geloescht_am timestamptz
);
create unique index scim_zugang_einer on scim_zugang ((true)) where geloescht_am is null;
`;

// One row at most.
const EINSTELLUNG = `
create table scim_einstellung (
	id boolean primary key default true check (id),
	is_uebernahme boolean not null,
	is_einladung boolean not null
);
`;

const GRUPPE = `
create table scim_gruppe (
	id uuid primary key,
	bezeichnung text not null,
	external_id text,
	rolle text collate "C" not null,
	adresse_ids uuid[] not null,
	erstellt_am timestamptz not null default now(),
	geaendert_am timestamptz not null default now()
);
create unique index scim_gruppe_bezeichnung on scim_gruppe (lower(bezeichnung));
`;

// id: that of the account, also before there is one. One the directory has deleted keeps its row without what it said:
// whose account it is, is known when he comes back. version: of two changes at once one is decided on again.
const BENUTZER = `
create table scim_benutzer (
	id uuid primary key,
	user_name text not null,
	external_id text,
	vorname text not null,
	nachname text not null,
	anzeigename text,
	email text not null,
	aktiv boolean not null,
	rollen text[] not null,
	berechtigungen text[] not null,
	behaelt_rechte boolean not null,
	version int not null default 1,
	erstellt_am timestamptz not null default now(),
	geaendert_am timestamptz not null default now(),
	geloescht_am timestamptz
);
create unique index scim_benutzer_user_name on scim_benutzer (lower(user_name)) where geloescht_am is null;
create index scim_benutzer_email on scim_benutzer (email) where geloescht_am is null;
`;

const MITGLIED = `
create table scim_mitglied (
	gruppe_id uuid not null references scim_gruppe on delete cascade,
	benutzer_id uuid not null references scim_benutzer on delete cascade,
	primary key (gruppe_id, benutzer_id)
);
create index scim_mitglied_benutzer on scim_mitglied (benutzer_id);
`;

const RECHTE = `
grant select, insert, update, delete on
	scim_zugang, scim_einstellung, scim_gruppe, scim_benutzer, scim_mitglied to portal_app;
`;
