import { type Kysely, sql } from 'kysely';

/**
 * From when on the seminar days of somebody can't be had any more, and when that was reckoned. It depends on other
 * streams and on the day, so that no projection can say it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [TABELLEN, RECHTE]) await sql.raw(anweisung).execute(db);
}

// grundlage, angebot: of what it was reckoned from; whoever has another one is reckoned anew.
const TABELLEN = `
create table seminarerreichbarkeit (
	freiwilliger_id uuid primary key,
	zyklus_id uuid not null,
	ab date,
	seminartyp_id text,
	grundlage text collate "C" not null
);
create index seminarerreichbarkeit_zyklus on seminarerreichbarkeit (zyklus_id, freiwilliger_id);

create table seminarangebotsstand (
	zyklus_id uuid primary key,
	tag date not null,
	angebot text collate "C" not null,
	berechnet_am timestamptz not null default now()
);
`;
const RECHTE = `
grant select, insert, update, delete on seminarerreichbarkeit, seminarangebotsstand to portal_app;
`;
