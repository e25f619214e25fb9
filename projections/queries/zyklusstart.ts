import { type Kysely, sql } from 'kysely';
import type { Startwirkung } from '#domain/zyklus/startwirkung.ts';
import type { DB } from '#projections/db.ts';

/** Addresses that take part in the cycle before and not yet in the new one; `uebernahme` names both. */
const uebernehmbar = (vorgaengerID: string | null, zyklusID: string) => sql`
	is_aktiv and ${vorgaengerID}::uuid = any(aktiv_in_zyklen) and not ${zyklusID}::uuid = any(aktiv_in_zyklen)`;

/** What the start of a cycle will touch in other streams. */
export async function zaehleStartwirkung(
	db: Kysely<DB>,
	{ zyklusID, vorgaengerID, bisherigerID }: Pick<Startwirkung, 'zyklusID' | 'vorgaengerID' | 'bisherigerID'>,
): Promise<Pick<Startwirkung, 'adressen' | 'kontingente' | 'freiwillige'>> {
	const { rows } = await sql<Pick<Startwirkung, 'adressen' | 'kontingente' | 'freiwillige'>>`
		select
			(select count(*)::int from adresse where ${uebernehmbar(vorgaengerID, zyklusID)}) as adressen,
			(select count(distinct einsatzstelle_id)::int from genehmigung
				where zyklus_id = ${vorgaengerID} and genehmigt > 0) as kontingente,
			(select count(*)::int from freiwilliger
				where zyklus_id = ${bisherigerID} and status between 1000 and 2500) as freiwillige`.execute(db);
	return rows[0] as Pick<Startwirkung, 'adressen' | 'kontingente' | 'freiwillige'>;
}

/** Addresses still to be taken over, Einsatzstellen first. */
export async function zuUebernehmendeAdressen(
	db: Kysely<DB>,
	{ zyklusID, vorgaengerID }: { readonly zyklusID: string; readonly vorgaengerID: string },
): Promise<readonly string[]> {
	const { rows } = await sql<{ id: string }>`
		select id from adresse where ${uebernehmbar(vorgaengerID, zyklusID)}
		order by typ <> 'EINSATZSTELLE', id`.execute(db);
	return rows.map(({ id }) => id);
}

/** Einsatzstellen with approved places in a cycle. */
export async function stellenMitKontingent(db: Kysely<DB>, zyklusID: string): Promise<readonly string[]> {
	const { rows } = await sql<{ id: string }>`
		select distinct einsatzstelle_id as id from genehmigung
		where zyklus_id = ${zyklusID} and genehmigt > 0 order by id`.execute(db);
	return rows.map(({ id }) => id);
}
