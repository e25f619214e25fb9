import { type RawBuilder, sql } from 'kysely';
import { addiereMonate } from '#domain/datum.ts';

/** What several lists compute alike, over rows under the alias `t`. */

const VOLLJAEHRIG_MONATE = 12 * 18;

/** null where the day of birth is unknown or hidden. */
export const volljaehrig = (geburtsdatum: RawBuilder<unknown>, heute: string): RawBuilder<unknown> =>
	sql`(${geburtsdatum} <= ${addiereMonate(heute, -VOLLJAEHRIG_MONATE)}::date)`;

/** The tenant's grouping of the place; an Einsatzort without one has that of its Einsatzstelle. */
export function attribut(nummer: 1 | 2): RawBuilder<unknown> {
	const spalte = nummer === 1 ? 'attribut1_id' : 'attribut2_id';
	return sql`(select coalesce(o.${sql.ref(spalte)}, s.${sql.ref(spalte)}) from adresse o
		left join adresse s on s.id = o.einsatzstelle_id where o.id = t.einsatzort_id)`;
}
