import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';

/** Ids of all records of a kind there ever were. */
export async function saetzeVon(db: Kysely<DB>, aggregat: string): Promise<readonly string[]> {
	// Everything between `Name-` and the sign after the hyphen, by the index of the key.
	const { rows } = await sql<{ name: string }>`
		select name from stream where name >= ${`${aggregat}-`} and name < ${`${aggregat}.`}`.execute(db);
	return rows.map(({ name }) => name.slice(aggregat.length + 1));
}

/** One page of what happened to records of these kinds, newest first: which event of which stream. */
export async function ereignisseite(
	db: Kysely<DB>,
	aggregate: readonly string[],
	{ seite, groesse }: { readonly seite: number; readonly groesse: number },
): Promise<{
	readonly zeilen: readonly { readonly stream: string; readonly version: number }[];
	readonly total: number;
}> {
	const dabei = sql.join(
		aggregate.map((name) => sql`(stream >= ${`${name}-`} and stream < ${`${name}.`})`),
		sql` or `,
	);
	const { rows } = await sql<{ stream: string; version: number; total: number }>`
		select stream, version, count(*) over ()::int as total from event where ${dabei}
		order by position desc limit ${groesse} offset ${(seite - 1) * groesse}`.execute(db);
	return { zeilen: rows, total: rows[0]?.total ?? 0 };
}
