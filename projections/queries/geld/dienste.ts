import type { Kysely } from 'kysely';
import type { DB } from '#projections/db.ts';

/** Whose contracts of a cycle money goes by. */
export async function aktenImZyklus(db: Kysely<DB>, zyklusID: string): Promise<string[]> {
	const zeilen = await db
		.selectFrom('geldvertrag')
		.select('freiwilliger_id')
		.distinct()
		.where('zyklus_id', '=', zyklusID)
		.orderBy('freiwilliger_id')
		.execute();
	return zeilen.map(({ freiwilliger_id }) => freiwilliger_id);
}

/** Recognised BFD places by Einsatzstelle. */
export async function anerkanntePlaetze(
	db: Kysely<DB>,
	stellenIDs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	if (stellenIDs.length === 0) return new Map();
	const zeilen = await db
		.selectFrom('anerkennung')
		.select(['adresse_id', 'plaetze'])
		.where('adresse_id', 'in', [...stellenIDs])
		.execute();
	return new Map(zeilen.map(({ adresse_id, plaetze }) => [adresse_id, plaetze]));
}
