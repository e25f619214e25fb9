import { type Kysely, sql } from 'kysely';
import type { Feldabfrage } from '#domain/feldabfrage/feldabfrage.ts';
import type { DB } from '#projections/db.ts';
import { streamname } from '../liste/ausdruck.ts';

export interface Feldabfragesatz extends Feldabfrage {
	readonly bezeichnung: string;
	readonly version: number;
}

/** By target status, then by name. */
export async function liesFeldabfragen(db: Kysely<DB>): Promise<Feldabfragesatz[]> {
	const abfragen = await db
		.selectFrom('feldabfrage as t')
		.innerJoin('stream as s', (join) => join.on('s.name', '=', streamname('Feldabfrage', 't.id')))
		.select(['t.referenz', 't.bezeichnung', 's.version'])
		.orderBy(sql`(t.referenz ->> 'zielStatus')::int`)
		.orderBy('t.bezeichnung')
		.orderBy('t.id')
		.execute();
	return abfragen.map(({ referenz, ...rest }) => ({ ...referenz, ...rest }));
}
