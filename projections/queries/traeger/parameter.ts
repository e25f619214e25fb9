import type { Kysely } from 'kysely';
import type { ParameterFelder } from '#domain/parameter/parameterfelder.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import type { DB } from '#projections/db.ts';

/** All parameters; before the first event they are the standard ones. */
export async function alleParameter(db: Kysely<DB>): Promise<ParameterFelder> {
	const zeile = await db.selectFrom('parameter').select('referenz').executeTakeFirst();
	return { ...STANDARD_PARAMETER, ...zeile?.referenz };
}
