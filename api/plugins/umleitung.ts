import type { FastifyRequest } from 'fastify';
import { binnen } from '#commands/geduld.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import type { Mandanten } from '../mandanten.ts';
import type { Portal } from '../portal.ts';

/** Pages are there without the database: whoever asks doesn't wait for it longer than this. */
const GEDULD_MS = 1_000;

/** Where a page of this host is to be asked for instead; null: here. */
export type Umleitung = (request: FastifyRequest) => Promise<string | null>;

/** As it stands in an address: without the port a scheme has anyway, even where a proxy names it. */
export function angefragterHost({ protocol, host }: FastifyRequest): string {
	const adresse = `${protocol}://${host}`;
	return URL.canParse(adresse) ? new URL(adresse).host : host;
}

/** Table: Parameter, isRedirectToBaseOnProduction: in production other hosts lead to the tenant's address. */
export function umleitung(produktion: boolean, mandanten: Mandanten): Umleitung {
	return async (request) => {
		const portal = produktion ? mandanten.zuHost(request.hostname)?.offen() : null;
		const baseUrl = portal ? await adresse(portal) : null;
		return baseUrl === null || new URL(baseUrl).host === angefragterHost(request) ? null : `${baseUrl}${request.url}`;
	};
}

/** The address pages are to be under, where the tenant wants that. */
async function adresse({ konfiguration, umgebung }: Portal): Promise<string | null> {
	// No answer in time, or none at all: the database tells of itself elsewhere.
	const antwort = alleParameter(umgebung.db).catch(() => null);
	const parameter = await binnen(GEDULD_MS, antwort, null);
	return parameter?.isRedirectToBaseOnProduction ? (parameter.baseUrl ?? konfiguration.baseUrl) : null;
}
