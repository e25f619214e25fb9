import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';

/** Centre of a postcode in degrees; null: not known. */
export async function lageDerPlz(
	db: Kysely<DB>,
	landID: string,
	plz: string,
): Promise<{ readonly lat: number; readonly lon: number } | null> {
	const { rows } = await sql<{ lat: number; lon: number }>`
		select lat / 1e6::float8 as lat, lon / 1e6::float8 as lon from plz_lage
		where land_id = ${landID} and plz = ${plz}`.execute(db);
	return rows[0] ?? null;
}
