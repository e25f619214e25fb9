import { type Kysely, sql } from 'kysely';
import type { ParameterFelder } from '#domain/stammdaten/parameter-schema.ts';
import { STANDARD_PARAMETER } from '#domain/standard.ts';
import type { DB } from '#projections/db.ts';

/** All parameters; before the first event they are the standard ones. */
export async function alleParameter(db: Kysely<DB>): Promise<ParameterFelder> {
	const { rows } = await sql<{ referenz: Partial<ParameterFelder> }>`select referenz from parameter`.execute(db);
	return { ...STANDARD_PARAMETER, ...rows[0]?.referenz };
}
