import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';

/** Where a figure lies that a call names by its id. */
export interface Fundstelle {
	readonly zyklusID: string;
	readonly einsatzstelleID: string;
	readonly dienstartID: string;
}

export async function findeGenehmigung(db: Kysely<DB>, id: string): Promise<Fundstelle | null> {
	const { rows } = await sql<Fundstelle>`
		select zyklus_id as "zyklusID", einsatzstelle_id as "einsatzstelleID", dienstart_id as "dienstartID"
		from genehmigung where id = ${id}`.execute(db);
	return rows[0] ?? null;
}

export async function findeZuteilung(
	db: Kysely<DB>,
	id: string,
): Promise<(Fundstelle & { readonly einsatzortID: string }) | null> {
	const { rows } = await sql<Fundstelle & { einsatzortID: string }>`
		select zyklus_id as "zyklusID", einsatzstelle_id as "einsatzstelleID", einsatzort_id as "einsatzortID",
			dienstart_id as "dienstartID"
		from zuteilung where id = ${id}`.execute(db);
	return rows[0] ?? null;
}

/** Einsatzorte of an Einsatzstelle that take part in a cycle. */
export async function einsatzorteImZyklus(
	db: Kysely<DB>,
	einsatzstelleID: string,
	zyklusID: string,
): Promise<readonly string[]> {
	const { rows } = await sql<{ id: string }>`
		select id from adresse where einsatzstelle_id = ${einsatzstelleID} and typ = 'EINSATZORT' and is_aktiv
			and ${zyklusID}::uuid = any(aktiv_in_zyklen)
		order by id`.execute(db);
	return rows.map(({ id }) => id);
}

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
	db.selectNoFrom(sql.lit(1).as('einziger')).where(
		sql<boolean>`(select count(*) from adresse where einsatzstelle_id = ${einsatzstelleID} and typ = 'EINSATZORT'
			and is_aktiv and ${zyklusID}::uuid = any(aktiv_in_zyklen)) = 1`,
	);

/** One row as long as no other Einsatzort's places follow those of the Einsatzstelle. */
export const ohneUebernahmeNeben = (
	db: Kysely<DB>,
	{ einsatzstelleID, einsatzortID }: { readonly einsatzstelleID: string; readonly einsatzortID: string },
	zyklusID: string,
) =>
	db.selectNoFrom(sql.lit(1).as('ohne')).where(
		sql<boolean>`not exists (select from zuteilung where einsatzstelle_id = ${einsatzstelleID}
			and zyklus_id = ${zyklusID} and einsatzort_id <> ${einsatzortID} and is_uebernahme)`,
	);

/** Einsatzstellen that take part in a cycle. */
export async function teilnehmendeStellen(db: Kysely<DB>, zyklusID: string): Promise<readonly string[]> {
	const { rows } = await sql<{ id: string }>`
		select id from adresse where typ = 'EINSATZSTELLE' and is_aktiv and ${zyklusID}::uuid = any(aktiv_in_zyklen)
		order by id`.execute(db);
	return rows.map(({ id }) => id);
}

/** Names of the volunteers behind places. */
export async function freiwilligennamen(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const { rows } = await sql<{ id: string; name: string }>`
		select id, concat_ws(' ', vorname, nachname) as name from freiwilliger
		where id = any(${sql.val(ids)}::uuid[])`.execute(db);
	return new Map(rows.map(({ id, name }) => [id, name]));
}
