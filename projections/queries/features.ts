import { type Kysely, sql } from 'kysely';
import { eingeschaltete, type Feature } from '#domain/stammdaten/parameter-features.ts';
import type { ParameterFelder } from '#domain/stammdaten/parameter-schema.ts';
import { STANDARD_PARAMETER } from '#domain/standard.ts';

/** The functions that are switched on. */
export async function aktiveFeatures<DB>(db: Kysely<DB>): Promise<Feature[]> {
	const { rows } = await sql<{ referenz: Partial<ParameterFelder> }>`select referenz from parameter`.execute(db);
	return eingeschaltete({ ...STANDARD_PARAMETER, ...rows[0]?.referenz });
}

export const istFreigeschaltet = async <DB>(db: Kysely<DB>, feature: Feature): Promise<boolean> =>
	(await aktiveFeatures(db)).includes(feature);
