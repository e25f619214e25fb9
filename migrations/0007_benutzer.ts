import { type Kysely, sql } from 'kysely';

/** Invitations of users and join requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [EINLADUNG, BEITRITT]) await sql.raw(anweisung).execute(db);
}

// Its one-time key lies, hashed, in einmal_token. Of two invitations of one address only one is open.
const EINLADUNG = `
create table user_einladung (
	id uuid primary key,
	status text not null check (status in ('OFFEN', 'ANGENOMMEN', 'ABGELAUFEN', 'ZURUECKGEZOGEN')),
	email text not null,
	vorname text not null,
	nachname text not null,
	rollen text[] not null,
	einsatzstelle_ids uuid[] not null default '{}',
	einsatzort_ids uuid[] not null default '{}',
	is_betreuer_automatisch_zuweisen boolean not null default false,
	eingeladen_von text collate "C",
	user_id text collate "C",
	erstellt_am timestamptz not null default now(),
	gueltig_bis timestamptz not null
);
create unique index user_einladung_offen on user_einladung (lower(email)) where status = 'OFFEN';
create index user_einladung_erstellt on user_einladung (erstellt_am desc);
grant select, insert, update, delete on user_einladung to portal_app;
`;

// sso_*: the identity at the provider that the account is linked to when it is opened.
const BEITRITT = `
create table beitrittsanfrage (
	id uuid primary key default gen_random_uuid(),
	status text not null default 'OFFEN' check (status in ('OFFEN', 'ANGENOMMEN', 'ABGELEHNT')),
	email text not null,
	vorname text not null,
	nachname text not null,
	adresse_id uuid,
	nachricht text,
	sso_issuer text,
	sso_subject text,
	erstellt_am timestamptz not null default now(),
	entschieden_am timestamptz,
	entschieden_von text collate "C",
	user_id text collate "C",
	check ((sso_issuer is null) = (sso_subject is null)),
	check ((status = 'OFFEN') = (entschieden_am is null))
);
create index beitrittsanfrage_erstellt on beitrittsanfrage (erstellt_am desc);
create index beitrittsanfrage_email on beitrittsanfrage (lower(email)) where status = 'OFFEN';
grant select, insert, update, delete on beitrittsanfrage to portal_app;
`;
