/** Addresses at which calendar programs fetch seminars. Table: Papers, lists, feeds. */

import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Umgebung } from '#commands/umgebung.ts';
import { neuesToken, tokenHash } from '#commands/zugang/einmal-token.ts';
import { tagInBerlin } from '#domain/datum.ts';
import type { DB } from '#projections/db.ts';
import type { Kalenderinhaber } from '#projections/queries/seminare/kalender.ts';

/** A new address, shown this once; the one before is void at once. */
export async function erneuereKalenderadresse(
	{ db }: Pick<Umgebung, 'db'>,
	{ art, id: inhaber }: Kalenderinhaber,
	userID: string,
): Promise<string> {
	const token = neuesToken();
	const neu = { token_hash: tokenHash(token), art, inhaber, erstellt_von: userID };
	await db.transaction().execute(async (tx) => {
		await widerruf(tx, { art, id: inhaber }).execute();
		await tx
			.insertInto('kalenderadresse')
			.values(neu)
			// Two at once: the later one is the one that is good.
			.onConflict((oc) =>
				oc
					.columns(['art', 'inhaber'])
					.where('widerrufen_am', 'is', null)
					.doUpdateSet({
						...{ token_hash: neu.token_hash, erstellt_von: userID, erstellt_am: sql<string>`now()` },
						...{ abgerufen_am: null, inhalt_hash: null, inhalt_seit: null },
					}),
			)
			.execute();
	});
	return token;
}

/** False: there is none. */
export async function widerrufeKalenderadresse(
	{ db }: Pick<Umgebung, 'db'>,
	inhaber: Kalenderinhaber,
): Promise<boolean> {
	const { numUpdatedRows } = await widerruf(db, inhaber).executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}

const widerruf = (db: Kysely<DB>, { art, id }: Kalenderinhaber) =>
	db
		.updateTable('kalenderadresse')
		.set({ widerrufen_am: sql<string>`now()` })
		.where('art', '=', art)
		.where('inhaber', '=', id)
		.where('widerrufen_am', 'is', null);

/** Whose calendar this address gives out; null: nobody's (any more). */
export async function inhaberDerAdresse({ db }: Pick<Umgebung, 'db'>, token: string): Promise<Kalenderinhaber | null> {
	const zeile = await db
		.selectFrom('kalenderadresse')
		.select(['art', 'inhaber as id'])
		.where('token_hash', '=', tokenHash(token))
		.where('widerrufen_am', 'is', null)
		.executeTakeFirst();
	return zeile ? { ...zeile, art: zeile.art as Kalenderinhaber['art'] } : null;
}

const SEKUNDE_MS = 1_000;

/**
 * Since when the calendar reads as it does, in whole seconds as HTTP tells times: what was given out last is remembered,
 * since an entry can also go without anything else changing. Never the same second for two contents.
 */
export async function merkeAbruf(
	{ db, ctx }: Pick<Umgebung, 'db' | 'ctx'>,
	token: string,
	inhalt: string,
): Promise<Date> {
	const { jetzt } = ctx();
	const hash = createHash('sha256').update(inhalt).digest();
	const adresse = db.updateTable('kalenderadresse').where('token_hash', '=', tokenHash(token));
	const bisher = await db
		.selectFrom('kalenderadresse')
		.select(['inhalt_hash', 'inhalt_seit', 'abgerufen_am'])
		.where('token_hash', '=', tokenHash(token))
		.executeTakeFirst();
	const bekanntSeit = bisher?.inhalt_hash?.equals(hash) ? bisher.inhalt_seit : null;
	if (bisher && bekanntSeit !== null) {
		// Programs ask all day long; that they do is worth a write a day.
		if (!bisher.abgerufen_am || tagInBerlin(bisher.abgerufen_am) !== tagInBerlin(jetzt))
			await adresse.set({ abgerufen_am: jetzt }).execute();
		return new Date(bekanntSeit);
	}
	const davor = bisher?.inhalt_seit ? Date.parse(bisher.inhalt_seit) + SEKUNDE_MS : 0;
	const seit = new Date(Math.max(davor, Math.floor(Date.parse(jetzt) / SEKUNDE_MS) * SEKUNDE_MS));
	await adresse.set({ abgerufen_am: jetzt, inhalt_hash: hash, inhalt_seit: seit.toISOString() }).execute();
	return seit;
}
