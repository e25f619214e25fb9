import { type Kysely, sql } from 'kysely';
import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomPKCECodeVerifier } from 'openid-client';
import { neuesToken, tokenHash } from '#commands/zugang/einmal-token.ts';
import type { DB } from '#projections/db.ts';
import { aktiverAnbieter, type SsoUmgebung } from './konfiguration.ts';

const MINUTEN = 10;

/** What somebody sets out to the provider for. */
export interface Wunsch {
	/** Who wants to link his account; null: somebody wants to sign in. */
	readonly userID: string | null;
	/** The page wanted afterwards. */
	readonly ziel: string;
}

export interface Aufbruch {
	/** The provider's page. */
	readonly uri: string;
	/** Goes into a cookie: whoever comes back without it isn't the one who set out. */
	readonly browser: string;
}

/** Sets out to the provider, with PKCE, state and nonce that are good for one return. null: switched off. */
export async function beginneVorgang(sso: SsoUmgebung, { userID, ziel }: Wunsch): Promise<Aufbruch | null> {
	const aktiv = await aktiverAnbieter(sso);
	if (!aktiv) return null;
	const [state, nonce, browser, codeVerifier] = [neuesToken(), neuesToken(), neuesToken(), randomPKCECodeVerifier()];
	await sso.umgebung.db
		.insertInto('sso_vorgang')
		.values({
			state_hash: tokenHash(state),
			browser_hash: tokenHash(browser),
			nonce,
			code_verifier: codeVerifier,
			zweck: userID === null ? 'ANMELDEN' : 'VERBINDEN',
			user_id: userID,
			ziel,
			laeuft_ab_am: sql<string>`now() + ${MINUTEN} * interval '1 minute'`,
		})
		.execute();
	const uri = buildAuthorizationUrl(aktiv.anbieter, {
		redirect_uri: sso.rueckkehr,
		scope: 'openid email profile',
		state,
		nonce,
		code_challenge: await calculatePKCECodeChallenge(codeVerifier),
		code_challenge_method: 'S256',
	});
	return { uri: uri.href, browser };
}

export interface Vorgang extends Wunsch {
	readonly nonce: string;
	readonly codeVerifier: string;
}

/** Uses the state up; null: unknown, used before, too old, or begun in another browser. */
export async function verbraucheVorgang(db: Kysely<DB>, state: string, browser: string): Promise<Vorgang | null> {
	const zeile = await db
		.updateTable('sso_vorgang')
		.set({ benutzt_am: sql<string>`now()` })
		.where('state_hash', '=', tokenHash(state))
		.where('browser_hash', '=', tokenHash(browser))
		.where('benutzt_am', 'is', null)
		.where('laeuft_ab_am', '>', sql<string>`now()`)
		.returning(['nonce', 'code_verifier', 'user_id', 'ziel'])
		.executeTakeFirst();
	if (!zeile) return null;
	return { nonce: zeile.nonce, codeVerifier: zeile.code_verifier, userID: zeile.user_id, ziel: zeile.ziel };
}
