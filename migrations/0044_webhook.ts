import { type Kysely, sql } from 'kysely';

/** Who is told what happens here, and what of it has arrived. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [WEBHOOK, ZUSTELLUNG, AUFTRAG, RECHTE]) await sql.raw(anweisung).execute(db);
}

// geheimnis: encrypted by a key that isn't in the database; the one before signs too until vorheriges_bis.
// position: how far the events have been looked through. stille: how often in a row nobody answered.
const WEBHOOK = `
create table webhook (
	id uuid primary key,
	bezeichnung text not null,
	url text not null,
	ereignisse text[] not null,
	signatur text collate "C" not null check (signatur in ('HMAC', 'ED25519')),
	geheimnis bytea not null,
	oeffentlich text collate "C",
	vorheriges bytea,
	vorheriges_bis timestamptz,
	stand text collate "C" not null check (stand in ('AKTIV', 'PAUSIERT', 'ABGESCHALTET')),
	grund text collate "C" check (grund in ('VON_HAND', 'FORT')),
	seit timestamptz not null default now(),
	position bigint not null,
	stille int not null default 0,
	ruht_bis timestamptz,
	erstellt_von text collate "C" not null,
	erstellt_am timestamptz not null default now()
);
`;

// id: made of the endpoint and the hash of the event, so that the same event is never another message to it, nor another
// event the same message, even where a backup has given its position away again.
// position: null where somebody tries whether anything arrives. is_erneut: sent again by hand; nothing waits for it.
const ZUSTELLUNG = `
create table webhook_zustellung (
	id uuid primary key,
	webhook_id uuid not null references webhook on delete cascade,
	position bigint,
	ereignis text collate "C" not null,
	strom text collate "C" not null,
	gegenstand uuid not null,
	folge int not null,
	ereignet_am timestamptz not null,
	stand text collate "C" not null default 'WARTET' check (stand in ('WARTET', 'ZUGESTELLT', 'AUFGEGEBEN')),
	versuch int not null default 0,
	erster_versuch_am timestamptz,
	naechster_am timestamptz not null default now(),
	gesendet_am timestamptz,
	dauer_ms int,
	antwort int,
	fehler text,
	is_erneut boolean not null default false,
	erstellt_am timestamptz not null default now(),
	unique (webhook_id, position)
);
create index webhook_zustellung_wartet on webhook_zustellung (webhook_id, naechster_am, position) where stand = 'WARTET';
create index webhook_zustellung_strom on webhook_zustellung (webhook_id, strom, gegenstand, position)
	where stand = 'WARTET';
create index webhook_zustellung_liste on webhook_zustellung (webhook_id, erstellt_am desc, id);
`;

// Each endpoint has a sender of its own and no more than one: none waits for another, and none is overtaken.
const AUFTRAG = `
create unique index outbox_webhook on outbox ((daten ->> 'webhookID'))
	where schluessel = 'webhook-senden' and status in ('queued', 'sending');
`;

const RECHTE = `
grant select, insert, update, delete on webhook, webhook_zustellung to portal_app;
grant select on sequence event_position_seq to portal_app;
`;
