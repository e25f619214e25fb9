import type { FastifyInstance, FastifyRequest } from 'fastify';
import { binnen } from '#commands/geduld.ts';
import { mitCookie } from './sitzung.ts';

/** What the frame of every page asks for as soon as it runs (web/features/portal). */
const IMMER = [
	'/v1/parameter',
	'/v1/system/integrations',
	'/v1/system/features',
	'/v1/stammdaten/zyklus?sort=-start',
	'/v1/system/info',
];
/** Only to whoever seems to be signed in: a link from elsewhere brings no cookies, and the browser must ask for itself. */
const ANGEMELDET = '/v1/system/sitzung';

/** Of the request for the page, what the calls are judged by. */
const KOEPFE = ['host', 'cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** The page is there without the database: it waits no longer than this. */
const GEDULD_MS = 1_000;

/**
 * The answers to the calls a page begins with, as an element of it: asked for here, by the same calls, while the browser
 * still loads the scripts. What isn't answered in time or not with 200 is left out, and the page asks for it
 * (web/client/mitgabe.ts).
 */
export async function mitgabe(app: FastifyInstance, request: FastifyRequest, basis: string): Promise<string> {
	const pfade = [...IMMER, ...(mitCookie(request) ? [ANGEMELDET] : [])].map((pfad) => basis + pfad);
	const antworten = await Promise.all(
		pfade.map(async (pfad) => {
			// A portal that ends takes no more calls.
			const antwort = frage(app, request, pfad).catch(() => null);
			return [pfad, await binnen(GEDULD_MS, antwort, null)] as const;
		}),
	);
	const da = antworten.filter(([, antwort]) => antwort !== null);
	if (da.length === 0) return '';
	const inhalt = `{${da.map(([pfad, antwort]) => `${JSON.stringify(pfad)}:${antwort}`).join()}}`;
	// Within a script element only the end of it and comments mean anything.
	return `<script type="application/json" id="mitgabe">${inhalt.replaceAll('<', '\\u003c')}</script>`;
}

/** The body as it would be sent; null: the page is to ask for itself. */
async function frage(app: FastifyInstance, { headers, socket }: FastifyRequest, url: string): Promise<string | null> {
	const eigene = Object.entries(headers).filter(([name]) => KOEPFE.includes(name));
	const antwort = await app.inject({
		method: 'GET',
		url,
		headers: Object.fromEntries(eigene) as Record<string, string>,
		...(socket.remoteAddress && { remoteAddress: socket.remoteAddress }),
	});
	const istGanz = antwort.statusCode === 200 && antwort.headers['set-cookie'] === undefined;
	return istGanz && JSON.parse(antwort.body).data !== null ? antwort.body : null;
}
