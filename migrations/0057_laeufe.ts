import { type Kysely, sql } from 'kysely';

/**
 * A run on documents knows which file each row was tried with: what is handed in afterwards isn't checked unseen. What
 * follows from a document specification for every file is a run as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [GESEHEN, ABGLEICH]) await sql.raw(anweisung).execute(db);
}

const GESEHEN = 'alter table sammelauftrag_zeile add column dokument_id uuid;';

// `outbox_id`: the row whose worker is at it, since `uebernommen_am`. `bis`: the file up to which all are done. A result of a file is written in
// the transaction that does what it says, so that nothing is counted twice, whenever a process dies.
const ABGLEICH = `
create table dokumentabgleich (
	id uuid primary key,
	spec_id uuid not null,
	user_id uuid,
	outbox_id uuid,
	begonnen_am timestamptz not null,
	uebernommen_am timestamptz,
	beendet_am timestamptz,
	gesamt int not null,
	erledigt int not null,
	bis uuid
);
create index dokumentabgleich_spec on dokumentabgleich (spec_id, begonnen_am);
create index dokumentabgleich_user on dokumentabgleich (user_id, begonnen_am);
create index dokumentabgleich_begonnen on dokumentabgleich (begonnen_am);
create table dokumentabgleich_zeile (
	dokumentabgleich_id uuid not null references dokumentabgleich on delete cascade,
	freiwilliger_id uuid not null,
	ergebnis text not null,
	primary key (dokumentabgleich_id, freiwilliger_id, ergebnis)
);
grant select, insert, update, delete on dokumentabgleich, dokumentabgleich_zeile to portal_app;
`;
