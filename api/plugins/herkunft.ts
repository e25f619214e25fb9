import type { FastifyReply, FastifyRequest } from 'fastify';
import { Zurueckgewiesen } from './fehler.ts';

const AENDERND = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
export const aendert = (methode: string): boolean => AENDERND.has(methode);

/**
 * A browser tells where a request comes from. One that changes something must come from this very site when cookies
 * speak for the user; API clients, who send neither cookies nor these headers, are let through.
 */
export function pruefeHerkunft(request: FastifyRequest, mitCookie: boolean): void {
	if (!aendert(request.method)) return;
	const { origin, 'sec-fetch-site': site } = request.headers;
	const bekannt = site !== undefined || origin !== undefined;
	if (!bekannt && !mitCookie) return;
	const gleich = (site === undefined || site === 'same-origin') && (origin === undefined || istSelbst(origin, request));
	if (!bekannt || !gleich) throw new Zurueckgewiesen(403, 'HERKUNFT', 'Die Anfrage kommt nicht von dieser Seite.');
}

function istSelbst(origin: string, request: FastifyRequest): boolean {
	return URL.canParse(origin) && new URL(origin).host === request.host;
}

/**
 * What a link must not set off: a browser that fetches ahead hasn't been told to, and who asks by HEAD only looks whether
 * it is there; nothing of it is stored.
 */
export function verwehreVorabruf({ method, headers }: FastifyRequest, reply: FastifyReply): void {
	reply.header('cache-control', 'no-store');
	const zwecke = [headers.purpose, headers['sec-purpose']].flat();
	if (method === 'HEAD' || zwecke.some((zweck) => zweck?.toLowerCase().includes('prefetch'))) {
		throw new Zurueckgewiesen(403, 'VORABRUF', 'Dieser Aufruf wird nicht vorab ausgeführt.');
	}
}
