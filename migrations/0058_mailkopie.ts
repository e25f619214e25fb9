import { type Kysely, sql } from 'kysely';

/**
 * What was sent about a volunteer, as it was sent, without the links that open something: it goes with its row, and
 * that with the file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [TABELLE, INDEX]) await sql.raw(anweisung).execute(db);
}

const TABELLE = `
create table mailkopie (
	outbox_id uuid primary key references outbox on delete cascade,
	an text not null,
	betreff text not null,
	text text not null,
	anhaenge text[] not null,
	gesendet_am timestamptz not null default now()
);
create index mailkopie_gesendet on mailkopie (gesendet_am);
grant select, insert, update, delete on mailkopie to portal_app;
`;
const INDEX = `create index outbox_freiwilliger on outbox ((daten ->> 'freiwilligerID')) where art = 'mail';`;
