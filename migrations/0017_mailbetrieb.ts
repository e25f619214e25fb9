import { type Kysely, sql } from 'kysely';

/** Mails that go together, mails that came back, and addresses nothing can be delivered to. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [ZUSTAENDE, SAMMLUNG, SPERRE]) await sql.raw(anweisung).execute(db);
}

// collected: left with another row, gesammelt_in. undeliverable: was sent, and came back.
const ZUSTAENDE = `
alter table outbox drop constraint outbox_status_check;
alter table outbox add constraint outbox_status_check check (status in
	('queued', 'sending', 'sent', 'failed', 'uncertain', 'cancelled', 'collected', 'undeliverable'));
`;

// wartet_bis: until when a mail waits for others to the same recipient; null: it hasn't been looked at yet.
const SAMMLUNG = `
alter table outbox add column wartet_bis timestamptz;
alter table outbox add column gesammelt_in uuid;
create index outbox_gesammelt on outbox (gesammelt_in) where gesammelt_in is not null;
create index outbox_sammelbar on outbox (schluessel, empfaenger) where art = 'mail' and status = 'queued';
`;

// The address itself stands nowhere: whoever has it finds out by its hash. outbox.adress_hash: where the mail went.
const SPERRE = `
alter table outbox add column adress_hash bytea;
create table mail_sperre (
	adress_hash bytea primary key,
	grund text collate "C" not null,
	seit timestamptz not null default now(),
	outbox_id uuid not null
);
create index mail_sperre_seit on mail_sperre (seit);
grant select, insert, update, delete on mail_sperre to portal_app;
`;
