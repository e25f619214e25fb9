import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';
import { anzahlIn, einerVon, haeltID } from '../liste/ausdruck.ts';

/** Where a figure lies that a call names by its id. */
export interface Fundstelle {
	readonly zyklusID: string;
	readonly einsatzstelleID: string;
	readonly dienstartID: string;
}

export async function findeGenehmigung(db: Kysely<DB>, id: string): Promise<Fundstelle | null> {
	const stelle = await db
		.selectFrom('genehmigung')
		.select(['zyklus_id as zyklusID', 'einsatzstelle_id as einsatzstelleID', 'dienstart_id as dienstartID'])
		.where('id', '=', id)
		.executeTakeFirst();
	return stelle ?? null;
}

export async function findeZuteilung(
	db: Kysely<DB>,
	id: string,
): Promise<(Fundstelle & { readonly einsatzortID: string }) | null> {
	const stelle = await db
		.selectFrom('zuteilung')
		.select([
			'zyklus_id as zyklusID',
			'einsatzstelle_id as einsatzstelleID',
			'einsatzort_id as einsatzortID',
			'dienstart_id as dienstartID',
		])
		.where('id', '=', id)
		.executeTakeFirst();
	return stelle ?? null;
}

/** Einsatzorte of an Einsatzstelle that take part in a cycle. */
export async function einsatzorteImZyklus(
	db: Kysely<DB>,
	einsatzstelleID: string,
	zyklusID: string,
): Promise<readonly string[]> {
	const orte = await teilnehmende(db, 'EINSATZORT', zyklusID)
		.select('id')
		.where('einsatzstelle_id', '=', einsatzstelleID)
		.orderBy('id')
		.execute();
	return orte.map(({ id }) => id);
}

const teilnehmende = (db: Kysely<DB>, typ: 'EINSATZORT' | 'EINSATZSTELLE', zyklusID: string) =>
	db
		.selectFrom('adresse')
		.where('typ', '=', typ)
		.where('is_aktiv', '=', true)
		.where(haeltID('aktiv_in_zyklen', zyklusID));

/**
 * Whoever makes an Einsatzort join and whoever lets its places follow those of the Einsatzstelle do so one after the
 * other: neither writes what the other reads, and a Kontingent without events can't be held.
 */
export const sperreEinsatzorte = (db: Kysely<DB>, einsatzstelleID: string, zyklusID: string) =>
	db.selectNoFrom(
		sql`pg_advisory_xact_lock(hashtextextended(${`einsatzorte/${einsatzstelleID}/${zyklusID}`}, 0))`.as('gesperrt'),
	);

/** One row as long as exactly one Einsatzort of the Einsatzstelle takes part in the cycle. */
export const einzigerEinsatzort = (db: Kysely<DB>, einsatzstelleID: string, zyklusID: string) =>
	db
		.selectNoFrom(sql.lit(1).as('einziger'))
		.where(anzahlIn(teilnehmende(db, 'EINSATZORT', zyklusID).where('einsatzstelle_id', '=', einsatzstelleID)), '=', 1);

/** One row as long as no other Einsatzort's places follow those of the Einsatzstelle. */
export const ohneUebernahmeNeben = (
	db: Kysely<DB>,
	{ einsatzstelleID, einsatzortID }: { readonly einsatzstelleID: string; readonly einsatzortID: string },
	zyklusID: string,
) =>
	db
		.selectNoFrom(sql.lit(1).as('ohne'))
		.where((eb) =>
			eb.not(
				eb.exists(
					db
						.selectFrom('zuteilung')
						.where('einsatzstelle_id', '=', einsatzstelleID)
						.where('zyklus_id', '=', zyklusID)
						.where('einsatzort_id', '!=', einsatzortID)
						.where('is_uebernahme', '=', true),
				),
			),
		);

/** Einsatzstellen that take part in a cycle. */
export async function teilnehmendeStellen(db: Kysely<DB>, zyklusID: string): Promise<readonly string[]> {
	const stellen = await teilnehmende(db, 'EINSATZSTELLE', zyklusID).select('id').orderBy('id').execute();
	return stellen.map(({ id }) => id);
}

/** Names of the volunteers behind places. */
export async function freiwilligennamen(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const freiwillige = await db
		.selectFrom('freiwilliger')
		.select(['id', sql<string>`concat_ws(' ', vorname, nachname)`.as('name')])
		.where('id', '=', einerVon(ids))
		.execute();
	return new Map(freiwillige.map(({ id, name }) => [id, name]));
}
