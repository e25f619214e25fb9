import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Dienstart, Zyklus, ZyklusDienstart } from '#domain/referenzsaetze.ts';
import { OHNE_ANGABEN } from '#domain/zyklus/zyklus-felder.ts';
import type { DB } from '#projections/db.ts';
import { ANZAHL, einerVon } from '../liste/ausdruck.ts';

export interface Zykluszeile extends Omit<Zyklus, 'dienstarten'> {
	readonly kontingentabfrageFrist: string | null;
	readonly version: number;
	readonly dienstarten: readonly (readonly [string, ZyklusDienstart & { readonly genehmigt: number }])[];
}

interface Budget {
	readonly dienstartID: string;
	readonly gesamtkontingent: number | null;
	readonly genehmigt: number;
}

/** All cycles, the latest start first. */
export async function alleZyklen(db: Kysely<DB>): Promise<Zykluszeile[]> {
	const zyklen = await db
		.selectFrom('zyklus as z')
		.select((eb) => [
			'z.referenz',
			'z.kontingentabfrage_frist as kontingentabfrageFrist',
			'z.stream_version as version',
			jsonArrayFrom(
				eb
					.selectFrom('zyklusbudget as b')
					.select(['b.dienstart_id as dienstartID', 'b.gesamtkontingent', 'b.genehmigt'])
					.whereRef('b.zyklus_id', '=', 'z.id')
					.orderBy('b.dienstart_id'),
			).as('budgets'),
		])
		.orderBy('z.start', 'desc')
		.orderBy('z.id')
		.execute();
	return zyklen.map(({ referenz, budgets, ...rest }) => ({
		...referenz,
		...rest,
		dienstarten: mitBudget(new Map(referenz.dienstarten), budgets),
	}));
}

/** A Dienstart may have a budget before it has anything else. */
function mitBudget(
	dienstarten: ReadonlyMap<string, ZyklusDienstart>,
	budgets: readonly Budget[],
): Zykluszeile['dienstarten'] {
	const jeDienstart = new Map(budgets.map((budget) => [budget.dienstartID, budget]));
	const ids = [...new Set([...dienstarten.keys(), ...jeDienstart.keys()])];
	return ids.map((id) => {
		const { gesamtkontingent = null, genehmigt = 0 } = jeDienstart.get(id) ?? {};
		return [id, { ...OHNE_ANGABEN, ...dienstarten.get(id), gesamtkontingent, genehmigt }];
	});
}

/** How many volunteers a cycle has, by its id. */
export async function freiwilligeJeZyklus(db: Kysely<DB>): Promise<ReadonlyMap<string, number>> {
	const zeilen = await db
		.selectFrom('freiwilliger')
		.select(['zyklus_id as id', ANZAHL.as('anzahl')])
		.groupBy('zyklus_id')
		.execute();
	return new Map(zeilen.map(({ id, anzahl }) => [id, anzahl]));
}

/** Names a cycle's history refers to. */
export async function zyklusnamen(db: Kysely<DB>, userIDs: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const namen = await db
		.selectFrom('zyklus')
		.select(['id', 'bezeichnung as name'])
		.unionAll(db.selectFrom('dienstart').select(['id', 'kurz as name']))
		.unionAll(db.selectFrom('benutzer').select(['id', 'name']).where('id', '=', einerVon(userIDs)))
		.execute();
	return new Map(namen.map(({ id, name }) => [id, name]));
}

export async function alleDienstarten(db: Kysely<DB>): Promise<Dienstart[]> {
	const dienstarten = await db
		.selectFrom('dienstart')
		.select('referenz')
		.orderBy('sortierung')
		.orderBy('bezeichnung')
		.orderBy('id')
		.execute();
	return dienstarten.map(({ referenz }) => referenz);
}
