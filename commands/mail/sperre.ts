import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';

/** By this alone an address is known here. */
export const adressHash = (email: string): Buffer => createHash('sha256').update(email.trim().toLowerCase()).digest();

/** Since when nothing can be delivered to an address; null: nothing is known against it. */
export async function unzustellbarSeit<DB>(db: Kysely<DB>, email: string): Promise<string | null> {
	const { rows } = await sql<{ seit: string }>`
		select seit from mail_sperre where adress_hash = ${adressHash(email)}`.execute(db);
	return rows[0]?.seit ?? null;
}

/** Mails may go to the address again. */
export async function gibFrei(pool: Pool, email: string): Promise<void> {
	await pool.query('delete from mail_sperre where adress_hash = $1', [adressHash(email)]);
}
