import type { Kysely } from 'kysely';
import type { DB } from '#projections/db.ts';
import { alsListe, einerVon, grad } from '../liste/ausdruck.ts';

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
	return db
		.selectFrom('adresse as t')
		.select((eb) => [
			't.id',
			't.plz',
			't.ort',
			grad('t.lat').$castTo<number | null>().as('lat'),
			grad('t.lon').$castTo<number | null>().as('lon'),
			alsListe(
				eb
					.selectFrom('taetigkeitsfeld as f')
					.select('f.bezeichnung')
					.where('f.id', '=', (wo) => wo.fn.any('t.taetigkeitsfeld_ids'))
					.orderBy('f.bezeichnung'),
			).as('taetigkeitsfelder'),
		])
		.where((eb) =>
			eb.or([eb('t.id', '=', einerVon(ids)), eb.and([eb('t.plz', '=', plz), eb('t.lat', 'is not', null)])]),
		)
		.execute();
}
