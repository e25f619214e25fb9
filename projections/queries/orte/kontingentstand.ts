import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Zyklusbudget } from '#domain/zyklus/zyklusbudget.ts';
import type { DB } from '#projections/db.ts';
import { frageRohEine } from '#projections/roh.ts';
import { gezaehltIn } from '../liste/gezaehlt.ts';
import { erreichbar } from '../post/stellenpost.ts';

/** null: nobody has said how many. */
const ANZAHL = z.strictObject({ dienstartID: z.string(), anzahl: z.number().nullable() });

/** Einsatzstellen whose inquiry has come equally far. */
const ABFRAGESTAND = z.strictObject({
	status: z.enum(['ENTWURF', 'GESENDET', 'BEANTWORTET', 'ENTSCHIEDEN']),
	anzahl: z.number(),
	/** So many of them have somebody who gets the mails about it. */
	erreichbar: z.number(),
	/** The latest last day for an answer; null: not asked yet. */
	frist: z.string().nullable(),
});

/** Places of a Dienstart that are taken somewhere in the cycle, its last month included. */
const BESETZUNG = z.strictObject({
	dienstartID: z.string(),
	/** ΣR and ΣU, of each Einsatzort on the first day on which most of its places are taken. */
	reserviert: z.number(),
	belegt: z.number(),
	/** The most that are taken on one day at all of them. */
	hoechste: z.number(),
});

const TRAEGERSTAND = z.strictObject({
	/** Proposed as the last day of the inquiry. */
	frist: z.string().nullable(),
	genehmigt: z.array(ANZAHL),
	angefragt: z.array(ANZAHL),
	besetzungen: z.array(BESETZUNG),
	abfragen: z.array(ABFRAGESTAND),
});
/** What the Traeger has in a cycle: ΣK, ΣQ and what is taken, with how far the inquiries have come. */
export type Traegerstand = Readonly<z.infer<typeof TRAEGERSTAND>>;

export async function traegerstand(db: Kysely<DB>, zyklusID: string): Promise<Traegerstand> {
	const zeile = await frageRohEine(
		db,
		TRAEGERSTAND,
		sql`
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
			coalesce((select json_agg(b order by b."dienstartID") from (${BESETZUNGEN}) b), '[]') as besetzungen,
			coalesce((select json_agg(s order by s.status) from (${ABFRAGEN}) s), '[]') as abfragen
		from zyklus z where z.id = ${zyklusID}`,
	);
	return zeile ?? { frist: null, genehmigt: [], angefragt: [], besetzungen: [], abfragen: [] };
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
		gesamt: new Map(zeilen.map(({ dienstartID, gesamtkontingent }) => [dienstartID, gesamtkontingent])),
		genehmigt: new Map(zeilen.map(({ dienstartID, genehmigt }) => [dienstartID, genehmigt])),
		version: 0,
	};
}

const ZYKLUS = { id: sql`z.id`, start: sql`z.start`, ende: sql`z.ende` };

/**
 * Counted by sweeping over the days on which places begin or become free, those of one Einsatzort and day taken together
 * first: most begin and end with the cycle. Table: Kontingent, Occupancy.
 */
const BESETZUNGEN = sql`
	with da as (
		select b.einsatzort_id, b.dienstart_id, greatest(b.von, z.start) as von, b.bis, b.art = 'RESERVIERT' as ist_reserviert,
			${gezaehltIn(sql`b`, ZYKLUS)} as zaehlt
		from belegung b where b.von <= z.ende and b.bis >= z.start
	),
	wechsel as (
		select einsatzort_id, dienstart_id, tag, sum(n) as n, sum(n) filter (where ist_reserviert) as r
		from (
			select einsatzort_id, dienstart_id, von as tag, 1 as n, ist_reserviert from da where zaehlt
			union all
			select einsatzort_id, dienstart_id, bis + 1, -1, ist_reserviert from da where zaehlt and bis < z.ende
		) einzeln
		group by 1, 2, 3
	),
	ort as (
		select distinct on (dienstart_id, einsatzort_id) dienstart_id, n, coalesce(r, 0) as r
		from (
			select einsatzort_id, dienstart_id, tag, sum(n) over bis_tag as n, sum(r) over bis_tag as r from wechsel
			window bis_tag as (partition by dienstart_id, einsatzort_id order by tag)
		) stand
		order by dienstart_id, einsatzort_id, n desc, tag
	),
	orte as (select dienstart_id, sum(r) as r, sum(n) as n from ort group by 1),
	spitze as (
		select dienstart_id, max(n) as n
		from (
			select dienstart_id, sum(sum(n)) over (partition by dienstart_id order by tag) as n from wechsel
			group by dienstart_id, tag
		) stand
		group by 1
	)
	select d.dienstart_id as "dienstartID", coalesce(o.r, 0)::int as reserviert, coalesce(o.n - o.r, 0)::int as belegt,
		coalesce(s.n, 0)::int as hoechste
	from (select distinct dienstart_id from da) d
	left join orte o using (dienstart_id) left join spitze s using (dienstart_id)`;

/** The Einsatzstellen an inquiry of the cycle goes to, by how far theirs has come. */
const ABFRAGEN = sql`
	select coalesce(k.status, 'ENTWURF') as status, count(*)::int as anzahl, max(k.frist) as frist,
		count(*) filter (where ${erreichbar('KONTINGENT')})::int as erreichbar
	from adresse a left join kontingentabfrage k on k.einsatzstelle_id = a.id and k.zyklus_id = z.id
	where a.typ = 'EINSATZSTELLE' and a.is_aktiv and z.id = any(a.aktiv_in_zyklen) group by 1`;
