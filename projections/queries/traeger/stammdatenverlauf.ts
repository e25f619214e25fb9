import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';

/** Ids of all records of a kind there ever were. */
export async function saetzeVon(db: Kysely<DB>, aggregat: string): Promise<readonly string[]> {
	// Everything between `Name-` and the sign after the hyphen, by the index of the key.
	const streams = await db
		.selectFrom('stream')
		.select('name')
		.where('name', '>=', `${aggregat}-`)
		.where('name', '<', `${aggregat}.`)
		.execute();
	return streams.map(({ name }) => name.slice(aggregat.length + 1));
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
	const zeilen = await db
		.selectFrom('event')
		.select(['stream', 'version', sql<number>`count(*) over ()::int`.as('total')])
		.where((eb) =>
			eb.or(aggregate.map((name) => eb.and([eb('stream', '>=', `${name}-`), eb('stream', '<', `${name}.`)]))),
		)
		.orderBy('position', 'desc')
		.limit(groesse)
		.offset((seite - 1) * groesse)
		.execute();
	return { zeilen, total: zeilen[0]?.total ?? 0 };
}
