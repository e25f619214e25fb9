import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Dienst } from '../portal.ts';

const STUNDEN_730 = 2 * 365 * 24 * 60 * 60;

/** Headers that keep foreign code out, cookies, and a brake for when too much comes in. */
export async function registriereSicherheit(
	app: FastifyInstance,
	{ konfiguration: { produktion }, hoechsterStillstandMs }: Pick<Dienst, 'konfiguration' | 'hoechsterStillstandMs'>,
): Promise<void> {
	await app.register(helmet, {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: ["'self'"],
				scriptSrc: ["'self'"],
				scriptSrcAttr: ["'none'"],
				// Components measure and place themselves by style attributes; style elements stay forbidden in scripts' reach.
				styleSrc: ["'self'", "'unsafe-inline'"],
				imgSrc: ["'self'", 'data:', 'blob:'],
				fontSrc: ["'self'"],
				connectSrc: ["'self'"],
				objectSrc: ["'none'"],
				baseUri: ["'none'"],
				formAction: ["'self'"],
				frameAncestors: ["'none'"],
				...(produktion ? { upgradeInsecureRequests: [] } : {}),
			},
		},
		frameguard: { action: 'deny' },
		referrerPolicy: { policy: 'no-referrer' },
		crossOriginEmbedderPolicy: false,
		hsts: produktion ? { maxAge: STUNDEN_730, includeSubDomains: true } : false,
	});
	await app.register(cookie);
	if (hoechsterStillstandMs === undefined) return;
	await app.register(underPressure, { maxEventLoopDelay: hoechsterStillstandMs, retryAfter: 5 });
}
