import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Dienst } from '../portal.ts';
import { antworteNichtGefunden } from './fehler.ts';

const EIN_JAHR = '365d';

/**
 * Serves the built client. Its pages are addresses of their own that all load the same shell; what looks like a file or
 * a call and isn't there stays unfound.
 */
export async function registriereClient(app: FastifyInstance, portal: Dienst): Promise<void> {
	const { clientVerzeichnis } = portal;
	if (clientVerzeichnis === null || !existsSync(join(clientVerzeichnis, 'index.html'))) return;
	const seite = mitBasispfad(readFileSync(join(clientVerzeichnis, 'index.html'), 'utf8'), portal);
	await app.register(fastifyStatic, {
		root: clientVerzeichnis,
		wildcard: false,
		index: false,
		maxAge: EIN_JAHR,
		immutable: true,
		globIgnore: ['index.html', '.stempel'],
	});
	app.get('/*', { schema: { hide: true } }, (request, reply) => {
		const pfad = request.url.split('?')[0] ?? '';
		if (istKeineSeite(pfad, portal)) return antworteNichtGefunden(request, reply);
		return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(seite);
	});
}

/** The page learns where the calls are. */
const mitBasispfad = (html: string, { konfiguration }: Dienst): string =>
	html.replace('<head>', `<head><meta name="api-base" content="${konfiguration.apiBasisPfad}">`);

const istKeineSeite = (pfad: string, { konfiguration }: Dienst): boolean =>
	`${pfad}/`.startsWith(`${konfiguration.apiBasisPfad}/`) ||
	/^\/(v1|health|metrics)(\/|$)/.test(pfad) ||
	/\.\w{1,8}$/.test(pfad);
