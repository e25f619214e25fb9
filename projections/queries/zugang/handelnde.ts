import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';

/** Names of who acts, people and programs; what has been deleted since has none. */
export async function handelnde(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const gesucht = sql`any(${sql.val(ids)}::uuid[])`;
	const zeilen = await frageRoh(
		db,
		z.strictObject({ id: z.string(), name: z.string() }),
		sql`select id::text as id, name from benutzer where id = ${gesucht}
			union all select id::text, 'API-Schlüssel ' || bezeichnung from api_schluessel where id = ${gesucht}
			union all select id::text, 'Das Verzeichnis (SCIM)' from scim_zugang where id = ${gesucht}`,
	);
	return new Map(zeilen.map(({ id, name }) => [id, name]));
}
