import { z } from 'zod';
import { eins, route } from '../route.ts';
import { id, pflichttext, text, zeit } from '../werte.ts';

const area = 'integration';
const uri = eins(z.object({ uri: z.string() }));
/** Of an integration. */
const key = z.string().max(60);
/** A proof of the provider, kept for this browser. */
const nachweis = z.string().min(1, 'Dies ist ein Pflichtfeld').max(100);

const WELL_KNOWN = /\/\.well-known\/openid-configuration$/;
const ADRESSE = 'Bitte geben Sie eine Adresse wie https://anmeldung.example.org ein';
const DOMAIN = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** The provider's address; whoever copies that of its metadata means the same. */
const issuer = pflichttext(500)
	.transform((wert) => wert.replace(WELL_KNOWN, ''))
	.refine((wert) => URL.canParse(wert) && /^https?:\/\/[^?#]+$/.test(wert), ADRESSE);

const domain = z
	.string()
	.max(253)
	.transform((wert) => wert.trim().toLowerCase())
	.pipe(z.string().regex(DOMAIN, 'Bitte geben Sie Domains wie example.org ein'));

const konfiguration = eins(
	z.object({
		isEingerichtet: z.boolean(),
		issuer: z.string(),
		clientId: z.string(),
		/** The secret itself is never shown. */
		hatClientSecret: z.boolean(),
		domains: z.array(z.string()).readonly(),
		label: z.string(),
		aktiv: z.boolean(),
		/** To be registered at the provider. */
		redirectUri: z.string(),
		geaendertAm: zeit.nullable(),
		geaendertVon: z.string().nullable(),
	}),
);

const antwortDesAnbieters = z.looseObject({
	code: z.string().max(4000).optional(),
	state: z.string().max(200).optional(),
	error: z.string().max(200).optional(),
	error_description: z.string().max(2000).optional(),
});

/** Single sign-on, and the list of integrations it is one of. */
export const sso = {
	listeAlleIntegrationen: route({
		method: 'GET',
		path: '/v1/integrations',
		area,
		titel: 'Integrationen mit ihrem Stand',
		action: 'integrationenVerwalten',
		response: eins(z.array(z.object({ key: z.string(), aktiv: z.boolean(), verbunden: z.boolean() }))),
	}),
	trenneIntegration: route({
		method: 'DELETE',
		path: '/v1/integrations/{key}',
		area,
		titel: 'Eine Integration trennen',
		action: 'integrationenVerwalten',
		params: { key },
	}),
	verbindeIntegration: route({
		method: 'GET',
		path: '/v1/integrations/{key}/connect',
		area,
		titel: 'Eine Integration verbinden: Weiterleitung zum Anbieter',
		action: 'integrationenVerwalten',
		params: { key },
		status: 302,
		niePrefetch: true,
	}),
	holeVerbindungsadresse: route({
		method: 'GET',
		path: '/v1/integrations/{key}/connect/uri',
		area,
		titel: 'Eine Integration verbinden: Adresse des Anbieters',
		action: 'integrationenVerwalten',
		params: { key },
		response: uri,
		niePrefetch: true,
	}),
	kehreZurIntegrationZurueck: route({
		method: 'GET',
		path: '/v1/integrations/{key}/redirect',
		area,
		titel: 'Rückkehr vom Anbieter einer Integration',
		action: 'anmelden',
		params: { key },
		query: antwortDesAnbieters,
		status: 302,
		niePrefetch: true,
	}),
	holeSsoKonfiguration: route({
		method: 'GET',
		path: '/v1/integrations/single-sign-on/configuration',
		area,
		titel: 'Einstellungen der Einmalanmeldung',
		action: 'integrationenVerwalten',
		response: konfiguration,
	}),
	speichereSsoKonfiguration: route({
		method: 'POST',
		path: '/v1/integrations/single-sign-on/configuration',
		area,
		titel: 'Einmalanmeldung einrichten',
		action: 'integrationenVerwalten',
		body: z.strictObject({
			issuer,
			clientId: pflichttext(200),
			/** Left out or empty: as before. */
			clientSecret: z.string().max(500).optional(),
			domains: z.array(domain).max(50),
			label: pflichttext(60).default('Single Sign-on'),
			aktiv: z.boolean().default(true),
		}),
		response: konfiguration,
	}),
	holeSsoInformation: route({
		method: 'GET',
		path: '/v1/integrations/single-sign-on/information',
		area,
		titel: 'Wird die Einmalanmeldung angeboten?',
		action: 'anmelden',
		response: eins(z.object({ aktiv: z.boolean(), label: z.string(), uri: z.string() })),
	}),
	beginneSso: route({
		method: 'GET',
		path: '/v1/integrations/single-sign-on/start',
		area,
		titel: 'Zur Anmeldung beim Anbieter',
		action: 'anmelden',
		query: z.strictObject({ ziel: z.string().max(2000).optional() }),
		status: 302,
		niePrefetch: true,
		extra: true,
	}),
	kehreVonSsoZurueck: route({
		method: 'GET',
		path: '/v1/integrations/single-sign-on/redirect',
		area,
		titel: 'Rückkehr von der Anmeldung beim Anbieter',
		action: 'anmelden',
		query: antwortDesAnbieters,
		status: 302,
		niePrefetch: true,
	}),
	holeSsoKonto: route({
		method: 'GET',
		path: '/v1/integrations/single-sign-on/connect-account',
		area,
		titel: 'Ist das eigene Konto mit der Einmalanmeldung verbunden?',
		action: 'eigenesKonto',
		response: eins(z.object({ verbundenSeit: zeit.nullable() })),
		extra: true,
	}),
	beginneSsoVerbindung: route({
		method: 'POST',
		path: '/v1/integrations/single-sign-on/connect-account/uri',
		area,
		titel: 'Das eigene Konto verbinden: Adresse des Anbieters',
		action: 'ssoVerbinden',
		response: uri,
		extra: true,
	}),
	verbindeSsoKonto: route({
		method: 'POST',
		path: '/v1/integrations/single-sign-on/connect-account',
		area,
		titel: 'Das eigene Konto mit der Einmalanmeldung verbinden',
		action: 'ssoVerbinden',
		body: z.strictObject({ code: nachweis }),
	}),
	trenneSsoKonto: route({
		method: 'DELETE',
		path: '/v1/integrations/single-sign-on/connect-account',
		area,
		titel: 'Das eigene Konto von der Einmalanmeldung trennen',
		action: 'ssoVerbinden',
		extra: true,
	}),
	holeSsoBeitritt: route({
		method: 'GET',
		path: '/v1/integrations/single-sign-on/join-request',
		area,
		titel: 'Wer einen Zugang anfragen kann',
		action: 'ssoBeitreten',
		query: z.strictObject({ token: nachweis }),
		response: eins(
			z.object({
				vorname: z.string(),
				nachname: z.string(),
				email: z.string().nullable(),
				/** Why he can't; null: he can. */
				hindernis: z.string().nullable(),
			}),
		),
		niePrefetch: true,
	}),
	frageSsoBeitrittAn: route({
		method: 'POST',
		path: '/v1/integrations/single-sign-on/join-request',
		area,
		titel: 'Einen Zugang mit Einmalanmeldung anfragen',
		action: 'ssoBeitreten',
		zyklus: true,
		query: z.strictObject({ token: nachweis }),
		body: z.strictObject({ adresseID: id, nachricht: text(1000).default('') }),
		status: 202,
	}),
};
