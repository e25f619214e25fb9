import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';

/** Files that still hold what is only looked at. */
export async function aktenMitEinsichtsdateien(db: Kysely<DB>): Promise<readonly string[]> {
	const akten = await db
		.selectFrom('dokument as d')
		.innerJoin('dokumentspec as s', 's.id', 'd.spec_id')
		.distinct()
		.select('d.freiwilliger_id as id')
		.where(sql`s.referenz ->> 'nutzungsart'`, '=', 'EINSICHTNAHME')
		.orderBy('id')
		.execute();
	return akten.map(({ id }) => id);
}

/** Those of whom facts are kept that were looked at. */
export async function aktenMitEinsicht(db: Kysely<DB>): Promise<readonly string[]> {
	const betroffene = await db
		.selectFrom('event_person')
		.distinct()
		.select('betroffener as id')
		.where('art', '=', 'EINSICHT')
		.orderBy('id')
		.execute();
	return betroffene.map(({ id }) => id);
}
