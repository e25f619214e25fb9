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
