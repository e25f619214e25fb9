import { type Kysely, sql } from 'kysely';
import type { Feldabfrage } from '#domain/referenz.ts';
import type { DB } from '#projections/db.ts';

export interface Feldabfragesatz extends Feldabfrage {
	readonly bezeichnung: string;
	readonly version: number;
}

/** By target status, then by name. */
export async function liesFeldabfragen(db: Kysely<DB>): Promise<Feldabfragesatz[]> {
	const { rows } = await sql<{ referenz: Feldabfrage; bezeichnung: string; version: number }>`
		select t.referenz, t.bezeichnung, s.version
		from feldabfrage t join stream s on s.name = 'Feldabfrage-' || t.id
		order by (t.referenz ->> 'zielStatus')::int, t.bezeichnung, t.id`.execute(db);
	return rows.map(({ referenz, ...rest }) => ({ ...referenz, ...rest }));
}
