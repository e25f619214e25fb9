import type { Kysely } from 'kysely';
import type { DB } from '#projections/db.ts';
import { grad } from '../liste/ausdruck.ts';

/** Centre of a postcode in degrees; null: not known. */
export async function lageDerPlz(
	db: Kysely<DB>,
	landID: string,
	plz: string,
): Promise<{ readonly lat: number; readonly lon: number } | null> {
	const lage = await db
		.selectFrom('plz_lage')
		.select([grad('lat').as('lat'), grad('lon').as('lon')])
		.where('land_id', '=', landID)
		.where('plz', '=', plz)
		.executeTakeFirst();
	return lage ?? null;
}
