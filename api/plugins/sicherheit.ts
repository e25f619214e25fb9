import { createHash } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply } from 'fastify';
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

const EIGENE_SKRIPTE = "script-src 'self'";

/** The scripts that stand in this page, and no others: by what they say. */
export function erlaubeSkripte(reply: FastifyReply, html: string): void {
	const hashes = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
		([, skript = '']) => `'sha256-${createHash('sha256').update(skript).digest('base64')}'`,
	);
	const richtlinie = String(reply.getHeader(RICHTLINIE) ?? '');
	reply.header(RICHTLINIE, richtlinie.replace(EIGENE_SKRIPTE, [EIGENE_SKRIPTE, ...hashes].join(' ')));
}
const RICHTLINIE = 'content-security-policy';
