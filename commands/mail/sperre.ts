import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#projections/db.ts';

/** By this alone an address is known here. */
export const adressHash = (email: string): Buffer => createHash('sha256').update(email.trim().toLowerCase()).digest();

/** Since when nothing can be delivered to an address; null: nothing is known against it. */
export async function unzustellbarSeit(db: Kysely<DB>, email: string): Promise<string | null> {
	const sperre = db.selectFrom('mail_sperre').select('seit').where('adress_hash', '=', adressHash(email));
	return (await sperre.executeTakeFirst())?.seit ?? null;
}
