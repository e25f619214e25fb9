import { type Kysely, sql } from 'kysely';

/** Files somebody exported lie ready for whoever did for a while; the row stays a little longer and says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [TABELLE, RECHTE]) await sql.raw(anweisung).execute(db);
}

// aktion: what one had to be allowed to do; whoever isn't any more doesn't get it again. fertig_am: it is all there.
const TABELLE = `
create table exportdatei (
	id uuid primary key,
	user_id uuid not null,
	liste text collate "C" not null,
	endung text collate "C" not null,
	aktion text collate "C" not null,
	filter jsonb,
	anzahl int not null,
	erledigt int not null default 0,
	groesse bigint,
	begonnen_am timestamptz not null,
	fertig_am timestamptz,
	entfernt_am timestamptz
);
create index exportdatei_user on exportdatei (user_id, begonnen_am);
`;
const RECHTE = 'grant select, insert, update, delete on exportdatei to portal_app;';
