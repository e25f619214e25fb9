import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Dienst } from '../portal.ts';

/** How people sign in; a call that opens to keys names its scope with the third way. */
export const ANMELDUNGEN: Record<string, string[]>[] = [{ bearer: [] }, { cookie: [] }];
export const API_SCHLUESSEL = 'apiSchluessel';
export const DOWNLOAD_TOKEN = 'downloadToken';

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
		transform: jsonSchemaTransform,
		transformObject: jsonSchemaTransformObject,
	});
	await app.register(swaggerUi, {
		routePrefix: `${basis}/doku`,
		theme: { title: 'Freiwilligenportal: Schnittstelle' },
		uiConfig: { docExpansion: 'none', tryItOutEnabled: false, displayRequestDuration: false },
	});
	app.get(`${basis}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
}
