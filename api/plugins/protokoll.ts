import type { FastifyServerOptions } from 'fastify';
import { kennzeichen } from '../kennzeichen.ts';
import type { Dienst } from '../portal.ts';

/** A path without its query and without one-time tokens: neither names nor keys may reach the log. */
function pfadOhneGeheimnis(url: string): string {
	const [pfad = ''] = url.split('?');
	return pfad.replace(/[A-Za-z0-9_-]{40,}/g, '…');
}

/** Only what is listed here is logged. */
export const protokoll = ({ konfiguration, logZiel }: Dienst): FastifyServerOptions['logger'] => ({
	level: konfiguration.logLevel,
	...(logZiel ? { stream: logZiel } : {}),
	serializers: {
		req: (request) => ({ methode: request.method, pfad: pfadOhneGeheimnis(request.url) }),
		res: (reply) => ({ status: reply.statusCode }),
		err: (fehler) => ({ message: '', ...kennzeichen(fehler) }),
	},
});
