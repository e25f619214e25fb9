import { type Kysely, sql } from 'kysely';
import type { Abfragestatus, Belegung } from '#domain/kontingent/zustand.ts';
import type { Zyklusbudget } from '#domain/zyklus/zyklusbudget.ts';
import type { DB } from '#projections/db.ts';
import { leserAn, personenMit } from '../post/stellenpost.ts';

interface Anzahl {
	readonly dienstartID: string;
	readonly anzahl: number;
}

/** Einsatzstellen whose inquiry has come equally far. */
interface Abfragestand {
	readonly status: Abfragestatus;
	readonly anzahl: number;
	/** So many of them have somebody who gets the mails about it. */
	readonly erreichbar: number;
	/** The latest last day for an answer; null: not asked yet. */
	readonly frist: string | null;
}

/** What the Traeger has in a cycle: ΣK, ΣQ and what is taken, with how far the inquiries have come. */
export interface Traegerstand {
	/** Proposed as the last day of the inquiry. */
	readonly frist: string | null;
	readonly genehmigt: readonly Anzahl[];
	readonly angefragt: readonly Anzahl[];
	readonly belegungen: readonly Belegung[];
	readonly abfragen: readonly Abfragestand[];
}

export async function traegerstand(db: Kysely<DB>, zyklusID: string): Promise<Traegerstand> {
	const { rows } = await sql<Traegerstand>`
		select
			z.kontingentabfrage_frist as frist,
			coalesce((
				select json_agg(json_build_object('dienstartID', b.dienstart_id, 'anzahl', b.genehmigt) order by b.dienstart_id)
				from zyklusbudget b where b.zyklus_id = z.id
			), '[]') as genehmigt,
			coalesce((
				select json_agg(g order by g."dienstartID") from (
					select dienstart_id as "dienstartID", sum(angefragt)::int as anzahl from genehmigung
					where zyklus_id = z.id group by dienstart_id
				) g
			), '[]') as angefragt,
			coalesce((
				select json_agg(json_build_object('wunschID', b.wunsch_id, 'zyklusID', b.zyklus_id,
					'einsatzortID', b.einsatzort_id, 'dienstartID', b.dienstart_id, 'art', b.art, 'von', b.von, 'bis', b.bis)
					order by b.wunsch_id, b.von)
				from belegung b where b.von <= z.ende and b.bis >= z.start
			), '[]') as belegungen,
			coalesce((select json_agg(s order by s.status) from (${ABFRAGEN}) s), '[]') as abfragen
		from zyklus z where z.id = ${zyklusID}`.execute(db);
	return rows[0] ?? { frist: null, genehmigt: [], angefragt: [], belegungen: [], abfragen: [] };
}

/** G and ΣK of a cycle as the decisions read them. */
export async function budgetDes(db: Kysely<DB>, zyklusID: string): Promise<Zyklusbudget> {
	const zeilen = await db
		.selectFrom('zyklusbudget')
		.select(['dienstart_id as dienstartID', 'gesamtkontingent', 'genehmigt'])
		.where('zyklus_id', '=', zyklusID)
		.execute();
	return {
		zyklusID,
		gesamt: new Map(zeilen.map((z) => [z.dienstartID, z.gesamtkontingent])),
		genehmigt: new Map(zeilen.map((z) => [z.dienstartID, z.genehmigt])),
		version: 0,
	};
}

const DIESE = sql<string[]>`array[a.id]`;

/** The Einsatzstellen an inquiry of the cycle goes to, by how far theirs has come. */
const ABFRAGEN = sql`
	select coalesce(k.status, 'ENTWURF') as status, count(*)::int as anzahl, max(k.frist) as frist,
		count(*) filter (where exists ${personenMit(DIESE, ['KONTINGENT'])} or exists ${leserAn(DIESE)})::int
			as erreichbar
	from adresse a left join kontingentabfrage k on k.einsatzstelle_id = a.id and k.zyklus_id = z.id
	where a.typ = 'EINSATZSTELLE' and a.is_aktiv and z.id = any(a.aktiv_in_zyklen) group by 1`;
