import { type Kysely, sql } from 'kysely';

/** Help texts beyond those the product comes with: the product's and the Traeger's own words, and everybody's notes. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw(HILFETEXT).execute(db);
}

// user_id: of a note (level 3), which is its author's alone; the other levels belong to nobody.
const HILFETEXT = `
create table hilfetext (
	id bigint generated always as identity primary key,
	key text collate "C" not null,
	ebene int not null check (ebene between 1 and 3),
	user_id text collate "C",
	content text not null,
	version int not null,
	geaendert_am timestamptz not null,
	geaendert_von text collate "C" not null,
	impersoniert_von text collate "C",
	check ((ebene = 3) = (user_id is not null)),
	unique nulls not distinct (key, ebene, user_id)
);
create index hilfetext_user on hilfetext (user_id) where user_id is not null;
grant select, insert, update, delete on hilfetext to portal_app;
`;
