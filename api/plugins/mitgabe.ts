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

const GRUPPIERUNGEN = ['/v1/system/attributes/1?all=true', '/v1/system/attributes/2?all=true'];
const [SPORTARTEN, TAETIGKEITSFELDER] = ['/v1/stammdaten/sportart?all=true', '/v1/stammdaten/taetigkeitsfeld?all=true'];
const LISTENFELDER = '/v1/freiwilliger/listenfelder?liste=';
const ANSICHTEN = '/v1/user/me/ansichten?liste=';
/**
 * What a list asks for besides its rows and their number, by its address: the views somebody has saved, and what the
 * tenant has named, in whichever cycle. Lists that stand elsewhere than under their name have to ask.
 */
const JE_LISTE: Readonly<Record<string, readonly string[]>> = {
	...{ statuswechsel: [], unterschriften: [], zeugnisse: [], bescheinigungen: [] },
	...{ benutzer: [], seminargruppen: [], seminarnachweise: [], 'bfd-vereinbarungen': [] },
	adressen: [...GRUPPIERUNGEN, SPORTARTEN, TAETIGKEITSFELDER, '/v1/stammdaten/dienstart'],
	bewerbungen: [`${LISTENFELDER}bewerbungen`, ...GRUPPIERUNGEN],
	dokumente: ['/v1/system/dokumentspecs?all=true'],
	freiwillige: [`${LISTENFELDER}freiwillige`, ...GRUPPIERUNGEN],
	personen: ['/v1/system/funktionen'],
	pool: [SPORTARTEN],
	seminare: ['/v1/system/seminartypen?all=true'],
};

function jeSeite(pfad: string): readonly string[] {
	const liste = /^\/admin\/([\w-]+)$/.exec(pfad)?.[1] ?? '';
	const weitere = Object.hasOwn(JE_LISTE, liste) ? JE_LISTE[liste] : undefined;
	return weitere ? [`${ANSICHTEN}${liste}`, ...weitere] : [];
}

/** Of the request for the page, what the calls are judged by. */
const KOEPFE = ['host', 'cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** The page is there without the database: it waits no longer than this. */
const GEDULD_MS = 1_000;

/**
 * The answers to the calls a page begins with, as an element of it: asked for here, by the same calls, while the browser
 * still loads the scripts. What isn't answered in time or not with 200 is left out, and the page asks for it
 * (web/client/mitgabe.ts).
 */
export async function mitgabe(
	app: FastifyInstance,
	request: FastifyRequest,
	basis: string,
	seite: string,
): Promise<string> {
	const eigene = mitCookie(request) ? [ANGEMELDET, ...jeSeite(seite)] : [];
	const pfade = [...IMMER, ...eigene].map((pfad) => basis + pfad);
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
