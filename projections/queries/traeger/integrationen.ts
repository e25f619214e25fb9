import type { Kysely } from 'kysely';
import type { DB } from '#projections/db.ts';

/** The integrations that are switched on, by their keys in the calls. */
export async function aktiveIntegrationen(db: Kysely<DB>): Promise<string[]> {
	const sso = await db.selectFrom('sso_konfiguration').select('aktiv').where('aktiv', '=', true).executeTakeFirst();
	return sso ? ['single-sign-on'] : [];
}
