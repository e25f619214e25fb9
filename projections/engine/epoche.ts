import type { Pool, PoolClient } from 'pg';
import type { Projektion } from './projection.ts';

/** Which exchange of the projection tables a process last saw; commands carry it along. */
export interface Epochenstand {
	wert: number;
}

/** The epoch of the database, or null when it holds other projections or versions than this code writes. */
export async function leseEpoche(
	verbindung: Pool | PoolClient,
	projektionen: readonly Projektion[],
): Promise<number | null> {
	const { rows } = await verbindung.query<{ wert: number; name: string | null; version: number | null }>(
		'select e.wert, p.name, p.version from epoche e left join projektion p on true',
	);
	const code = new Map(projektionen.map((p) => [p.table, p.version]));
	const dort = rows.filter((r) => r.name !== null);
	const gleich = dort.length === code.size && dort.every((r) => code.get(r.name as string) === r.version);
	return gleich ? (rows[0]?.wert ?? null) : null;
}
