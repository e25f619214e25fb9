import { type Kysely, sql } from 'kysely';
import { neuesToken, tokenHash } from '#commands/zugang/einmal-token.ts';
import type { Identitaet } from '#commands/zugang/identitaet.ts';
import type { DB } from '#projections/db.ts';

/** Time to find the password, or to write why one wants an account. */
export const NACHWEIS_MINUTEN = 30;

/** What the provider has said of somebody whom no account is linked to yet. */
export interface Nachweis extends Identitaet {
	/** Only one the provider has verified. */
	readonly email: string | null;
	readonly vorname: string;
	readonly nachname: string;
}

/** How a proof is shown: it is good once, for the browser it was given to. */
export interface Vorlage {
	readonly token: string;
	readonly browser: string;
}

/** Keeps a proof; `userID`: for this user alone. The token that opens it. */
export async function hinterlege(
	db: Kysely<DB>,
	{ issuer, subject, email, vorname, nachname }: Nachweis,
	{ browser, userID }: { readonly browser: string; readonly userID: string | null },
): Promise<string> {
	const token = neuesToken();
	await db
		.insertInto('sso_nachweis')
		.values({
			token_hash: tokenHash(token),
			browser_hash: tokenHash(browser),
			user_id: userID,
			issuer,
			subject,
			email,
			vorname,
			nachname,
			laeuft_ab_am: sql<string>`now() + ${NACHWEIS_MINUTEN} * interval '1 minute'`,
		})
		.execute();
	return token;
}

const SPALTEN = ['issuer', 'subject', 'email', 'vorname', 'nachname'] as const;

/** Looks at a proof of the public; looking uses nothing up. */
export async function sieheEin(db: Kysely<DB>, { token, browser }: Vorlage): Promise<Nachweis | null> {
	const zeile = await db
		.selectFrom('sso_nachweis')
		.select(SPALTEN)
		.where('token_hash', '=', tokenHash(token))
		.where('browser_hash', '=', tokenHash(browser))
		.where('user_id', 'is', null)
		.where('benutzt_am', 'is', null)
		.where('laeuft_ab_am', '>', sql<string>`now()`)
		.executeTakeFirst();
	return zeile ?? null;
}

/** The statement that uses a proof up, exactly once; `userID`: for whom it may have been given. */
export const einloesung = (db: Kysely<DB>, { token, browser }: Vorlage, userID: string | null) =>
	db
		.updateTable('sso_nachweis')
		.set({ benutzt_am: sql<string>`now()` })
		.where('token_hash', '=', tokenHash(token))
		.where('browser_hash', '=', tokenHash(browser))
		.where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', userID)]))
		.where('benutzt_am', 'is', null)
		.where('laeuft_ab_am', '>', sql<string>`now()`);

/** Uses a proof up, in the transaction of what it permits. */
export async function loeseEin(db: Kysely<DB>, vorlage: Vorlage, userID: string | null): Promise<Nachweis | null> {
	return (await einloesung(db, vorlage, userID).returning(SPALTEN).executeTakeFirst()) ?? null;
}
