import type { FastifyRequest } from 'fastify';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import type { Mandanten } from '../mandanten.ts';
import type { Portal } from '../portal.ts';

/** Pages are there without the database: whoever asks doesn't wait for it longer than this. */
const GEDULD_MS = 1_000;

/** Where a page of this host is to be asked for instead; null: here. */
export type Umleitung = (request: FastifyRequest) => Promise<string | null>;

/** Table: Parameter, isRedirectToBaseOnProduction: in production other hosts lead to the tenant's address. */
export function umleitung(produktion: boolean, mandanten: Mandanten): Umleitung {
	return async (request) => {
		const portal = produktion ? mandanten.zuHost(request.hostname)?.offen() : null;
		const baseUrl = portal ? await adresse(portal) : null;
		return baseUrl === null || new URL(baseUrl).host === request.host ? null : `${baseUrl}${request.url}`;
	};
}

/** The address pages are to be under, where the tenant wants that. */
async function adresse({ konfiguration, umgebung }: Portal): Promise<string | null> {
	const parameter = await geduldig(alleParameter(umgebung.db));
	return parameter?.isRedirectToBaseOnProduction ? (parameter.baseUrl ?? konfiguration.baseUrl) : null;
}

/** null: no answer in time, or none at all; the database tells of itself elsewhere. */
async function geduldig<T>(antwort: Promise<T>): Promise<T | null> {
	let uhr: NodeJS.Timeout | undefined;
	const zuLang = new Promise<null>((loese) => {
		uhr = setTimeout(() => loese(null), GEDULD_MS);
	});
	try {
		return await Promise.race([antwort.catch(() => null), zuLang]);
	} finally {
		clearTimeout(uhr);
	}
}
