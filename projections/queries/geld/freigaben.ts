import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Laufanteil } from '#domain/geld/konto.ts';
import { VERTRAGSLAUFARTEN, type Vertragslaufart } from '#domain/geld/posten.ts';
import type { Monat } from '#domain/recht/monate.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';

export interface Laufzeilenanteil extends Laufanteil {
	/** Thirtieths of a unit that is claimed. */
	readonly menge: number | null;
}

/** What runs have for these contracts, in the order of the runs; those that were thrown away have nothing. */
export async function laufzeilenVon(
	db: Kysely<DB>,
	vertragIDs: readonly string[],
): Promise<readonly Laufzeilenanteil[]> {
	if (vertragIDs.length === 0) return [];
	const zeilen = await db
		.selectFrom('laufzeile as z')
		.innerJoin('lauf as l', 'l.id', 'z.lauf_id')
		.where('z.vertrag_id', 'in', [...vertragIDs])
		.select(['l.id as laufID', 'l.nr as laufNr', 'l.art', 'l.status', 'l.status_seit as statusSeit'])
		.select([
			'z.vertrag_id as vertragID',
			'z.freiwilliger_id as freiwilligerID',
			'z.monat',
			'z.teile',
			'z.betrag',
			'z.menge',
		])
		.orderBy('l.nr')
		.execute();
	return zeilen as readonly Laufzeilenanteil[];
}

/** First month each kind was ever released for. */
export async function ersteMonate(db: Kysely<DB>): Promise<ReadonlyMap<Vertragslaufart, Monat>> {
	const zeilen = await db
		.selectFrom('lauf')
		.where('status', 'in', ['FREIGEGEBEN', 'UEBERGEBEN', 'GEBUCHT'])
		.where('art', 'in', [...VERTRAGSLAUFARTEN])
		.select(({ fn }) => ['art', fn.min('von').as('ab')])
		.groupBy('art')
		.execute();
	return new Map(zeilen.map(({ art, ab }) => [art as Vertragslaufart, ab]));
}

/**
 * Whose contracts may be with an Einsatzstelle, and money goes by them or went by them: also of who is erased, whose
 * contracts only their file knows.
 */
export async function zahlendeAkten(db: Kysely<DB>, einsatzstelleID: string): Promise<string[]> {
	const akten = await frageRoh(
		db,
		z.strictObject({ id: z.string() }),
		sql`
		select distinct w.freiwilliger_id::text as id from wunsch w
		join geldvertrag g on g.freiwilliger_id = w.freiwilliger_id
		where w.einsatzstelle_id = ${einsatzstelleID}::uuid
		union
		select distinct z.freiwilliger_id::text from laufzeile z
		where not exists (select 1 from geldvertrag g where g.id = z.vertrag_id)
		order by 1`,
	);
	return akten.map(({ id }) => id);
}
