import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';

/** Somebody with an account at the provider. */
export interface Anbieterkonto {
	readonly email?: string;
	readonly email_verified?: boolean;
	readonly given_name?: string;
	readonly family_name?: string;
}

/** A real OpenID provider on this machine, whose login asks for no more than the name of an account. */
export interface Anbieter {
	readonly issuer: string;
	readonly konten: Map<string, Anbieterkonto>;
	/** Paths that were asked for. */
	readonly angefragt: string[];
	/** What is changed about the next answers, as an attacker or a broken provider would. */
	verfaelsche: ((antwort: Verfaelschbar) => void) | null;
	stop(): Promise<void>;
}

export interface Verfaelschbar {
	readonly pfad: string;
	koerper: unknown;
	/** Of a redirect. */
	ziel: string | null;
}

export const CLIENT = { id: 'portal', secret: 'ein-geheimnis-fuer-das-portal' } as const;

/** Starts it on a port of its own, for a portal to which it may send people back. */
export async function starteAnbieter(redirectUri: string): Promise<Anbieter> {
	const konten = new Map<string, Anbieterkonto>();
	const angefragt: string[] = [];
	const server = createServer();
	await new Promise<void>((fertig) => server.listen(0, '127.0.0.1', fertig));
	const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
	const provider = new Provider(issuer, einstellungen(redirectUri, konten));
	const anbieter: Anbieter = {
		issuer,
		konten,
		angefragt,
		verfaelsche: null,
		stop: () =>
			new Promise((fertig) => {
				server.close(() => fertig());
				server.closeAllConnections();
			}),
	};
	provider.use(async (ctx: KoaContextWithOIDC, weiter) => {
		angefragt.push(`${ctx.method} ${ctx.path}`);
		if (!(await anmeldung(provider, ctx))) await weiter();
		const antwort: Verfaelschbar = { pfad: ctx.path, koerper: ctx.body, ziel: ctx.response.get('location') || null };
		anbieter.verfaelsche?.(antwort);
		if (antwort.koerper !== ctx.body) ctx.body = antwort.koerper;
		if (antwort.ziel) ctx.set('location', antwort.ziel);
	});
	server.on('request', provider.callback());
	return anbieter;
}

function einstellungen(redirectUri: string, konten: Map<string, Anbieterkonto>): Configuration {
	return {
		clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
		cookies: { keys: ['nur-im-test'] },
		jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
		ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
		claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
		features: { devInteractions: { enabled: false } },
		interactions: { url: (_, { uid }) => `/anmelden/${uid}` },
		pkce: { required: () => true },
		findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...konten.get(sub) }) }),
		// Nobody is asked whether the portal may know his name.
		async loadExistingGrant(ctx) {
			const { client, session } = ctx.oidc;
			const grant = new ctx.oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
			grant.addOIDCScope('openid email profile');
			await grant.save();
			return grant;
		},
	};
}

/** The provider's own page: the name of an account, or a way to decline. */
async function anmeldung(provider: Provider, ctx: KoaContextWithOIDC): Promise<boolean> {
	if (!ctx.path.startsWith('/anmelden/')) return false;
	if (ctx.method === 'GET') {
		ctx.type = 'html';
		ctx.body = SEITE;
		return true;
	}
	const felder = new URLSearchParams(Buffer.concat(await ctx.req.toArray()).toString());
	const accountId = felder.get('konto') ?? '';
	const ergebnis = felder.has('abbrechen')
		? { error: 'access_denied', error_description: 'Die Anmeldung wurde abgebrochen <b>' }
		: { login: { accountId } };
	ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, ergebnis));
	ctx.status = 303;
	return true;
}

const SEITE = `<!doctype html><html lang="de"><title>Anbieter</title><h1>Anbieter</h1><form method="post">
<label>Konto <input name="konto"></label><button>Weiter</button><button name="abbrechen" value="1">Abbrechen</button></form>`;
