import { type Kysely, sql } from 'kysely';

/** Runs of an action on many volunteers, and what became of each: ids and codes only. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw(SAMMELAUFTRAG).execute(db);
}

// `eingabe` holds free words; it goes when the run has ended. `ergebnis`: null while the row waits, then `ERLEDIGT` or
// the codes of the rules that refused it. It is written in the transaction that does what it says.
const SAMMELAUFTRAG = `
create table sammelauftrag (
	id uuid primary key,
	user_id uuid not null,
	rollen text[] not null,
	impersoniert_von uuid,
	liste text not null,
	aktion text not null,
	eingabe jsonb,
	begonnen_am timestamptz not null,
	beendet_am timestamptz
);
create index sammelauftrag_user on sammelauftrag (user_id, begonnen_am);
create index sammelauftrag_begonnen on sammelauftrag (begonnen_am);
create table sammelauftrag_zeile (
	sammelauftrag_id uuid not null references sammelauftrag on delete cascade,
	reihe int not null,
	eintrag_id uuid not null,
	freiwilliger_id uuid,
	wunsch_id uuid,
	ergebnis text[],
	primary key (sammelauftrag_id, reihe)
);
grant select, insert, update, delete on sammelauftrag, sammelauftrag_zeile to portal_app;
`;
