import { type Kysely, sql } from 'kysely';
import { neuesToken, tokenHash } from '#commands/zugang/einmal-token.ts';
import type { DB } from '#projections/db.ts';

const SEKUNDEN = 60;

/** A ticket for one download: what stands in an address may be seen, so that it opens one file once, soon. */
export async function praegeDownloadToken(db: Kysely<DB>, familie: string, pfad: string): Promise<string> {
	const token = neuesToken();
	await db
		.insertInto('download_token')
		.values({
			token_hash: tokenHash(token),
			familie,
			pfad: inEinerForm(pfad),
			laeuft_ab_am: sql<string>`now() + make_interval(secs => ${SEKUNDEN})`,
		})
		.execute();
	return token;
}

/**
 * Uses the ticket up; the session that asked for it. null: none, expired, or for another file. Not by the time of its
 * use: whoever began a moment earlier, but came to the row later, would find that still ahead.
 */
export async function loeseDownloadTokenEin(db: Kysely<DB>, token: string, pfad: string): Promise<string | null> {
	const zeile = await db
		.updateTable('download_token')
		.set({ laeuft_ab_am: sql<string>`'-infinity'` })
		.where('token_hash', '=', tokenHash(token))
		.where('pfad', '=', inEinerForm(pfad))
		.where('laeuft_ab_am', '>', sql<string>`now()`)
		.returning('familie')
		.executeTakeFirst();
	return zeile?.familie ?? null;
}

/** Whether it ever was a ticket; they are kept until the night. */
export async function istTicketBekannt(db: Kysely<DB>, token: string): Promise<boolean> {
	const zeile = await db
		.selectFrom('download_token')
		.select('familie')
		.where('token_hash', '=', tokenHash(token))
		.executeTakeFirst();
	return zeile !== undefined;
}

/** The same file however its address is written: without the ticket itself, its parameters in order. */
function inEinerForm(pfad: string): string {
	const { pathname, searchParams } = new URL(pfad, 'http://portal');
	searchParams.delete('token');
	searchParams.sort();
	return `${pathname}?${searchParams}`;
}
