import { type Kysely, sql } from 'kysely';

/** What somebody asks those for who make the portal; kept until its mails have left, and for a month at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [TABELLE, RECHTE]) await sql.raw(anweisung).execute(db);
}

const TABELLE = `
create table supportanfrage (
	id uuid primary key,
	nummer int not null,
	user_id uuid not null,
	betreff text not null,
	nachricht text not null,
	fehler_id text,
	umstaende text[] not null,
	anhang uuid,
	erstellt_am timestamptz not null default now()
);
create index supportanfrage_user on supportanfrage (user_id);
`;
const RECHTE = 'grant select, insert, update, delete on supportanfrage to portal_app;';
