import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';

/** What a one-time token opens; a token for one purpose is worthless for another. */
export type Tokenzweck =
	| 'AKTIVIERUNG'
	| 'EINLADUNG'
	| 'BENUTZER_EINLADUNG'
	| 'PASSWORT'
	| 'ANMELDUNG'
	| 'PERSON_OPTIN'
	| 'EMAIL_AENDERUNG'
	| 'VORSCHLAG'
	| 'UNTERSCHRIFT'
	| 'UNTERSCHRIFT_UEBERGEBEN'
	| 'SEMINARANGEBOT'
	| 'TERMINWAHL'
	| 'SEMINARNACHWEIS';

/** How long a link stays good (table: tokens outside the role system). */
const GUELTIG_STUNDEN: Readonly<Record<Tokenzweck, number>> = {
	AKTIVIERUNG: 14 * 24,
	EINLADUNG: 14 * 24,
	BENUTZER_EINLADUNG: 14 * 24,
	PASSWORT: 24,
	ANMELDUNG: 0.5,
	PERSON_OPTIN: 14 * 24,
	EMAIL_AENDERUNG: 14 * 24,
	VORSCHLAG: 31 * 24,
	// Longer than any request of a signature lives; that ends it.
	UNTERSCHRIFT: 91 * 24,
	UNTERSCHRIFT_UEBERGEBEN: 91 * 24,
	// Longer than any offer lasts; how long that is, the seminar says.
	SEMINARANGEBOT: 31 * 24,
	TERMINWAHL: 31 * 24,
	SEMINARNACHWEIS: 0.5,
};

/** 256 bit; only the hash is stored. */
export const neuesToken = (): string => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface Praegung {
	readonly nebenFrueheren?: boolean;
	/** The mail it goes with: its reader can have it again. */
	readonly mailID?: string | null;
	/** Account of whoever it is sent to, where several are sent a link to the same. */
	readonly leserID?: string | null;
}

/**
 * Mints a token for a mail that is being sent. Earlier ones of the same purpose and person become void, so that a
 * repeated mail leaves one valid link; `nebenFrueheren`: several readers of one mail each keep theirs.
 */
export async function praegeToken(
	db: Kysely<DB>,
	zweck: Tokenzweck,
	betroffener: string,
	{ nebenFrueheren = false, mailID = null, leserID = null }: Praegung = {},
): Promise<string> {
	const token = neuesToken();
	const daten = { ...(mailID && { mailID }), ...(leserID && { leserID }) };
	await db.transaction().execute(async (tx) => {
		if (!nebenFrueheren) await verfall(tx, [zweck], betroffener).execute();
		await tx
			.insertInto('einmal_token')
			.values({
				token_hash: tokenHash(token),
				zweck,
				betroffener,
				daten: JSON.stringify(daten),
				laeuft_ab_am: sql<string>`now() + ${GUELTIG_STUNDEN[zweck]} * interval '1 hour'`,
			})
			.execute();
	});
	return token;
}

/** What was noted of a link, whether it is still good or not; null: nothing was. */
async function vermerktZumLink(db: Kysely<DB>, token: string, was: 'mailID' | 'leserID'): Promise<string | null> {
	const zeile = await db
		.selectFrom('einmal_token')
		.select(sql<string | null>`daten ->> ${was}`.as('wert'))
		.where('token_hash', '=', tokenHash(token))
		.executeTakeFirst();
	return zeile?.wert ?? null;
}

/** The mail a link came with. */
export const mailZumLink = (db: Kysely<DB>, token: string) => vermerktZumLink(db, token, 'mailID');

/** Account of whoever a link was sent to; null also where the link was handed over. */
export const leserDesLinks = (db: Kysely<DB>, token: string) => vermerktZumLink(db, token, 'leserID');

/** Whom a token that is still good belongs to; reading it uses nothing up. */
export async function inhaberVon(db: Kysely<DB>, zweck: Tokenzweck, token: string): Promise<string | null> {
	const zeile = await db
		.selectFrom('einmal_token')
		.select('betroffener')
		.where('token_hash', '=', tokenHash(token))
		.where('zweck', '=', zweck)
		.where('benutzt_am', 'is', null)
		.where('laeuft_ab_am', '>', sql<string>`now()`)
		.executeTakeFirst();
	return zeile?.betroffener ?? null;
}

/** Whom a token of this purpose belonged to, and whether it is still good: for who is told why it isn't. */
export async function vergebener(
	db: Kysely<DB>,
	zweck: Tokenzweck,
	token: string,
): Promise<{ readonly betroffener: string; readonly istGut: boolean } | null> {
	const zeile = await db
		.selectFrom('einmal_token')
		.select(['betroffener', sql<boolean>`benutzt_am is null and laeuft_ab_am > now()`.as('istGut')])
		.where('token_hash', '=', tokenHash(token))
		.where('zweck', '=', zweck)
		.executeTakeFirst();
	return zeile ?? null;
}

/** Whether it ever was a token of ours, used up, voided or run out as it may be: who holds it hasn't guessed it. */
export async function istBekannt(db: Kysely<DB>, token: string): Promise<boolean> {
	const hash = tokenHash(token);
	const nachweis = db.selectFrom('sso_nachweis').select('token_hash').where('token_hash', '=', hash);
	const kalender = db.selectFrom('kalenderadresse').select('token_hash').where('token_hash', '=', hash);
	const zeile = await db
		.selectFrom('einmal_token')
		.select('token_hash')
		.where('token_hash', '=', hash)
		.unionAll(nachweis)
		.unionAll(kalender)
		.executeTakeFirst();
	return zeile !== undefined;
}

/** The statement that uses a token up, exactly once, in the transaction of what it permits. */
export function verbrauch(db: Kysely<DB>, zweck: Tokenzweck, token: string) {
	return db
		.updateTable('einmal_token')
		.set({ benutzt_am: sql<string>`now()` })
		.where('token_hash', '=', tokenHash(token))
		.where('zweck', '=', zweck)
		.where('benutzt_am', 'is', null)
		.where('laeuft_ab_am', '>', sql<string>`now()`);
}

/** The statement that voids what a person's mails still hold for these purposes. */
export function verfall(db: Kysely<DB>, zwecke: readonly Tokenzweck[], betroffener: string) {
	return db
		.updateTable('einmal_token')
		.set({ benutzt_am: sql<string>`now()` })
		.where('zweck', 'in', zwecke)
		.where('betroffener', '=', betroffener)
		.where('benutzt_am', 'is', null);
}

export const LINK_UNGUELTIG = {
	code: 'LINK',
	http: 409,
	text: 'Der Link ist ungültig oder abgelaufen.',
} as const;
