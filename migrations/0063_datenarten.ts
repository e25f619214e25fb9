import { type Kysely, sql } from 'kysely';

/** Who reads several kinds of sensitive data of somebody at once is recorded in one row, not in one for each kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [MEHRERE, NAME]) await sql.raw(anweisung).execute(db);
}

const MEHRERE = `
alter table zugriff alter column datenart type text[] using case when datenart is not null then array[datenart] end;
`;
const NAME = 'alter table zugriff rename column datenart to datenarten;';
