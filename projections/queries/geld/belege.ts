import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';

/** Place and hash of events, by stream and version. */
export async function ereignisbelege(
	db: Kysely<DB>,
	streams: readonly string[],
): Promise<ReadonlyMap<string, { readonly position: string; readonly hash: string }>> {
	const ereignisse = await frageRoh(
		db,
		z.strictObject({ stream: z.string(), version: z.number(), position: z.string(), hash: z.string() }),
		sql`
		select stream, version, position::text, encode(hash, 'hex') as hash from event
		where stream = any(${[...streams]}::text[])`,
	);
	return new Map(ereignisse.map(({ stream, version, ...beleg }) => [`${stream} ${version}`, beleg]));
}
