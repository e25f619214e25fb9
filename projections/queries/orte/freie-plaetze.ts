import { sql } from 'kysely';
import { gezaehltIn } from '../liste/gezaehlt.ts';

const ZYKLUS = { id: sql`z.id`, start: sql`z.start`, ende: sql`z.ende` };

/**
 * The most places of an allotment (row `s` of `zuteilung`, in the cycle `z`) that are taken on any day: what is left of it
 * is free, on the map as everywhere else outside. Null: none is taken.
 */
export const SPITZE = sql`(
	select max(x.n) from (
		select count(*) as n
		from belegung p
		join belegung b on b.einsatzort_id = p.einsatzort_id and b.dienstart_id = p.dienstart_id
			and greatest(p.von, z.start) between b.von and b.bis and ${gezaehltIn(sql`b`, ZYKLUS)}
		where p.einsatzort_id = s.einsatzort_id and p.dienstart_id = s.dienstart_id and ${gezaehltIn(sql`p`, ZYKLUS)}
		group by p.wunsch_id
	) x
)`;
