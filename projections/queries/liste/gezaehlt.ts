import { type RawBuilder, sql } from 'kysely';

type Spalte = RawBuilder<unknown>;

/**
 * A place (row `b` of the table `belegung`) that counts in a cycle. One of a later cycle may begin in the last month,
 * which is that one's August before, and never enters these figures. Table: Kontingent, Occupancy.
 */
export const gezaehltIn = (b: Spalte, { id, start, ende }: { id: Spalte; start: Spalte; ende: Spalte }) =>
	sql`(${b}.von <= ${ende} and ${b}.bis >= ${start}
		and (${b}.zyklus_id = ${id} or ${b}.von < (${ende} + 1) - interval '1 month'))`;
