import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Definition, Formular } from '../contract/route.ts';
import type { Dienst } from '../portal.ts';

/** How people sign in; a call that opens to keys names its scope with the third way. */
export const ANMELDUNGEN: Record<string, string[]>[] = [{ bearer: [] }, { cookie: [] }];
export const API_SCHLUESSEL = 'apiSchluessel';
export const DOWNLOAD_TOKEN = 'downloadToken';
export const SCIM_TOKEN = 'scimToken';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** What the call is declared as. */
		definition?: Definition;
	}
}

type Transform = typeof jsonSchemaTransform;

/** What the contract says beside the schemas of zod: forms with a file, and the header of the cycle. */
const beschreibe: Transform = (angaben) => {
	const ergebnis = jsonSchemaTransform(angaben);
	const definition = angaben.route?.config?.definition;
	if (!definition) return ergebnis;
	const { datei, beilage, zyklus } = definition;
	const schema = {
		...ergebnis.schema,
		...(zyklus ? { headers: X_ZYKLUS } : {}),
		...(datei ? { body: formular(datei) } : {}),
		...(beilage ? { body: { content: mitBeilage(ergebnis.schema.body) } } : {}),
	};
	return { ...ergebnis, schema };
};

const X_ZYKLUS = {
	type: 'object',
	properties: {
		'x-Zyklus': {
			type: 'string',
			description: 'JSON des Zyklus, von dem nur die ID zählt: {"id":"…"}. Ohne Angabe zählt der aktive Zyklus.',
		},
	},
};
const BYTES = { type: 'string', format: 'binary' };

function formular({ feld, isOhneDatei = false, daneben = {} }: Formular) {
	const felder = Object.entries(daneben).map(([name, description]) => [name, { type: 'string', description }]);
	return {
		type: 'object',
		properties: { ...Object.fromEntries(felder), [feld]: BYTES },
		...(isOhneDatei ? {} : { required: [feld] }),
	};
}

/** The same JSON as a body, or as a field of a form before the file. */
function mitBeilage(schema: unknown) {
	const properties = { daten: schema, content: BYTES };
	return {
		'application/json': { schema },
		'multipart/form-data': { schema: { type: 'object', properties, required: ['daten'] } },
	};
}

/** OpenAPI 3.1 of all declared calls, and the same as a page to read. */
export async function registriereDokumentation(
	app: FastifyInstance,
	{ konfiguration, ausgabe }: Dienst,
): Promise<void> {
	const basis = konfiguration.apiBasisPfad;
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: 'Freiwilligenportal',
				version: ausgabe.version,
				description: 'Schnittstelle des Portals für Träger von Freiwilligendiensten.',
			},
			components: {
				securitySchemes: {
					bearer: { type: 'http', scheme: 'bearer', description: 'Token aus POST /v1/auth/login' },
					cookie: { type: 'apiKey', in: 'cookie', name: 'fat' },
					[DOWNLOAD_TOKEN]: {
						type: 'apiKey',
						in: 'query',
						name: 'token',
						description: 'Aus POST /v1/auth/download-token: für eine Datei, einmal, 60 Sekunden.',
					},
					[SCIM_TOKEN]: {
						type: 'http',
						scheme: 'bearer',
						description: 'Token eines Verzeichnisses, das die Administration unter „Integrationen“ erzeugt.',
					},
					[API_SCHLUESSEL]: {
						type: 'apiKey',
						in: 'header',
						name: 'X-Api-Key',
						description: 'Schlüssel eines Programms; er braucht die Berechtigung, die der Aufruf nennt.',
					},
				},
			},
			security: ANMELDUNGEN,
		},
		transform: beschreibe,
		transformObject: jsonSchemaTransformObject,
	});
	await app.register(swaggerUi, {
		routePrefix: `${basis}/doku`,
		theme: { title: 'Freiwilligenportal: Schnittstelle' },
		uiConfig: { docExpansion: 'none', tryItOutEnabled: false, displayRequestDuration: false },
	});
	// The same for everybody, and long: written out once.
	let text: string | null = null;
	app.get(`${basis}/openapi.json`, { schema: { hide: true } }, async (_request, reply) => {
		text ??= JSON.stringify(app.swagger());
		return reply.type('application/json; charset=utf-8').send(text);
	});
}
