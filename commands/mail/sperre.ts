import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';

/** By this alone an address is known here. */
export const adressHash = (email: string): Buffer => createHash('sha256').update(email.trim().toLowerCase()).digest();

/** Since when nothing can be delivered to an address; null: nothing is known against it. */
export async function unzustellbarSeit(db: Kysely<DB>, email: string): Promise<string | null> {
	const { rows } = await sql<{ seit: string }>`
		select seit from mail_sperre where adress_hash = ${adressHash(email)}`.execute(db);
	return rows[0]?.seit ?? null;
}
