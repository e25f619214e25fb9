/** The portal's connection to the service of rooms (OAuth 2.0): made by an administrator, kept alive, ended. */
import { type Kysely, sql } from 'kysely';
import {
	authorizationCodeGrant,
	buildAuthorizationUrl,
	type Configuration,
	calculatePKCECodeChallenge,
	ResponseBodyError,
	randomPKCECodeVerifier,
	refreshTokenGrant,
	type TokenEndpointResponse,
	tokenRevocation,
} from 'openid-client';
import { istVerweigert } from '#commands/sso/anbieter.ts';
import { neuesToken, tokenHash } from '#commands/zugang/einmal-token.ts';
import { KEINE_ANBINDUNG } from '#domain/meeting/meeting.ts';
import { KEIN_RAUM, type Stoerung, VERBINDUNG_ERNEUERN } from '#domain/meeting/videodienst.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';
import { kontoVon } from '#projections/queries/zugang/akteur.ts';
import {
	alsClient,
	type Dienstzeile,
	dienstzeile,
	entziffere,
	merkeStoerung,
	type Raeume,
	standVon,
	verberge,
} from './videodienst.ts';

/** So long somebody may take at the service. */
export const VORGANG_MINUTEN = 10;
/** A token is renewed so long before it runs out. */
const VORLAUF_SEKUNDEN = 60;

export interface Aufbruch {
	/** The service's page. */
	readonly uri: string;
	/** Goes into a cookie: whoever comes back without it isn't the one who set out. */
	readonly browser: string;
}

interface Rueckweg extends Raeume {
	/** Registered at the service, and compared by it letter by letter. */
	readonly rueckkehr: string;
}

/** Sets out to the service, with PKCE and a state that is good for one return. null: no service is entered. */
export async function beginneVerbindung(weg: Rueckweg, userID: string): Promise<Aufbruch | null> {
	const { db } = weg.umgebung;
	const zeile = await dienstzeile(db);
	const client = zeile && alsClient(weg, zeile);
	if (!client) return null;
	const [state, browser, codeVerifier] = [neuesToken(), neuesToken(), randomPKCECodeVerifier()];
	await db
		.insertInto('videodienst_vorgang')
		.values({
			state_hash: tokenHash(state),
			browser_hash: tokenHash(browser),
			code_verifier: codeVerifier,
			user_id: userID,
			laeuft_ab_am: sql<string>`now() + ${VORGANG_MINUTEN} * interval '1 minute'`,
		})
		.execute();
	const uri = buildAuthorizationUrl(client, {
		redirect_uri: weg.rueckkehr,
		...(zeile.bereiche ? { scope: zeile.bereiche } : {}),
		state,
		code_challenge: await calculatePKCECodeChallenge(codeVerifier),
		code_challenge_method: 'S256',
	});
	return { uri: uri.href, browser };
}

/** How a return ended; each has its words on the page. */
export type Rueckkehr = 'VERBUNDEN' | 'VORGANG' | 'ABGELEHNT' | 'ANBIETER';

interface Antwort {
	readonly state?: string | undefined;
	readonly code?: string | undefined;
	readonly error?: string | undefined;
	/** What the cookie says. */
	readonly browser: string | null;
}

/** An administrator returns from the service: the state is used up first, whatever the answer says. */
export async function kehreZurueck(
	weg: Rueckweg,
	{ state, code, error, browser }: Antwort,
): Promise<{ readonly ergebnis: Rueckkehr; readonly ursache?: unknown }> {
	const { db } = weg.umgebung;
	const vorgang = state && browser ? await verbraucheVorgang(db, state, browser) : null;
	const [zeile, konto] = await Promise.all([dienstzeile(db), vorgang && kontoVon(db, vorgang.user_id)]);
	const client = zeile && alsClient(weg, zeile);
	if (!state || !vorgang || !client || !konto?.isAktiv || !konto.rollen.includes('ADMIN'))
		return { ergebnis: 'VORGANG' };
	if (error !== undefined || !code) return { ergebnis: error === 'access_denied' ? 'ABGELEHNT' : 'ANBIETER' };
	try {
		// Of the answer only what plain OAuth 2.0 knows: a service without metadata may call itself what it likes.
		const adresse = new URL(`${weg.rueckkehr}?${new URLSearchParams({ code, state })}`);
		const antwort = await authorizationCodeGrant(client, adresse, {
			expectedState: state,
			pkceCodeVerifier: vorgang.code_verifier,
		});
		await db
			.updateTable('videodienst')
			.set({
				refresh_token: null,
				...tokenwerte(weg, antwort),
				...{ verbunden_am: sql<string>`now()`, verbunden_von: konto.id, fehler: null, fehler_am: null },
			})
			// Nobody has meanwhile entered another service.
			.where('tokenadresse', '=', zeile.tokenadresse)
			.where('client_id', '=', zeile.client_id)
			.execute();
		return { ergebnis: 'VERBUNDEN' };
	} catch (ursache) {
		return { ergebnis: 'ANBIETER', ursache };
	}
}

const verbraucheVorgang = (db: Kysely<DB>, state: string, browser: string) =>
	db
		.deleteFrom('videodienst_vorgang')
		.where('state_hash', '=', tokenHash(state))
		.where('browser_hash', '=', tokenHash(browser))
		.where('laeuft_ab_am', '>', sql<string>`now()`)
		.returning(['code_verifier', 'user_id'])
		.executeTakeFirst();

/** What is stored of an answer; one that brings no new token to renew with lets the old one be good. */
function tokenwerte(raeume: Raeume, { access_token, refresh_token, expires_in }: TokenEndpointResponse) {
	return {
		access_token: verberge(raeume, access_token),
		...(refresh_token === undefined ? {} : { refresh_token: verberge(raeume, refresh_token) }),
		gilt_bis: expires_in === undefined ? null : sql<string>`now() + ${expires_in} * interval '1 second'`,
	};
}

/** Takes the service and all that is known of it away, and tells it so where it can be told. false: there was none. */
export async function trenneVideodienst(raeume: Raeume): Promise<boolean> {
	const { db } = raeume.umgebung;
	const zeile = await db.deleteFrom('videodienst').returningAll().executeTakeFirst();
	if (!zeile) return false;
	const client = alsClient(raeume, zeile);
	const token = entziffere(raeume, zeile.refresh_token ?? zeile.access_token);
	// What the service makes of it changes nothing: here it is forgotten.
	if (client && token !== null && zeile.widerrufsadresse !== null) await tokenRevocation(client, token).catch(() => {});
	return true;
}

/** Refuses where no room can be ordered, without asking anybody. */
export function pruefeVerbindung(zeile: Dienstzeile | undefined): void {
	const stand = zeile ? standVon(zeile) : 'GETRENNT';
	if (stand === 'GETRENNT') throw new Abgelehnt([KEINE_ANBINDUNG]);
	if (stand === 'ERNEUERN') throw new Abgelehnt([VERBINDUNG_ERNEUERN]);
}

/**
 * A token that is good for now, renewed before it runs out by one at a time: some services let each token to renew with
 * be used once. `verbraucht`: the one that the service has just refused.
 */
export async function zugangstoken(raeume: Raeume, verbraucht: string | null = null): Promise<string> {
	const ergebnis = await raeume.umgebung.db.transaction().execute(async (trx) => {
		const zeile = await trx
			.selectFrom('videodienst')
			.selectAll()
			.select(sql<boolean>`gilt_bis <= now() + ${VORLAUF_SEKUNDEN} * interval '1 second'`.as('laeuftAb'))
			.forUpdate()
			.executeTakeFirst();
		pruefeVerbindung(zeile);
		const token = entziffere(raeume, zeile?.access_token ?? null);
		if (!zeile || (token !== null && token !== verbraucht && !zeile.laeuftAb)) return { token };
		return erneuere(raeume, trx, zeile);
	});
	if (ergebnis.token !== null) return ergebnis.token;
	throw new Abgelehnt(['stoerung' in ergebnis && ergebnis.stoerung !== 'ZUGANG' ? KEIN_RAUM : VERBINDUNG_ERNEUERN]);
}

type Erneuerung = { readonly token: string } | { readonly token: null; readonly stoerung: Stoerung };

/** Its outcome is stored, whichever it is. */
async function erneuere(raeume: Raeume, trx: Kysely<DB>, zeile: Dienstzeile): Promise<Erneuerung> {
	const client = alsClient(raeume, zeile);
	const refresh = entziffere(raeume, zeile.refresh_token);
	const antwort = client && refresh ? await frage(client, refresh) : { stoerung: 'ZUGANG' as const };
	if ('access_token' in antwort) {
		await trx
			.updateTable('videodienst')
			.set({ ...tokenwerte(raeume, antwort), fehler: null, fehler_am: null })
			.execute();
		return { token: antwort.access_token };
	}
	await merkeStoerung(trx, antwort.stoerung);
	return { token: null, ...antwort };
}

async function frage(client: Configuration, refresh: string): Promise<TokenEndpointResponse | { stoerung: Stoerung }> {
	try {
		return await refreshTokenGrant(client, refresh);
	} catch (fehler) {
		if (fehler instanceof ResponseBodyError && fehler.error === 'invalid_grant') return { stoerung: 'ZUGANG' };
		return { stoerung: istVerweigert(fehler) ? 'VERWEIGERT' : 'ANTWORT' };
	}
}
