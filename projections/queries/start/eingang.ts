import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';

/** So long something that ended stays there. */
const TAGE = 7;

const EINTRAG = z.strictObject({
	art: z.enum(['LAUF', 'SAMMELAKTION', 'IMPORT']),
	id: z.string(),
	/** Kind of the run, action, or name of the file. */
	was: z.string(),
	/** Of a run of the accounting. */
	nr: z.int().nullable(),
	von: z.string().nullable(),
	bis: z.string().nullable(),
	stand: z.enum(['LAEUFT', 'FERTIG', 'GESCHEITERT']),
	begonnenAm: z.string(),
	beendetAm: z.string().nullable(),
	erledigt: z.int(),
	gesamt: z.int(),
	/** What of it couldn't be done. */
	gesperrt: z.int(),
	isNeu: z.boolean(),
});
export type Eingangszeile = Readonly<z.infer<typeof EINTRAG>>;

/** The long work somebody began in the week before `jetzt` (ISO 8601), the newest first (ux.md: long work shows progress). */
export const eingang = (db: Kysely<DB>, userID: string, jetzt: string): Promise<readonly Eingangszeile[]> =>
	frageRoh(
		db,
		EINTRAG,
		sql`
		select e.*, coalesce(e."beendetAm" > coalesce((select bis from eingang_gesehen where user_id = ${userID}::uuid),
				'-infinity'), false) as "isNeu"
		from (
			select 'LAUF' as art, l.id, l.art as was, l.nr, l.von, l.bis, coalesce(l.berechnung, 'FERTIG') as stand,
				l.bestellt_am as "begonnenAm", l.gerechnet_am as "beendetAm", coalesce(f.gelesen, 0) as erledigt,
				coalesce(f.gesamt, 0) as gesamt, 0 as gesperrt
			from lauf l left join laufrechnung f on f.lauf_id = l.id
			-- Thrown away, nobody waits for it.
			where l.status <> 'VERWORFEN' and l.bestellt_von = ${userID}::uuid and l.bestellt_am > ${jetzt}::timestamptz - make_interval(days => ${TAGE})
			union all
			select 'SAMMELAKTION', a.id, a.aktion, null, null, null,
				case when a.beendet_am is null then 'LAEUFT' else 'FERTIG' end, a.begonnen_am, a.beendet_am, n.erledigt,
				n.gesamt, n.gesperrt
			from sammelauftrag a cross join lateral (
				select count(*)::int as gesamt, count(*) filter (where ergebnis is not null)::int as erledigt,
					count(*) filter (where ergebnis <> '{ERLEDIGT}')::int as gesperrt
				from sammelauftrag_zeile where sammelauftrag_id = a.id) n
			where a.user_id = ${userID}::uuid and a.begonnen_am > ${jetzt}::timestamptz - make_interval(days => ${TAGE})
			union all
			select 'IMPORT', i.id, i.dateiname, null, null, null,
				case when i.beendet_am is null and i.erledigt < i.gesamt then 'LAEUFT' else 'FERTIG' end, i.begonnen_am,
				i.beendet_am, i.erledigt, i.gesamt, 0
			from adressimport i
			where (i.akteur ->> 'userID')::uuid = ${userID}::uuid and i.begonnen_am > ${jetzt}::timestamptz - make_interval(days => ${TAGE})
		) e order by e."begonnenAm" desc, e.id limit 30`,
	);
