import { type Kysely, sql } from 'kysely';
import { LISTEN } from '#domain/stammdaten/listen.ts';
import type { DB } from '#projections/db.ts';

/** Labels of everything a personal field may refer to by id: countries and the plain selection lists. */
export async function ladeEintraege(db: Kysely<DB>): Promise<ReadonlyMap<string, string>> {
	const tabellen = ['land', ...LISTEN.map((l) => l.key)];
	const teile = tabellen.map((t) => sql`select id::text as id, bezeichnung from ${sql.table(t)}`);
	const { rows } = await sql<{ id: string; bezeichnung: string }>`${sql.join(teile, sql` union all `)}`.execute(db);
	const vorgaben = LISTEN.flatMap(({ vorgaben = [] }) => [...vorgaben]);
	return new Map([
		...vorgaben.map(([id, { bezeichnung }]) => [id, bezeichnung] as const),
		...rows.map((r) => [r.id, r.bezeichnung] as const),
	]);
}
