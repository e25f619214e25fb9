import type { Kysely } from 'kysely';
import type { DB } from '#projections/db.ts';

/** The integrations that are switched on, by their keys in the calls. */
export async function aktiveIntegrationen(db: Kysely<DB>): Promise<string[]> {
	const [sso, freiwilligJa, meetings] = await Promise.all([
		db.selectFrom('sso_konfiguration').select('aktiv').where('aktiv', '=', true).executeTakeFirst(),
		db.selectFrom('freiwilligja_konfiguration').select('aktiv').where('aktiv', '=', true).executeTakeFirst(),
		db.selectFrom('meeting_konfiguration').select('aktiv').where('aktiv', '=', true).executeTakeFirst(),
	]);
	return [
		...(freiwilligJa ? ['freiwillig-ja'] : []),
		...(meetings ? ['meetings'] : []),
		...(sso ? ['single-sign-on'] : []),
	];
}
