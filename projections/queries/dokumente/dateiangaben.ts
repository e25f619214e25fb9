import type { Kysely } from 'kysely';
import type { DB } from '#projections/db.ts';

/** What is told of a file. */
export interface Dateiangaben {
	readonly name: string;
	readonly endung: string;
	readonly groesse: number;
}

/** By the id of the upload; files that are gone are left out. */
export async function dateiangaben(
	db: Kysely<DB>,
	uploadIDs: readonly string[],
): Promise<ReadonlyMap<string, Dateiangaben>> {
	if (uploadIDs.length === 0) return new Map();
	const zeilen = await db
		.selectFrom('upload')
		.select(['id', 'name', 'endung', 'groesse'])
		.where('id', 'in', uploadIDs)
		.where('status', '=', 'Referenced')
		.execute();
	return new Map(zeilen.map(({ id, name, endung, groesse }) => [id, { name, endung, groesse }]));
}
