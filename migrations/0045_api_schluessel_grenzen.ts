import { type Kysely, sql } from 'kysely';

/** Who answers for a key, from where it may be used and of which Einsatzstellen; those there are already: as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw(GRENZEN).execute(db);
}

// netze: none, from everywhere. einsatzstelle_ids: none, the whole tenant.
const GRENZEN = `
alter table api_schluessel
	add column ansprechperson text not null default '',
	add column ansprechperson_email text not null default '',
	add column netze text[] collate "C" not null default '{}',
	add column einsatzstelle_ids uuid[] not null default '{}';
`;
