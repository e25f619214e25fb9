import { type Kysely, sql } from 'kysely';
import type { Dienstart, Zyklus, ZyklusDienstart } from '#domain/referenz.ts';
import { OHNE_ANGABEN } from '#domain/zyklus/zyklus-felder.ts';
import type { DB } from '#projections/db.ts';
import type { ZyklusZeile } from './referenz.ts';

export interface Zykluszeile extends Omit<Zyklus, 'dienstarten'> {
	readonly kontingentabfrageFrist: string | null;
	readonly version: number;
	readonly dienstarten: readonly (readonly [string, ZyklusDienstart & { readonly genehmigt: number }])[];
}

type Budgets = Readonly<Record<string, { readonly gesamtkontingent: number | null; readonly genehmigt: number }>>;
interface Antwortzeile extends Pick<Zykluszeile, 'kontingentabfrageFrist' | 'version'> {
	readonly referenz: ZyklusZeile;
	readonly budgets: Budgets | null;
}

/** All cycles, the latest start first. */
export async function alleZyklen(db: Kysely<DB>): Promise<Zykluszeile[]> {
	const { rows } = await sql<Antwortzeile>`
		select referenz, kontingentabfrage_frist as "kontingentabfrageFrist", stream_version as version,
			(select json_object_agg(b.dienstart_id, json_build_object(
				'gesamtkontingent', b.gesamtkontingent, 'genehmigt', b.genehmigt
			)) from zyklusbudget b where b.zyklus_id = zyklus.id) as budgets
		from zyklus order by start desc, id`.execute(db);
	return rows.map(({ referenz, budgets, ...rest }) => ({
		...referenz,
		...rest,
		dienstarten: mitBudget(new Map(referenz.dienstarten), budgets ?? {}),
	}));
}

/** A Dienstart may have a budget before it has anything else. */
function mitBudget(dienstarten: ReadonlyMap<string, ZyklusDienstart>, budgets: Budgets): Zykluszeile['dienstarten'] {
	const ids = [...new Set([...dienstarten.keys(), ...Object.keys(budgets)])];
	return ids.map((id) => {
		const { gesamtkontingent = null, genehmigt = 0 } = budgets[id] ?? {};
		return [id, { ...OHNE_ANGABEN, ...dienstarten.get(id), gesamtkontingent, genehmigt }];
	});
}

/** How many volunteers a cycle has, by its id. */
export async function freiwilligeJeZyklus(db: Kysely<DB>): Promise<ReadonlyMap<string, number>> {
	const { rows } = await sql<{ id: string; anzahl: number }>`
		select zyklus_id as id, count(*)::int as anzahl from freiwilliger group by zyklus_id`.execute(db);
	return new Map(rows.map(({ id, anzahl }) => [id, anzahl]));
}

/** Names a cycle's history refers to. */
export async function zyklusnamen(db: Kysely<DB>, userIDs: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const { rows } = await sql<{ id: string; name: string }>`
		select id::text as id, bezeichnung as name from zyklus
		union all select id::text, kurz from dienstart
		union all select id::text, name from benutzer where id = any(${sql.val(userIDs)}::uuid[])`.execute(db);
	return new Map(rows.map((r) => [r.id, r.name]));
}

export async function alleDienstarten(db: Kysely<DB>): Promise<Dienstart[]> {
	const { rows } = await sql<{ referenz: Dienstart }>`
		select referenz from dienstart order by sortierung, bezeichnung, id`.execute(db);
	return rows.map((r) => r.referenz);
}
