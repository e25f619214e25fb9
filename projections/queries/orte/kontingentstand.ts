import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Zyklusbudget } from '#domain/zyklus/zyklusbudget.ts';
import type { DB } from '#projections/db.ts';
import { frageRohEine } from '#projections/roh.ts';
import { gezaehltIn } from '../liste/gezaehlt.ts';
import { erreichbar } from '../post/stellenpost.ts';
import { platzspitzen } from './platzspitzen.ts';

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
	/** ΣR and ΣU on the first day on which most places are taken. */
	reserviert: z.number(),
	belegt: z.number(),
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

const DA = sql`
	select b.dienstart_id, greatest(b.von, z.start) as von, b.bis, b.art
	from belegung b where ${gezaehltIn(sql`b`, ZYKLUS)}`;
const BESETZUNGEN = sql`select s.dienstart_id as "dienstartID", s.reserviert, s.belegt from (${platzspitzen(DA)}) s`;

/** The Einsatzstellen an inquiry of the cycle goes to, by how far theirs has come. */
const ABFRAGEN = sql`
	select coalesce(k.status, 'ENTWURF') as status, count(*)::int as anzahl, max(k.frist) as frist,
		count(*) filter (where ${erreichbar('KONTINGENT')})::int as erreichbar
	from adresse a left join kontingentabfrage k on k.einsatzstelle_id = a.id and k.zyklus_id = z.id
	where a.typ = 'EINSATZSTELLE' and a.is_aktiv and z.id = any(a.aktiv_in_zyklen) group by 1`;
