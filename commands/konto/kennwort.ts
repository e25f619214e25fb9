import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#migrations/db.ts';

/** argon2id (the library's default) with the parameters OWASP recommends first. */
const PARAMETER = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Too many passwords at once: the caller shall come again, so that hashing can't starve everything else. */
export class KennwortStau extends Error {
	override name = 'KennwortStau';
}

/** One processor is left to everything else. */
const GLEICHZEITIG = Math.max(1, Math.min(2, availableParallelism() - 1));
/** So many may wait from one place. */
const WARTEND = 512;
/** From so many places at once: whoever comes last would wait for each of them, longer than anybody waits for an answer. */
const ORTE = 128;
let laufend = 0;
/** Who waits, by where he comes from; the places take turns. */
const schlangen = new Map<string, (() => void)[]>();

/** Next come those from the place that has waited longest for its turn, however many wait elsewhere. */
function rufeAuf(): boolean {
	for (const [woher, schlange] of schlangen) {
		schlangen.delete(woher);
		const naechster = schlange.shift();
		if (schlange.length) schlangen.set(woher, schlange);
		naechster?.();
		return true;
	}
	return false;
}

async function derReihe<T>(woher: string, arbeit: () => Promise<T>): Promise<T> {
	if (laufend >= GLEICHZEITIG) {
		const schlange = schlangen.get(woher) ?? [];
		const zuViele = schlange.length >= WARTEND || (!schlangen.has(woher) && schlangen.size >= ORTE);
		if (zuViele) throw new KennwortStau('Zu viele Kennwortprüfungen zugleich');
		schlangen.set(woher, schlange);
		await new Promise<void>((weiter) => schlange.push(weiter));
	} else laufend += 1;
	try {
		return await arbeit();
	} finally {
		if (!rufeAuf()) laufend -= 1;
	}
}

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
