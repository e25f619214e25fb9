import { sql } from 'kysely';
import { gezaehltIn } from '../liste/gezaehlt.ts';

const ZYKLUS = { id: sql`z.id`, start: sql`z.start`, ende: sql`z.ende` };

/**
 * The most places that are taken on any day, at the Einsatzort of an allotment or at the Einsatzstelle of an approval (row
 * `s` of `zuteilung` or `genehmigung`, in the cycle `z`): what is left of it is free, here as everywhere else. Null: none
 * is taken. Table: Kontingent, Balances.
 */
const spitze = (je: 'einsatzort_id' | 'einsatzstelle_id') => {
	const wo = (tabelle: string) => sql.ref(`${tabelle}.${je}`);
	return sql`(
	select max(x.n) from (
		select count(*) as n
		from belegung p
		join belegung b on ${wo('b')} = ${wo('p')} and b.dienstart_id = p.dienstart_id
			and greatest(p.von, z.start) between b.von and b.bis and ${gezaehltIn(sql`b`, ZYKLUS)}
		where ${wo('p')} = ${wo('s')} and p.dienstart_id = s.dienstart_id and ${gezaehltIn(sql`p`, ZYKLUS)}
		group by p.wunsch_id
	) x
)`;
};

export const SPITZE = spitze('einsatzort_id');
export const STELLENSPITZE = spitze('einsatzstelle_id');

/**
 * The same of all Einsatzorte of a cycle at once: how many of their allotted places, over all Dienstarten, are free. Of
 * a tenant's map each place would otherwise be counted by itself.
 */
export const freiJeOrt = (zyklusID: string) => sql`(
	with z as (select id, start, ende from zyklus where id = ${zyklusID}),
	b as materialized (
		select p.einsatzort_id, p.dienstart_id, greatest(p.von, z.start) as von, p.bis
		from belegung p join z on ${gezaehltIn(sql`p`, ZYKLUS)}
	),
	stand as (
		select tag.einsatzort_id, tag.dienstart_id, count(*) as n
		from (select distinct einsatzort_id, dienstart_id, von from b) tag
		join b on b.einsatzort_id = tag.einsatzort_id and b.dienstart_id = tag.dienstart_id
			and tag.von between b.von and b.bis
		group by tag.einsatzort_id, tag.dienstart_id, tag.von
	),
	spitze as (select einsatzort_id, dienstart_id, max(n) as n from stand group by 1, 2)
	select s.einsatzort_id, sum(s.zugeteilt - coalesce(spitze.n, 0))::int as frei
	from zuteilung s left join spitze using (einsatzort_id, dienstart_id)
	where s.zyklus_id = ${zyklusID} group by s.einsatzort_id
)`;
