import { type Kysely, sql } from 'kysely';

/** Talks over the net about a wish: where rooms come from, the talks, times offered for one, words of the service. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [KONFIGURATION, MEETING, ANGEBOT, MELDUNG, RECHTE]) await sql.raw(anweisung).execute(db);
}

// One row at most. webhook_geheimnis is encrypted by a key that isn't in the database; null: nothing reports.
const KONFIGURATION = `
create table meeting_konfiguration (
	id boolean primary key default true check (id),
	aktiv boolean not null,
	vorlage text not null,
	webhook_geheimnis bytea,
	geaendert_von text collate "C" not null,
	geaendert_am timestamptz not null default now()
);
`;

// raum: as the service knows it. folge: rises with whatever calendars have to learn. gaeste: addresses besides both sides.
// vereinbart_am: since when it is to be at this time.
const MEETING = `
create table meeting (
	id uuid primary key,
	freiwilliger_id uuid not null,
	wunsch_id uuid not null,
	einsatzort_id uuid not null,
	titel text not null,
	termin timestamptz not null,
	dauer_minuten int not null,
	status int not null check (status in (0, 1000, 2000, 9000)),
	raum text collate "C" not null unique,
	link text not null,
	folge int not null default 0,
	gaeste text[] not null default '{}',
	vereinbart_am timestamptz not null,
	eingeladen_am timestamptz,
	erinnert_am timestamptz,
	gestartet_am timestamptz,
	erstellt_von uuid,
	erstellt_am timestamptz not null,
	geaendert_am timestamptz not null
);
create index meeting_wunsch on meeting (wunsch_id);
create index meeting_freiwilliger on meeting (freiwilliger_id);
create index meeting_offen on meeting (termin) where status in (0, 1000);
`;

// termine: ISO 8601 in UTC. meeting_id: the talk that came of it. zurueckgezogen_am: nobody chooses from it any more.
const ANGEBOT = `
create table terminangebot (
	id uuid primary key,
	freiwilliger_id uuid not null,
	wunsch_id uuid not null,
	titel text not null,
	dauer_minuten int not null,
	termine text[] not null,
	meeting_id uuid references meeting on delete cascade,
	verlegt int not null default 0,
	zurueckgezogen_am timestamptz,
	erstellt_von uuid,
	erstellt_am timestamptz not null
);
create unique index terminangebot_offen on terminangebot (wunsch_id)
	where meeting_id is null and zurueckgezogen_am is null;
create index terminangebot_freiwilliger on terminangebot (freiwilliger_id);
create index terminangebot_meeting on terminangebot (meeting_id);
`;

// Each counts once, however often it is sent.
const MELDUNG = `
create table meeting_meldung (
	id text collate "C" primary key,
	empfangen_am timestamptz not null default now()
);
`;

const RECHTE =
	'grant select, insert, update, delete on meeting_konfiguration, meeting, terminangebot, meeting_meldung to portal_app;';
