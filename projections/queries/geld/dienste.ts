import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';

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

/** Who is in service in a month, as far as money goes by it. */
export async function aktenImMonat(db: Kysely<DB>, monat: string): Promise<string[]> {
	const akten = await frageRoh(
		db,
		z.strictObject({ id: z.string() }),
		sql`
		select distinct freiwilliger_id::text as id from geldvertrag
		where bis >= ${`${monat}-01`}::date and von < (${`${monat}-01`}::date + interval '1 month') order by 1`,
	);
	return akten.map(({ id }) => id);
}
