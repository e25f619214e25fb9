import { sql } from 'kysely';
import type { Zeileninhalt } from '#domain/liste/liste.ts';
import { POOL } from '#domain/liste/pool.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { dokumentfilter } from '../dokumente/dokumentfilter.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';
import { type Blick, freiwilligeFuer, nurStelle } from '../liste/sicht.ts';
import { alter, nachDienstart, traegerbetreuer, volljaehrig } from '../liste/spalten.ts';

/** A row of the pool (1500): open for suggestions. */
export type Poolzeile = Zeileninhalt<typeof POOL>;

/** MA_VEREIN reads the pool only where the tenant's mode opens it (roles, three modes). */
export function poolplan(blick: Blick): Listenplan {
	const stelle = nurStelle(blick);
	return listenplan(
		POOL,
		{
			freiwilligerID: sql`t.id`,
			id: sql`t.id`,
			vorname: sql`t.vorname`,
			nachname: sql`t.nachname`,
			alter: { zeigt: alter(blick.heute), sort: sql`t.geboren`, filter: sql`t.geboren` },
			plz: sql`t.plz`,
			ort: sql`t.ort`,
			umkreis: sql`t.plz`,
			sportarten: SPORTARTEN,
			sportartID: SPORTART_IDS,
			dienstartWunschID: sql`t.dienstart_wunsch_id`,
			dienstartWunsch: { zeigt: sql`dw.kurz`, sort: nachDienstart(sql`t.dienstart_wunsch_id`) },
			imPoolSeit: sql`t.status_seit`,
			// A site has come to no agreement with anybody here.
			...dokumentfilter(blick, sql`t.id`, sql`false`),
			...traegerbetreuer(sql`t.id`),
			volljaehrig: volljaehrig(sql`t.geboren`, blick.heute),
		},
		{
			von: freiwilligeFuer(blick),
			dazu: sql`left join dienstart dw on dw.id = t.dienstart_wunsch_id`,
			sicht: [
				sql`t.status = ${sql.lit(FREIWILLIGER.nr.Wunschlos)}`,
				...(stelle && blick.modus === 'EIGENE' ? [sql<boolean>`false`] : []),
			],
			// A site's reading is looked through as plain text: the words of the quick search hold more than the pool shows.
			...(!stelle && { suche: sql`t.suche` }),
			zuletzt: sql`t.id`,
		},
	);
}

const SPORTART_IDS = sql`(select array_agg(e) from angaben g, jsonb_array_elements_text(g.felder -> 'sportartIDs') e
	where g.id = t.id)`;
const SPORTARTEN = sql`array(select s.bezeichnung from sportart s where s.id::text = any(coalesce(${SPORTART_IDS}, '{}'))
	order by s.sortierung, s.bezeichnung, s.id)`;

export const pool = (leser: Leser, blick: Blick, anfrage: Anfrage): Promise<Seite<Poolzeile>> =>
	seite<Poolzeile>(leser, poolplan(blick), anfrage);
