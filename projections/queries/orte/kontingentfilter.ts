import { sql } from 'kysely';
import type { Filterfelder } from '../liste/filter.ts';
import { gezaehltIn } from '../liste/gezaehlt.ts';

/** Dienstarten in which places are approved or asked for. */
const DIENSTARTEN = sql`array(
	select g.dienstart_id from genehmigung g where g.zyklus_id = t.zyklus_id and g.einsatzstelle_id = t.id
		and (g.genehmigt > 0 or g.angefragt > 0))`;

const ZYKLUS = { id: sql`t.zyklus_id`, start: sql`t.zyklus_start`, ende: sql`t.zyklus_ende` };

/** Dienstarten of which more is approved than is taken on any day; the most are taken where one begins. */
const FREIE = sql`array(
	select g.dienstart_id from genehmigung g
	where g.zyklus_id = t.zyklus_id and g.einsatzstelle_id = t.id and g.genehmigt > coalesce((
		select max(x.n) from (
			select count(*) as n
			from belegung p
			join belegung b on b.einsatzstelle_id = t.id and b.dienstart_id = g.dienstart_id and ${gezaehltIn(sql`b`, ZYKLUS)}
				and greatest(p.von, t.zyklus_start) between b.von and b.bis
			where p.einsatzstelle_id = t.id and p.dienstart_id = g.dienstart_id and ${gezaehltIn(sql`p`, ZYKLUS)}
			group by p.wunsch_id
		) x), 0))`;

/** Approved places that no Einsatzort has been given. */
const UNVERTEILT = sql`(
	(select coalesce(sum(g.genehmigt), 0) from genehmigung g where g.zyklus_id = t.zyklus_id and g.einsatzstelle_id = t.id)
	> (select coalesce(sum(s.zugeteilt), 0) from zuteilung s where s.zyklus_id = t.zyklus_id and s.einsatzstelle_id = t.id))`;

/** What the rows of the matrix (`t`, an Einsatzstelle in a cycle) may be filtered by. */
export const KONTINGENTFILTER: Filterfelder = {
	abfrageStatus: { spalte: sql`t.abfrage_status`, typ: 'text' },
	sportkreisID: { spalte: sql`t.sportkreis_id`, typ: 'id' },
	verbandID: { spalte: sql`t.verband_id`, typ: 'id' },
	attribut1ID: { spalte: sql`t.attribut1_id`, typ: 'id' },
	attribut2ID: { spalte: sql`t.attribut2_id`, typ: 'id' },
	dienstartID: { spalte: DIENSTARTEN, typ: 'ids' },
	/** Free places in one of these Dienstarten. */
	freiDienstartID: { spalte: FREIE, typ: 'ids' },
	plz: { spalte: sql`t.plz`, typ: 'text' },
	ort: { spalte: sql`t.ort`, typ: 'text' },
	isUnverteilt: { spalte: UNVERTEILT, typ: 'bool' },
};
