import type { Kysely } from 'kysely';
import type { Stammblatt } from '#domain/akte/stammblatt.ts';
import type { DB } from '#projections/db.ts';
import { einerVon } from '../liste/ausdruck.ts';

/** In the order of the ids; whoever was erased since they were read is missing. */
export async function stammblaetter(db: Kysely<DB>, ids: readonly string[]): Promise<readonly Stammblatt[]> {
	const zeilen = await db.selectFrom('stammblatt').select(['id', 'blatt']).where('id', '=', einerVon(ids)).execute();
	const je = new Map(zeilen.map(({ id, blatt }) => [id, blatt]));
	return ids.flatMap((id) => je.get(id) ?? []);
}
