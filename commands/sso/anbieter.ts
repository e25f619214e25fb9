import {
	allowInsecureRequests,
	type ClientAuth,
	ClientSecretBasic,
	ClientSecretPost,
	type Configuration,
	type CustomFetch,
	customFetch,
	discovery,
	enableNonRepudiationChecks,
} from 'openid-client';
import { AbrufVerweigert, istErlaubteAdresse, sichererAbruf } from '#commands/netz/sicherer-abruf.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';

/** Who we are at which provider. */
export interface Zugangsdaten {
	readonly issuer: string;
	readonly clientId: string;
	readonly clientSecret: string;
}

export const FRIST_SEKUNDEN = 5;

/** Asks the provider for its metadata; nothing of it is trusted that leads to where we may not ask. */
export async function erkenneAnbieter(
	{ issuer, clientId, clientSecret }: Zugangsdaten,
	erlaubteHosts: readonly string[],
): Promise<Configuration> {
	const anbieter = await discovery(new URL(issuer), clientId, undefined, ausweis(clientSecret), {
		[customFetch]: alsCustomFetch(erlaubteHosts),
		timeout: FRIST_SEKUNDEN,
		// Which hosts may do without TLS, the request itself judges.
		execute: [enableNonRepudiationChecks, ...(erlaubteHosts.length > 0 ? [allowInsecureRequests] : [])],
	});
	const { issuer: genannt, authorization_endpoint: anmeldung, token_endpoint, jwks_uri } = anbieter.serverMetadata();
	// One address for many organisations would vouch for people whom nobody here knows.
	if (new URL(genannt).href !== new URL(issuer).href) throw new Error('Der Anbieter nennt sich anders');
	if (!anmeldung || !token_endpoint || !jwks_uri || !URL.canParse(anmeldung)) {
		throw new Error('Dem Anbieter fehlt eine Adresse');
	}
	if (!istErlaubteAdresse(new URL(anmeldung), erlaubteHosts)) {
		throw new AbrufVerweigert('Die Anmeldung des Anbieters ist nicht verschlüsselt');
	}
	return anbieter;
}

/** The address as the provider writes it; an administrator who has entered a useless one is told why it is. */
export async function pruefeAnbieter(daten: Zugangsdaten, erlaubteHosts: readonly string[]): Promise<string> {
	try {
		return (await erkenneAnbieter(daten, erlaubteHosts)).serverMetadata().issuer;
	} catch (fehler) {
		throw new Abgelehnt([istVerweigert(fehler) ? NICHT_ERLAUBT : KEIN_ANBIETER]);
	}
}

const NICHT_ERLAUBT: Regelverstoss = {
	code: 'SSO_ADRESSE',
	http: 422,
	text: 'Die Adresse des Anbieters muss mit https:// beginnen und öffentlich erreichbar sein.',
	feld: 'issuer',
};
const KEIN_ANBIETER: Regelverstoss = {
	code: 'SSO_ANBIETER',
	http: 422,
	text: 'Unter dieser Adresse antwortet kein Anbieter für OpenID Connect.',
	feld: 'issuer',
};

/** Whatever the library has wrapped it in. */
export const istVerweigert = (fehler: unknown): boolean =>
	fehler instanceof AbrufVerweigert || (fehler instanceof Error && istVerweigert(fehler.cause));

/** Providers that only take the secret in the body say so; all others take it as a header. */
export const ausweis = (clientSecret: string): ClientAuth => {
	const [kopf, koerper] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
	return (server, ...rest) => {
		const arten = server.token_endpoint_auth_methods_supported;
		const art = arten && !arten.includes('client_secret_basic') ? koerper : kopf;
		art(server, ...rest);
	};
};

/** Requests of the library, as far as they may go. */
export function alsCustomFetch(erlaubteHosts: readonly string[]): CustomFetch {
	const abruf = sichererAbruf({ erlaubteHosts, fristMs: FRIST_SEKUNDEN * 1000 });
	// Of all the library could send, the portal sends forms.
	return async (url, { method, headers, body, signal }) =>
		abruf(url, { method, headers, body: body ? String(body) : null, signal });
}
