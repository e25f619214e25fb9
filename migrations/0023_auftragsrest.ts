import { type Kysely, sql } from 'kysely';

/** What a job couldn't do for one of many, until it can; and tickets that are kept, used, until the night. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [TABELLE, RECHTE]) await sql.raw(anweisung).execute(db);
}

// fehler: kind and code, never the words, which may quote somebody.
const TABELLE = `
create table auftragsrest (
	auftrag text not null,
	stream text collate "C" not null,
	fehler text not null,
	versuche int not null default 1,
	seit timestamptz not null default now(),
	zuletzt timestamptz not null default now(),
	primary key (auftrag, stream)
);
`;
const RECHTE = `
grant select, insert, update, delete on auftragsrest to portal_app;
grant update on download_token to portal_app;
`;
