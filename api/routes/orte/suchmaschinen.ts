import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mandanten } from '#api/mandanten.ts';
import { antworteNichtGefunden } from '#api/plugins/fehler.ts';
import type { Portal } from '#api/portal.ts';
import { type Angebot, nachAussen } from '#domain/platzangebot/nach-aussen.ts';
import { stellenanzeige } from '#domain/platzangebot/stellenanzeige.ts';
import { maskiere } from '#domain/vorlagen/html.ts';
import { platzangebote } from '#projections/queries/orte/platzangebote.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { aussenadresse } from '../portaladresse.ts';

const hier = (request: FastifyRequest, portal: Portal = request.portal) => ({
	request,
	portal,
	umgebung: portal.umgebung,
});

/** What crawlers ask for first; places are told of only where the portal has a landing page (table: Places outward). */
export function registriereSuchmaschinen(app: FastifyInstance): void {
	const schema = { schema: { hide: true } };
	app.get('/robots.txt', schema, async (request, reply) => {
		const { seiten } = await aussenadresse(hier(request));
		const karte = (await istOffen(request.portal)) ? `\nSitemap: ${seiten}/sitemap.xml\n` : '';
		return sende(reply, 'text/plain', `User-agent: *\nDisallow: /admin\n${karte}`);
	});
	app.get('/sitemap.xml', schema, async (request, reply) => {
		if (!(await istOffen(request.portal))) return antworteNichtGefunden(request, reply);
		const [{ angebote }, { seiten }] = await Promise.all([
			platzangebote(request.portal.umgebung.db),
			aussenadresse(hier(request)),
		]);
		return sende(reply, 'application/xml', alsSitemap(angebote.filter(istBewerbbar), seiten));
	});
}

const istOffen = async ({ umgebung }: Portal): Promise<boolean> =>
	(await alleParameter(umgebung.db)).bewerbungIsLandingpage;
const istBewerbbar = ({ hindernis }: Angebot): boolean => hindernis === null;

const sende = (reply: FastifyReply, art: string, inhalt: string) =>
	reply.header('cache-control', 'no-cache').type(`${art}; charset=utf-8`).send(inhalt);

/** Each place once, whatever Dienstarten it offers. */
function alsSitemap(angebote: readonly Angebot[], seiten: string): string {
	const jeOrt = Map.groupBy(angebote, ({ einsatzortID }) => einsatzortID);
	const orte = [...jeOrt].map(([id, seine]) => {
		const geaendert = seine.map(({ geaendertAm }) => geaendertAm).sort();
		return `<url><loc>${maskiere(`${seiten}/karte/${id}`)}</loc><lastmod>${geaendert.at(-1)}</lastmod></url>`;
	});
	const feste = ['/', '/karte'].map((pfad) => `<url><loc>${maskiere(`${seiten}${pfad}`)}</loc></url>`);
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...feste, ...orte].join('\n')}
</urlset>
`;
}

/** What a page says of itself before any script runs. */
export type Seitenkopf = (request: FastifyRequest) => Promise<string>;

const STELLE = /^\/karte\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?(?:\?|$)/;

/** Of a place: its offers for search engines. A page is there without the database, so nothing here makes it fail. */
export const seitenkopf =
	(mandanten: Mandanten): Seitenkopf =>
	async (request) => {
		const einsatzortID = STELLE.exec(request.url)?.[1];
		const portal = einsatzortID ? mandanten.zuHost(request.hostname)?.offen() : null;
		if (!einsatzortID || !portal) return '';
		try {
			return (await istOffen(portal)) ? await anzeigen(request, portal, einsatzortID) : '';
		} catch (err) {
			request.log.warn({ err }, 'Stellenanzeige');
			return '';
		}
	};

async function anzeigen(request: FastifyRequest, portal: Portal, einsatzortID: string): Promise<string> {
	const { umgebung } = portal;
	const adresse = await aussenadresse(hier(request, portal));
	const offene = (await platzangebote(umgebung.db, { einsatzortID })).angebote.filter(istBewerbbar);
	const { heute } = umgebung.ctx();
	const kanonisch = `<link rel="canonical" href="${maskiere(`${adresse.seiten}/karte/${einsatzortID}`)}">`;
	return [
		kanonisch,
		...offene.map((angebot) => alsSkript(stellenanzeige(nachAussen(angebot, adresse, 'suche'), { heute }))),
	].join('');
}

/** Data, which no browser runs; nothing in it ends the element or begins another. */
const alsSkript = (daten: object): string =>
	`<script type="application/ld+json">${JSON.stringify(daten).replace(/[<>&\u2028\u2029]/g, alsUnicode)}</script>`;
const alsUnicode = (zeichen: string): string => `\\u${zeichen.charCodeAt(0).toString(16).padStart(4, '0')}`;
