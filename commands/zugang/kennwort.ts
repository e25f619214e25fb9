import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { type Kysely, sql } from 'kysely';
import { reihum } from '#commands/reihum.ts';
import type { DB } from '#projections/db.ts';

/** argon2id (the library's default) with the parameters OWASP recommends first. */
const PARAMETER = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing can't starve everything else: one processor is left to it, and from so many addresses so many wait at once;
 * whoever came last would wait for each of them, longer than anybody waits for an answer.
 */
const derReihe = reihum({
	gleichzeitig: Math.max(1, Math.min(2, availableParallelism() - 1)),
	wartend: 512,
	quellen: 128,
	pause: 0.5,
});

/** `woher`: the address the password comes from, or else whose it is. */
export const hashKennwort = (kennwort: string, woher = ''): Promise<string> =>
	derReihe(woher, () => hash(kennwort, PARAMETER));

/** What nobody's password is compared with. */
const ATTRAPPE = hash('kein Konto hat dieses Kennwort', PARAMETER);

/** Takes as long for an account that doesn't exist or has no password as for a wrong one. */
export async function pruefeKennwort(gespeichert: string | null, kennwort: string, woher = ''): Promise<boolean> {
	const vergleich = gespeichert ?? (await ATTRAPPE);
	const passt = await derReihe(woher, () => verify(vergleich, kennwort));
	return passt && gespeichert !== null;
}

export async function kennwortHash(db: Kysely<DB>, userID: string): Promise<string | null> {
	const zeile = await db.selectFrom('kennwort').select('hash').where('user_id', '=', userID).executeTakeFirst();
	return zeile?.hash ?? null;
}

/** The statement that stores a password's hash in the command's transaction; `statt`: only in place of this one. */
export function kennwortZeile(db: Kysely<DB>, userID: string, kennwortHash: string, statt: string | null = null) {
	return db
		.insertInto('kennwort')
		.values({ user_id: userID, hash: kennwortHash })
		.onConflict((oc) =>
			oc
				.column('user_id')
				.doUpdateSet({ hash: kennwortHash, gesetzt_am: sql<string>`now()` })
				.where((eb) => (statt === null ? eb.lit(true) : eb('kennwort.hash', '=', statt))),
		);
}
