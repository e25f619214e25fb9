import { type Kysely, sql } from 'kysely';

/** Tables around the account: passwords, the brake on guessing, invitations, saved views. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [KENNWORT, BREMSE, EINLADUNG, ANSICHT]) await sql.raw(anweisung).execute(db);
}

// Apart from the stream of the user: a hash must be replaceable and must not be kept for good.
const KENNWORT = `
create table kennwort (
	user_id text collate "C" primary key,
	hash text not null,
	gesetzt_am timestamptz not null default now()
);
grant select, insert, update, delete on kennwort to portal_app;
`;

// schluessel: a hash, so that neither addresses nor accounts are kept here.
const BREMSE = `
create table bremse (
	schluessel bytea primary key,
	anzahl int not null,
	seit timestamptz not null
);
create index bremse_seit on bremse (seit);
grant select, insert, update, delete on bremse to portal_app;
`;

const EINLADUNG = `
create table einladung (
	id uuid primary key,
	status text not null check (status in ('OFFEN', 'ANGENOMMEN', 'ABGELAUFEN', 'ZURUECKGEZOGEN')),
	email text not null,
	vorname text not null,
	nachname text not null,
	zyklus_id uuid not null,
	einsatzort_id uuid not null,
	dienstart_id uuid not null,
	betreuer_user_id uuid not null,
	eingeladen_von text collate "C",
	freiwilliger_id uuid,
	erstellt_am timestamptz not null default now(),
	gueltig_bis timestamptz not null
);
create index einladung_einsatzort on einladung (einsatzort_id, status);
grant select, insert, update, delete on einladung to portal_app;
`;

const ANSICHT = `
create table ansicht (
	user_id text collate "C" not null,
	liste text collate "C" not null,
	ansichten jsonb not null,
	primary key (user_id, liste)
);
grant select, insert, update, delete on ansicht to portal_app;
`;
