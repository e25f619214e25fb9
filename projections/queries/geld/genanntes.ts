import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Genanntes } from '#domain/akte/freiwilliger/aufbewahrung.ts';
import type { Laufstatus } from '#domain/geld/lauf/ereignisse.ts';
import { LOHNBUCH, lohnbuchAggregat } from '#domain/geld/lohn/lohnbuch.ts';
import { LAUFARTEN } from '#domain/geld/posten.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';

const NENNUNG = z.strictObject({
	nr: z.int(),
	art: z.enum(LAUFARTEN),
	status: z.string().transform((status) => status as Laufstatus),
	statusSeit: z.string(),
});

/** In which runs somebody has a row, and whether payroll was ever handed over for him: his number there says so. */
export async function genanntesVon(db: Kysely<DB>, freiwilligerID: string): Promise<Genanntes> {
	const laeufe = await frageRoh(
		db,
		NENNUNG,
		sql`
		select nr, art, status, to_char(status_seit at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "statusSeit"
		from lauf where exists (select from laufzeile z where z.lauf_id = lauf.id and z.freiwilliger_id = ${freiwilligerID})
		order by nr`,
	);
	const nummern = await frageRoh(
		db,
		z.strictObject({ version: z.int() }),
		sql`
		select version from event
		where stream = ${`${lohnbuchAggregat.name}-${LOHNBUCH}`} and type = 'PersonalnummernVergeben'
			and facts::jsonb @> ${JSON.stringify({ vergeben: [{ freiwilligerID }] })}::jsonb`,
	);
	return { laeufe, istInLohn: nummern.length > 0 };
}
