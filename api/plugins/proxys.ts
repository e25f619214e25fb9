import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Konfiguration } from '../config.ts';

/** Says once whose word on host and address of a caller is ignored: a proxy that was forgotten shows itself that way. */
export function registriereProxys(app: FastifyInstance, { produktion }: Pick<Konfiguration, 'produktion'>): void {
	let gesagt = !produktion;
	app.addHook('onRequest', async (request) => {
		const { remoteAddress } = request.socket;
		if (gesagt || !kommtVomProxy(request) || request.ip !== remoteAddress) return;
		gesagt = true;
		request.log.warn(`X-Forwarded-* von ${remoteAddress} zählen nicht: TRUSTED_PROXIES nennt diese Adresse nicht.`);
	});
}

/** Somebody stands between; whether what he says counts is another question. */
export const kommtVomProxy = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
	['x-forwarded-for', 'x-forwarded-host', 'forwarded'].some((name) => headers[name] !== undefined);
