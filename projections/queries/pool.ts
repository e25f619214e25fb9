import { sql } from 'kysely';
import type { Leser } from './leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from './liste.ts';
import { type Blick, freiwilligeFuer, nurStelle } from './sicht.ts';
import { alter, volljaehrig } from './spalten.ts';

/** A row of the pool (1500): open for suggestions. */
export interface Poolzeile {
	readonly freiwilligerID: string;
	readonly vorname: string | null;
	readonly nachname: string | null;
	readonly geburtsdatum: string | null;
	readonly alter: number | null;
	readonly plz: string | null;
	readonly ort: string | null;
	readonly dienstartWunschID: string | null;
	readonly dienstartWunsch: string | null;
	readonly sportarten: readonly string[];
	readonly imPoolSeit: string;
}

/** MA_VEREIN reads the pool only where the tenant's mode opens it (roles, three modes). */
export function poolplan(blick: Blick): Listenplan {
	const stelle = nurStelle(blick);
	return {
		von: freiwilligeFuer(blick),
		dazu: sql`left join dienstart dw on dw.id = t.dienstart_wunsch_id`,
		spalten: sql`
			t.id as "freiwilligerID", t.vorname, t.nachname, t.geburtsdatum, ${alter(blick.heute)} as alter, t.plz, t.ort,
			t.dienstart_wunsch_id as "dienstartWunschID", dw.kurz as "dienstartWunsch", ${SPORTARTEN} as sportarten, t.status_seit as "imPoolSeit"`,
		sicht: [sql`t.status = 1500`, ...(stelle && blick.modus === 'EIGENE' ? [sql<boolean>`false`] : [])],
		felder: {
			id: { spalte: sql`t.id`, typ: 'id' },
			dienstartWunschID: { spalte: sql`t.dienstart_wunsch_id`, typ: 'id' },
			plz: { spalte: sql`t.plz`, typ: 'text' },
			ort: { spalte: sql`t.ort`, typ: 'text' },
			alter: { spalte: sql`t.geboren`, typ: 'alter' },
			volljaehrig: { spalte: volljaehrig(sql`t.geboren`, blick.heute), typ: 'bool' },
			sportartID: { spalte: SPORTART_IDS, typ: 'texte' },
			umkreis: { spalte: sql`t.plz`, typ: 'umkreis' },
			imPoolSeit: { spalte: sql`t.status_seit`, typ: 'zeit' },
		},
		sortierung: {
			name: [sql`t.nachname`, sql`t.vorname`],
			alter: [sql`t.geboren`],
			ort: [sql`t.ort`],
			plz: [sql`t.plz`],
			dienstartWunsch: [sql`(select d.sortierung from dienstart d where d.id = t.dienstart_wunsch_id)`],
			imPoolSeit: [sql`t.status_seit`],
		},
		standard: ['-imPoolSeit'],
		// A site's reading is looked through as plain text: the words of the quick search hold more than the pool shows.
		...(!stelle && { suche: sql`t.suche` }),
		zuletzt: sql`t.id`,
	};
}

const SPORTART_IDS = sql`(select array_agg(e) from angaben g, jsonb_array_elements_text(g.felder -> 'sportartIDs') e
	where g.id = t.id)`;
const SPORTARTEN = sql`array(select s.bezeichnung from sportart s where s.id::text = any(coalesce(${SPORTART_IDS}, '{}'))
	order by s.sortierung, s.bezeichnung, s.id)`;

export const pool = (leser: Leser, blick: Blick, anfrage: Anfrage): Promise<Seite<Poolzeile>> =>
	seite<Poolzeile>(leser, poolplan(blick), anfrage);
