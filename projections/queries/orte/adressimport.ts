import { type Kysely, sql } from 'kysely';
import type { Planzeile } from '#domain/adressimport/zeile.ts';
import type { DB } from '#projections/db.ts';

/** A run of the import with what became of its rows. */
export interface Importlauf {
	readonly id: string;
	readonly dateiname: string;
	/** Rows with something to write, and how many of them are done with. */
	readonly gesamt: number;
	readonly erledigt: number;
	readonly zeilen: readonly Planzeile[];
}

/** Null: unknown, or taken away since. Rows are told once all is done. */
export async function importlauf(db: Kysely<DB>, id: string): Promise<Importlauf | null> {
	const { rows } = await sql<Importlauf>`
		select i.id, i.dateiname, i.gesamt, i.erledigt,
			case when i.erledigt = i.gesamt then (
				-- Rows planned before they named contact persons.
				select json_agg('{"kontakte": []}'::jsonb || z.zeile - 'geplant' order by z.nr) from adressimport_zeile z where z.import_id = i.id
			) else '[]' end as zeilen
		from adressimport i where i.id = ${id}`.execute(db);
	return rows[0] ?? null;
}
