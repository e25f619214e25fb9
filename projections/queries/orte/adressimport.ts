import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Planzeile } from '#domain/adressimport/zeile.ts';
import type { DB } from '#projections/db.ts';
import { frageRohEine, wieGeschrieben } from '#projections/roh.ts';

/** A run of the import with what became of its rows. */
const IMPORTLAUF = z.strictObject({
	id: z.string(),
	dateiname: z.string(),
	/** Rows with something to write, and how many of them are done with. */
	gesamt: z.number(),
	erledigt: z.number(),
	zeilen: z.array(wieGeschrieben<Planzeile>()),
});
export type Importlauf = Readonly<z.infer<typeof IMPORTLAUF>>;

/** Null: unknown, or taken away since. Rows are told once all is done. */
export const importlauf = (db: Kysely<DB>, id: string): Promise<Importlauf | null> =>
	frageRohEine(
		db,
		IMPORTLAUF,
		sql`
		select i.id, i.dateiname, i.gesamt, i.erledigt,
			case when i.erledigt = i.gesamt then (
				-- Rows planned before they named contact persons.
				select json_agg('{"kontakte": []}'::jsonb || z.zeile - 'geplant' order by z.nr) from adressimport_zeile z where z.import_id = i.id
			) else '[]' end as zeilen
		from adressimport i where i.id = ${id}`,
	);
