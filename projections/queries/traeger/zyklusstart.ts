import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { FREIWILLIGER, STELLENSUCHE } from '#domain/status/freiwilliger.ts';
import type { Startwirkung } from '#domain/zyklus/startwirkung.ts';
import type { DB } from '#projections/db.ts';
import { anzahlIn, einStatus, haeltID } from '../liste/ausdruck.ts';

/** Addresses that take part in the cycle before and not yet in the new one; `uebernahme` names both. */
function uebernehmbar(eb: ExpressionBuilder<DB, 'adresse'>, vorgaengerID: string | null, zyklusID: string) {
	const hier = eb.not(haeltID('aktiv_in_zyklen', zyklusID));
	return eb.and([eb('is_aktiv', '=', true), haeltID('aktiv_in_zyklen', vorgaengerID), hier]);
}

/** What the start of a cycle will touch in other streams. */
export async function zaehleStartwirkung(
	db: Kysely<DB>,
	{ zyklusID, vorgaengerID, bisherigerID }: Pick<Startwirkung, 'zyklusID' | 'vorgaengerID' | 'bisherigerID'>,
): Promise<Pick<Startwirkung, 'adressen' | 'kontingente' | 'freiwillige'>> {
	return db
		.selectNoFrom((eb) => [
			anzahlIn(eb.selectFrom('adresse').where((wo) => uebernehmbar(wo, vorgaengerID, zyklusID))).as('adressen'),
			eb
				.selectFrom('genehmigung')
				.select(sql<number>`count(distinct einsatzstelle_id)::int`.as('anzahl'))
				.where('zyklus_id', '=', vorgaengerID)
				.where('genehmigt', '>', 0)
				.$asScalar()
				.$notNull()
				.as('kontingente'),
			anzahlIn(
				eb
					.selectFrom('freiwilliger')
					.where('zyklus_id', '=', bisherigerID)
					.where((wo) => einStatus(wo.ref('status'), FREIWILLIGER, STELLENSUCHE)),
			).as('freiwillige'),
		])
		.executeTakeFirstOrThrow();
}

/** Addresses still to be taken over, Einsatzstellen first. */
export async function zuUebernehmendeAdressen(
	db: Kysely<DB>,
	{ zyklusID, vorgaengerID }: { readonly zyklusID: string; readonly vorgaengerID: string },
): Promise<readonly string[]> {
	const adressen = await db
		.selectFrom('adresse')
		.select('id')
		.where((wo) => uebernehmbar(wo, vorgaengerID, zyklusID))
		.orderBy((eb) => eb('typ', '!=', 'EINSATZSTELLE'))
		.orderBy('id')
		.execute();
	return adressen.map(({ id }) => id);
}

/** Einsatzstellen with approved places in a cycle. */
export async function stellenMitKontingent(db: Kysely<DB>, zyklusID: string): Promise<readonly string[]> {
	const stellen = await db
		.selectFrom('genehmigung')
		.distinct()
		.select('einsatzstelle_id as id')
		.where('zyklus_id', '=', zyklusID)
		.where('genehmigt', '>', 0)
		.orderBy('id')
		.execute();
	return stellen.map(({ id }) => id);
}
