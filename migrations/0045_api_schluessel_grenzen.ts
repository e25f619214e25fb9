import { type Kysely, sql } from 'kysely';

/** Who answers for a key, and from where it may be used; those there are already: nobody named, from everywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw(GRENZEN).execute(db);
}

const GRENZEN = `
alter table api_schluessel
	add column ansprechperson text not null default '',
	add column ansprechperson_email text not null default '',
	add column netze text[] collate "C" not null default '{}';
`;
