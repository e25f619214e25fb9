import { createHmac, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#migrations/db.ts';
import { neuesToken, tokenHash } from './einmal-token.ts';

/** A login: all refresh tokens that came from one another are one family. */
export interface Sitzungspaar {
	readonly familie: string;
	readonly userID: string;
	readonly impersoniertVon: string | null;
	readonly refreshToken: string;
}

export const REFRESH_TAGE = 30;
/** Two tabs that refresh at once aren't a thief; later, or two generations back, is reuse. */
const NACHSICHT_SEKUNDEN = 10;

const ablauf = sql<string>`now() + make_interval(days => ${REFRESH_TAGE})`;

export async function eroeffneSitzung(
	db: Kysely<DB>,
	userID: string,
	impersoniertVon: string | null = null,
): Promise<Sitzungspaar> {
	const refreshToken = neuesToken();
	const familie = randomUUID();
	await db
		.insertInto('sitzung')
		.values({
			familie,
			user_id: userID,
			impersoniert_von: impersoniertVon,
			token_hash: tokenHash(refreshToken),
			laeuft_ab_am: ablauf,
		})
		.execute();
	return { familie, userID, impersoniertVon, refreshToken };
}

/**
 * Exchanges a refresh token for its one child. The child follows from parent and key, so that parallel refreshes of
 * the same token all get it although only its hash is stored. null: unknown, expired, revoked, or used again, which
 * ends the whole family.
 */
export async function erneuereSitzung(
	db: Kysely<DB>,
	schluessel: string,
	refreshToken: string,
): Promise<Sitzungspaar | null> {
	const eltern = tokenHash(refreshToken);
	const kindToken = createHmac('sha256', schluessel).update(`refresh ${refreshToken}`).digest('base64url');
	const { rows } = await sql<{ familie: string; user_id: string; impersoniert_von: string | null }>`
		with eltern as (
			update sitzung set ersetzt_am = now()
			where token_hash = ${eltern} and ersetzt_am is null and widerrufen_am is null and laeuft_ab_am > now()
			returning familie, user_id, impersoniert_von
		)
		insert into sitzung (familie, user_id, impersoniert_von, token_hash, eltern_hash, laeuft_ab_am)
		select familie, user_id, impersoniert_von, ${tokenHash(kindToken)}, ${eltern}, ${ablauf} from eltern
		returning familie, user_id, impersoniert_von`.execute(db);
	const zeile = rows[0] ?? (await nachsicht(db, eltern));
	if (!zeile) return null;
	return {
		familie: zeile.familie,
		userID: zeile.user_id,
		impersoniertVon: zeile.impersoniert_von,
		refreshToken: kindToken,
	};
}

/** A token that was exchanged already: good for a moment while its child is unused, otherwise a sign of theft. */
async function nachsicht(db: Kysely<DB>, eltern: Buffer) {
	const { rows } = await sql<{
		familie: string;
		user_id: string;
		impersoniert_von: string | null;
		nachsehen: boolean;
	}>`
		select e.familie, e.user_id, e.impersoniert_von,
			coalesce(k.ersetzt_am is null and k.widerrufen_am is null
				and e.ersetzt_am > now() - make_interval(secs => ${NACHSICHT_SEKUNDEN}), false) as nachsehen
		from sitzung e left join sitzung k on k.eltern_hash = e.token_hash
		where e.token_hash = ${eltern} and e.widerrufen_am is null and e.ersetzt_am is not null`.execute(db);
	const [zeile] = rows;
	if (zeile && !zeile.nachsehen) await beendeFamilie(db, zeile.familie);
	return zeile?.nachsehen ? zeile : null;
}

export async function beendeFamilie(db: Kysely<DB>, familie: string): Promise<void> {
	await db
		.updateTable('sitzung')
		.set({ widerrufen_am: sql<string>`now()` })
		.where('familie', '=', familie)
		.where('widerrufen_am', 'is', null)
		.execute();
}

/** Logout by the refresh token alone. */
export async function beendeSitzungVon(db: Kysely<DB>, refreshToken: string): Promise<void> {
	await db
		.updateTable('sitzung')
		.set({ widerrufen_am: sql<string>`now()` })
		.where('familie', 'in', (eb) =>
			eb.selectFrom('sitzung').select('familie').where('token_hash', '=', tokenHash(refreshToken)),
		)
		.where('widerrufen_am', 'is', null)
		.execute();
}

/** The statement that ends every session of a user, in the transaction of what demands it; `ausser`: but this one. */
export function widerrufAller(db: Kysely<DB>, userID: string, ausser: string | null = null) {
	return db
		.updateTable('sitzung')
		.set({ widerrufen_am: sql<string>`now()` })
		.where('user_id', '=', userID)
		.where('widerrufen_am', 'is', null)
		.$if(ausser !== null, (abfrage) => abfrage.where('familie', '!=', ausser));
}
