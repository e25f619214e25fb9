import { type Kysely, sql } from 'kysely';

/**
 * What the portal offers outward, place by place, and how far freiwillig-ja knows it. An offer depends on many streams, on
 * parameters and on the day, so that no projection can say it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [ANGEBOT, KONFIGURATION, SENDUNG, AUFTRAG, RECHTE]) await sql.raw(anweisung).execute(db);
}

// inhalt: null when it isn't offered any more; its id stays, so that whoever reads changes learns of it.
// hindernis: why nobody can apply although it is offered; frei: null where quotas are off.
const ANGEBOT = `
create table platzangebot (
	id uuid primary key,
	einsatzort_id uuid not null,
	dienstart_id uuid not null,
	inhalt jsonb,
	pruefsumme text collate "C" not null,
	hindernis text collate "C",
	frei int,
	geaendert_am timestamptz not null
);
create index platzangebot_geaendert on platzangebot (geaendert_am, id);
create index platzangebot_einsatzort on platzangebot (einsatzort_id);

create table platzangebotsstand (
	id boolean primary key default true check (id),
	stand timestamptz not null
);
`;

// One row at most. schluessel is encrypted by a key that isn't in the database.
const KONFIGURATION = `
create table freiwilligja_konfiguration (
	id boolean primary key default true check (id),
	url text not null,
	schluessel bytea not null,
	dienstart_ids uuid[] not null,
	aktiv boolean not null,
	verbunden_am timestamptz not null default now(),
	geaendert_von text collate "C" not null,
	geaendert_am timestamptz not null default now(),
	abgleich jsonb
);
`;

// soll: checksum of what is to stand there; null: nothing. ist: what they have confirmed.
// nachlauf_bis: until then an attempt without an answer may still take effect there.
const SENDUNG = `
create table platzsendung (
	angebot_id uuid primary key,
	soll text collate "C",
	ist text collate "C",
	stand text collate "C" not null check (stand in ('WARTET', 'AKTUELL', 'ABGELEHNT', 'AUFGEGEBEN', 'ENTFERNT')),
	versuch int not null default 0,
	erster_versuch_am timestamptz,
	naechster_am timestamptz,
	nachlauf_bis timestamptz,
	gesendet_am timestamptz,
	antwort int,
	fehler jsonb
);
create index platzsendung_naechster on platzsendung (naechster_am) where naechster_am is not null;
`;

// Whoever sends does so alone: no answer overtakes another.
const AUFTRAG = `
create unique index outbox_platzangebote on outbox (schluessel)
	where schluessel = 'platzangebote-senden' and status in ('queued', 'sending');
`;

const RECHTE = `
grant select, insert, update, delete on platzangebot, platzangebotsstand, freiwilligja_konfiguration, platzsendung to portal_app;
`;
