import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';

/** What an Einsatzort does, and where it lies. */
export interface Wunschort {
	readonly id: string;
	readonly plz: string;
	readonly ort: string;
	/** Degrees; null: not known. */
	readonly lat: number | null;
	readonly lon: number | null;
	readonly taetigkeitsfelder: readonly string[];
}

/** These Einsatzorte, and with them those in the area of the postcode: they tell where it lies. */
export async function wunschorte(
	db: Kysely<DB>,
	ids: readonly string[],
	plz: string | null,
): Promise<readonly Wunschort[]> {
	const { rows } = await sql<Wunschort>`
		select t.id, t.plz, t.ort, t.lat / 1e6::float8 as lat, t.lon / 1e6::float8 as lon,
			array(select f.bezeichnung from taetigkeitsfeld f where f.id = any(t.taetigkeitsfeld_ids) order by 1)
				as taetigkeitsfelder
		from adresse t
		where t.id = any(${sql.val(ids)}::uuid[]) or (t.plz = ${plz} and t.lat is not null)`.execute(db);
	return rows;
}
