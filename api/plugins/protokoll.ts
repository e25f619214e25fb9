import type { FastifyServerOptions } from 'fastify';
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
		// A message may quote values; type, code and place say where to look.
		err: (fehler) => ({
			type: fehler.name,
			code: 'code' in fehler ? String(fehler.code) : undefined,
			message: '',
			stack: ortDesFehlers(fehler.stack),
		}),
	},
});

function ortDesFehlers(stack: string | undefined): string {
	return (stack ?? '')
		.split('\n')
		.filter((zeile) => /^\s+at /.test(zeile))
		.slice(0, 12)
		.join('\n');
}
