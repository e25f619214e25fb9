import { type Kysely, sql } from 'kysely';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { DB } from '#projections/db.ts';

/** Whom documents may be asked of: confirmed and not closed. A page of them by id, from behind `nach` on. */
export async function aktenMitDokumenten(
	db: Kysely<DB>,
	nach: string | null,
	hoechstens: number,
): Promise<readonly string[]> {
	const { rows } = await sql<{ id: string }>`
		select id from freiwilliger where status >= 1000 and status < 9900 and (${nach}::uuid is null or id > ${nach}::uuid)
		order by id limit ${hoechstens}`.execute(db);
	return rows.map(({ id }) => id);
}

/** Whoever has applied in a cycle and isn't agreed with: those documents are asked of next. With the file's version. */
export async function bewerbungenImZyklus(
	db: Kysely<DB>,
	zyklusID: string,
): Promise<readonly { readonly id: string; readonly version: number }[]> {
	const { rows } = await sql<{ id: string; version: number }>`
		select f.id, s.version from freiwilliger f join stream s on s.name = ${`${akteAggregat.name}-`} || f.id
		where f.zyklus_id = ${zyklusID} and f.status between 2000 and 2800 order by f.id`.execute(db);
	return rows;
}

/** Files with a document whose last valid day has passed. */
export async function aktenMitAbgelaufenem(db: Kysely<DB>, heute: string): Promise<readonly string[]> {
	const { rows } = await sql<{ id: string }>`
		select distinct freiwilliger_id as id from dokument
		where gueltig_bis < ${heute}::date and status in (1000, 2000) order by 1`.execute(db);
	return rows.map(({ id }) => id);
}
