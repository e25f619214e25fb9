import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { binnen } from '#commands/geduld.ts';
import { type Mandanten, MandantNichtBereit, type Zugang } from '../mandanten.ts';
import type { Portal } from '../portal.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The tenant the call is for; not there where the route's `config` says so. */
		portal: Portal;
	}
	interface FastifyContextConfig {
		/** For the process itself, under whatever host name. */
		ohneMandant?: boolean;
		/** The same for every tenant: asks nothing of its database, and is there without it. */
		ohneDatenbank?: boolean;
	}
}

/** The host name picks the tenant before anything else is done; all a call reaches is that tenant's. */
export function registriereMandanten(app: FastifyInstance, mandanten: Mandanten): void {
	app.decorateRequest('portal', null as unknown as Portal);
	app.addHook('onRequest', async (request, reply) => {
		const { ohneMandant, ohneDatenbank } = request.routeOptions.config;
		if (ohneMandant) return;
		const zugang = mandanten.zuHost(request.hostname);
		if (!zugang) return antworteOhnePortal(request, reply);
		request.log = reply.log = request.log.child({ mandant: zugang.key });
		if (!ohneDatenbank) request.portal = await bald(zugang);
	});
}

const GEDULD_MS = 5_000;

/** A tenant that isn't open yet is waited for, but not for as long as its database may be away. */
async function bald({ key, hole, offen }: Zugang<Portal>): Promise<Portal> {
	const portal = offen() ?? (await binnen(GEDULD_MS, hole(), null));
	if (!portal) throw new MandantNichtBereit(key);
	return portal;
}

const TEXT = 'Unter dieser Adresse gibt es kein Portal.';
const SEITE = `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Nicht gefunden</title></head><body><h1>${TEXT}</h1></body></html>
`;

/** The same for every host that isn't one, whatever was asked for. */
function antworteOhnePortal(request: FastifyRequest, reply: FastifyReply) {
	reply.code(404).header('cache-control', 'no-store');
	if (request.headers.accept?.includes('text/html')) return reply.type('text/html; charset=utf-8').send(SEITE);
	const inhalt = { error: { code: 'HOST', message: TEXT, details: [] } };
	return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(inhalt);
}
