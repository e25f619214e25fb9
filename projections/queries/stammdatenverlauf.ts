import { type Kysely, sql } from 'kysely';

/** Ids of all records of a kind there ever were. */
export async function saetzeVon<DB>(db: Kysely<DB>, aggregat: string): Promise<readonly string[]> {
	// Everything between `Name-` and the sign after the hyphen, by the index of the key.
	const { rows } = await sql<{ name: string }>`
		select name from stream where name >= ${`${aggregat}-`} and name < ${`${aggregat}.`}`.execute(db);
	return rows.map(({ name }) => name.slice(aggregat.length + 1));
}
