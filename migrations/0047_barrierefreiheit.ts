import { type Kysely, sql } from 'kysely';

/** What somebody tells of a barrier; kept until a year after it was answered, or until he wants it gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [TABELLE, RECHTE]) await sql.raw(anweisung).execute(db);
}

const TABELLE = `
create table barrieremeldung (
	id uuid primary key,
	nummer int not null,
	text text not null,
	seite text,
	name text,
	email text,
	eingegangen_am timestamptz not null,
	frist date not null,
	beantwortet_am timestamptz,
	beantwortet_von uuid,
	antwort text
);
create index barrieremeldung_offen on barrieremeldung (frist) where beantwortet_am is null;
`;
const RECHTE = 'grant select, insert, update, delete on barrieremeldung to portal_app;';
