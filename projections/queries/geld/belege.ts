import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';

/** Place and hash of events, by stream and version. */
export async function ereignisbelege(
	db: Kysely<DB>,
	streams: readonly string[],
): Promise<ReadonlyMap<string, { readonly position: string; readonly hash: string }>> {
	const { rows } = await sql<{ stream: string; version: number; position: string; hash: string }>`
		select stream, version, position::text, encode(hash, 'hex') as hash from event
		where stream = any(${[...streams]}::text[])`.execute(db);
	return new Map(rows.map(({ stream, version, ...beleg }) => [`${stream} ${version}`, beleg]));
}
