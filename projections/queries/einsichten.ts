import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';

/** Files that still hold what is only looked at. */
export async function aktenMitEinsichtsdateien(db: Kysely<DB>): Promise<readonly string[]> {
	const { rows } = await sql<{ id: string }>`
		select distinct d.freiwilliger_id as id from dokument d join dokumentspec s on s.id = d.spec_id
		where s.referenz ->> 'nutzungsart' = 'EINSICHTNAHME' order by 1`.execute(db);
	return rows.map(({ id }) => id);
}

/** Those of whom facts are kept that were looked at. */
export async function aktenMitEinsicht(db: Kysely<DB>): Promise<readonly string[]> {
	const { rows } = await sql<{ id: string }>`
		select distinct betroffener as id from event_person where art = 'EINSICHT' order by 1`.execute(db);
	return rows.map(({ id }) => id);
}
