import type { Kysely } from 'kysely';
import type { DB } from '#projections/db.ts';

/** The integrations that are switched on, by their keys in the calls. */
export async function aktiveIntegrationen(db: Kysely<DB>): Promise<string[]> {
	const [sso, freiwilligJa, meetings] = await Promise.all([
		db.selectFrom('sso_konfiguration').select('aktiv').where('aktiv', '=', true).executeTakeFirst(),
		db.selectFrom('freiwilligja_konfiguration').select('aktiv').where('aktiv', '=', true).executeTakeFirst(),
		// Ordered rooms are to be had while their service knows us.
		db
			.selectFrom('meeting_konfiguration')
			.leftJoin('videodienst', (join) => join.onTrue())
			.select('aktiv')
			.where('aktiv', '=', true)
			.where((eb) => eb.or([eb('art', '=', 'VORLAGE'), eb('access_token', 'is not', null)]))
			.executeTakeFirst(),
	]);
	return [
		...(freiwilligJa ? ['freiwillig-ja'] : []),
		...(meetings ? ['meetings'] : []),
		...(sso ? ['single-sign-on'] : []),
	];
}
