import type { Kysely } from 'kysely';
import type { DB } from '#migrations/db.ts';

/** What is told of a file beside its name. */
export interface Dateiangaben {
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
		.select(['id', 'endung', 'groesse'])
		.where('id', 'in', uploadIDs)
		.where('status', '=', 'Referenced')
		.execute();
	return new Map(zeilen.map(({ id, endung, groesse }) => [id, { endung, groesse }]));
}
