import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';
import { leserAn, personenMit } from '../post/stellenpost.ts';

/** Where in the store these runs were released, by run. */
export async function freigabepositionen(
	db: Kysely<DB>,
	laufIDs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	if (laufIDs.length === 0) return new Map();
	const freigaben = await frageRoh(
		db,
		z.strictObject({ laufID: z.string(), position: z.string() }),
		sql`
		select substr(stream, 6) as "laufID", position::text as position from event
		where stream = any(${laufIDs.map((id) => `Lauf-${id}`)}::text[]) and type = 'LaufFreigegeben'`,
	);
	return new Map(freigaben.map(({ laufID, position }) => [laufID, position]));
}

export async function laufmonate(
	db: Kysely<DB>,
	laufID: string,
): Promise<{ readonly von: string; readonly bis: string } | null> {
	const lauf = await db.selectFrom('lauf').select(['von', 'bis']).where('id', '=', laufID).executeTakeFirst();
	return lauf ?? null;
}

const DIESE = sql<string[]>`array[s.id]`;

/** Who is told of debits of these Einsatzstellen, by name; as `funktionsleser` finds them. */
export async function buchhaltungsleser(
	db: Kysely<DB>,
	einsatzstelleIDs: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
	if (einsatzstelleIDs.length === 0) return new Map();
	const benannte = personenMit(DIESE, ['BUCHHALTUNG']);
	const stellen = await frageRoh(
		db,
		z.strictObject({ stelle: z.string(), namen: z.array(z.string()) }),
		sql`
		select s.id as stelle, array_agg(distinct coalesce(trim(p.vorname || ' ' || p.nachname), u.name)
				order by coalesce(trim(p.vorname || ' ' || p.nachname), u.name)) as namen
		from unnest(${[...einsatzstelleIDs]}::uuid[]) as s(id)
		cross join lateral (
			select 'PERSON' as art, b.id from (${benannte}) b
			union
			select l.art, l.id from (${leserAn(DIESE)}) l where not exists (${benannte})
		) w
		left join person p on w.art = 'PERSON' and p.id = w.id
		left join benutzer u on w.art = 'USER' and u.id = w.id
		group by s.id`,
	);
	return new Map(stellen.map(({ stelle, namen }) => [stelle, namen]));
}
