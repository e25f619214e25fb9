import { hash, verify } from '@node-rs/argon2';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#migrations/db.ts';

/** argon2id (the library's default) with the parameters OWASP recommends first. */
const PARAMETER = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Too many passwords at once: the caller shall come again, so that hashing can't starve everything else. */
export class KennwortStau extends Error {
	override name = 'KennwortStau';
}

const GLEICHZEITIG = 2;
const WARTEND = 64;
let laufend = 0;
const schlange: (() => void)[] = [];

async function derReihe<T>(arbeit: () => Promise<T>): Promise<T> {
	if (laufend >= GLEICHZEITIG) {
		if (schlange.length >= WARTEND) throw new KennwortStau('Zu viele Kennwortprüfungen zugleich');
		await new Promise<void>((weiter) => schlange.push(weiter));
	} else laufend += 1;
	try {
		return await arbeit();
	} finally {
		const naechster = schlange.shift();
		if (naechster) naechster();
		else laufend -= 1;
	}
}

export const hashKennwort = (kennwort: string): Promise<string> => derReihe(() => hash(kennwort, PARAMETER));

let attrappe: Promise<string> | undefined;

/** Takes as long for an account that doesn't exist or has no password as for a wrong one. */
export async function pruefeKennwort(gespeichert: string | null, kennwort: string): Promise<boolean> {
	attrappe ??= hashKennwort('kein Konto hat dieses Kennwort');
	const vergleich = gespeichert ?? (await attrappe);
	const passt = await derReihe(() => verify(vergleich, kennwort));
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
