import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Idempotenz } from '#commands/idempotenz.ts';
import { G31 } from '#domain/parameter/features.ts';
import { Abgelehnt, KEINE_BERECHTIGUNG } from '#domain/regelverstoss.ts';
import { ROLLEN } from '#domain/rollen.ts';
import { G32, verbotInAnsicht } from '#domain/zugriff/ansicht.ts';
import { offenFuer } from '#domain/zugriff/darf.ts';
import { ALLE_AKTIONEN, recht } from '#domain/zugriff/matrix.ts';
import { istFreigeschaltet } from '#projections/queries/traeger/features.ts';
import { type Definition, fastifyPfad, nimmtDatei, paramsSchema } from '../contract/route.ts';
import { fehlerAntwort } from '../contract/werte.ts';
import { scimFehlerAntwort } from '../contract/zugang/scim-formen.ts';
import { erkenneSchluesselinhaber, pruefeOeffnung } from '../plugins/api-schluessel.ts';
import { trenneBeilage } from '../plugins/beilage.ts';
import { ANMELDUNGEN, API_SCHLUESSEL, DOWNLOAD_TOKEN, SCIM_TOKEN } from '../plugins/dokumentation.ts';
import { erkenneTicketinhaber, istDownload } from '../plugins/download.ts';
import { Zurueckgewiesen } from '../plugins/fehler.ts';
import { aendert, pruefeHerkunft, verwehreVorabruf } from '../plugins/herkunft.ts';
import { pruefeAdresse } from '../plugins/inhalt.ts';
import { erkenneVerzeichnisdienst } from '../plugins/scim.ts';
import { SCIM_JSON } from '../plugins/scim-fehler.ts';
import { abgelaufen, erkenneAkteur, mitCookie } from '../plugins/sitzung.ts';
import { teile } from '../plugins/teilen.ts';
import { pruefeWartung } from '../plugins/wartung.ts';
import { pruefeZustimmung } from '../plugins/zustimmung.ts';
import { gefragterZyklus, genannter, LEERER_ZYKLUS } from '../plugins/zyklus.ts';
import type { Anruf, BeliebigerHandler } from './handler.ts';

/** Bytes of JSON anybody may send; the longest application is far from it. */
const OEFFENTLICH = 128 * 1024;

/** Registers a declared call: who asks, may he, is it well-formed, then the handler. */
export function registriere(app: FastifyInstance, d: Definition, handler: BeliebigerHandler): void {
	if (!ALLE_AKTIONEN.includes(d.action)) throw new Error(`${d.method} ${d.path} nennt keine Aktion der Rechtematrix`);
	app.route({
		method: d.method,
		url: fastifyPfad(d.path),
		schema: schema(d),
		...(recht('OEFFENTLICH', d.action) === '-' ? {} : { bodyLimit: OEFFENTLICH }),
		config: { mitDatei: nimmtDatei(d), definition: d, inScim: d.verzeichnis ?? false },
		onRequest: async (request, reply) => {
			// Whatever it answers stays nowhere, unless the call itself says otherwise.
			reply.header('cache-control', 'no-store');
			pruefeAdresse(request.url);
			if (d.verzeichnis) await erkenneVerzeichnisdienst(request, reply);
			else await erkenneFragenden(d, request, reply);
			await pruefeZugang(request, d);
			await pruefeWartung(request.portal, request);
			await pruefeZustimmung(request.portal, request, d);
		},
		...(d.beilage ? { preValidation: trenneBeilage } : {}),
		handler: async (request, reply) => {
			const ergebnis = await handler(await anruf(d, request, reply));
			const typ = d.verzeichnis ? SCIM_JSON : d.contentType;
			if (typ && !reply.hasHeader('content-type')) reply.type(typ);
			reply.code(d.status ?? (d.response ? 200 : 204));
			return reply.send(ergebnis);
		},
		...(d.geteilt ? { onSend: teile } : {}),
	});
}

/** By a ticket, a key or a session; a browser must ask from this very site. */
async function erkenneFragenden(d: Definition, request: FastifyRequest, reply: FastifyReply): Promise<void> {
	pruefeHerkunft(request, mitCookie(request));
	if (d.niePrefetch || d.nurMitBearer) verwehreVorabruf(request, reply);
	const istErkannt =
		(await erkenneTicketinhaber(request, reply, d)) || (await erkenneSchluesselinhaber(request, reply));
	if (!istErkannt) await erkenneAkteur(request.portal, request, d);
}

/** May he, and is there such a thing here? */
export async function pruefeZugang(request: FastifyRequest, d: Definition): Promise<void> {
	pruefeRecht(request, d);
	await pruefeFeature(request, d);
}

function pruefeRecht(request: FastifyRequest, d: Definition): void {
	const { akteur } = request;
	const { action, method, auchInAnsicht } = d;
	pruefeOeffnung(akteur, d);
	const verbot = verbotInAnsicht(akteur, action, aendert(method));
	if (verbot) throw new Abgelehnt([verbot]);
	if (akteur.impersoniertVon !== null && method === 'DELETE' && !auchInAnsicht) throw new Abgelehnt([G32]);
	if (!offenFuer(akteur, action)) {
		if (akteur.art === 'PUBLIC') throw abgelaufen();
		throw new Zurueckgewiesen(403, KEINE_BERECHTIGUNG.code, KEINE_BERECHTIGUNG.text);
	}
}

async function pruefeFeature({ portal }: FastifyRequest, { feature }: Definition): Promise<void> {
	if (feature && !(await istFreigeschaltet(portal.umgebung.db, feature))) throw new Abgelehnt([G31]);
}

async function anruf(d: Definition, request: FastifyRequest, reply: FastifyReply): Promise<Anruf<Definition>> {
	const { portal } = request;
	return {
		params: request.params as Record<string, string>,
		query: request.query,
		body: request.body,
		akteur: request.akteur,
		portal,
		umgebung: portal.umgebung,
		zyklusID: await zyklusID(d, request),
		idempotenz: idempotenz(request, d),
		request,
		reply,
	};
}

async function zyklusID({ zyklus }: Definition, request: FastifyRequest): Promise<string> {
	if (!zyklus) return '';
	const { umgebung } = request.portal;
	return zyklus === 'WENN_AKTIV'
		? ((await genannter(umgebung, request)) ?? LEERER_ZYKLUS)
		: gefragterZyklus(umgebung, request);
}

const SCHLUESSEL = /^[\w.:-]{8,100}$/;

/** What makes the repetition of a changing request recognisable: its key, and a hash over what was asked. */
function idempotenz(request: FastifyRequest, d: Definition): Idempotenz | null {
	const roh = request.headers['idempotency-key'];
	if (roh === undefined || !aendert(d.method)) return null;
	const schluessel = String(roh);
	if (!SCHLUESSEL.test(schluessel)) {
		throw new Abgelehnt([{ code: 'IDEMPOTENZ', http: 400, text: 'Der Idempotency-Key ist ungültig.' }]);
	}
	const inhalt = JSON.stringify([d.method, request.url, request.body ?? null]);
	return {
		schluessel,
		bodyHash: createHash('sha256').update(inhalt).digest('hex'),
		status: d.status ?? (d.response ? 200 : 204),
	};
}

const leer = z.undefined();

function schema(d: Definition) {
	const erfolg = d.status ?? (d.response ? 200 : 204);
	const antwort = d.contentType
		? { description: 'Datei', content: { [d.contentType]: { schema: z.string() } } }
		: d.verzeichnis && d.response
			? { description: 'SCIM', content: { [SCIM_JSON]: { schema: d.response } } }
			: (d.response ?? leer);
	return {
		summary: d.titel,
		tags: [d.area],
		operationId: operationId(d),
		description: berechtigung(d),
		'x-aktion': d.action,
		...anmeldung(d),
		...(d.path.includes('{') ? { params: paramsSchema(d) } : {}),
		querystring: d.query ?? OHNE_QUERY,
		...(d.body ? { body: d.body } : {}),
		...(d.datei ? { consumes: ['multipart/form-data'] } : {}),
		...(d.beilage ? { consumes: ['application/json', 'multipart/form-data'] } : {}),
		...(d.verzeichnis && d.body ? { consumes: [SCIM_JSON, 'application/json'] } : {}),
		response: { [erfolg]: antwort, '4xx': d.verzeichnis ? scimFehlerAntwort : fehlerAntwort },
	};
}

/** Where it isn't the usual: without any, or with a key or a ticket besides. */
function anmeldung(d: Definition): { security?: readonly Readonly<Record<string, readonly string[]>>[] } {
	const { action, api } = d;
	if (d.verzeichnis) return { security: [{ [SCIM_TOKEN]: [] }] };
	const isOeffentlich = recht('OEFFENTLICH', action) !== '-';
	const weitere: Record<string, string[]>[] = [
		...(api ? [{ [API_SCHLUESSEL]: api === 'JEDER' ? [] : [api] }] : []),
		...(istDownload(d) ? [{ [DOWNLOAD_TOKEN]: [] }] : []),
	];
	if (weitere.length === 0) return isOeffentlich ? { security: [] } : {};
	return { security: [...(isOeffentlich ? [{}] : []), ...ANMELDUNGEN, ...weitere] };
}

const OHNE_QUERY = z.strictObject({});

/** What the caller must be allowed to do, and which roles are, as the matrix of permissions says. */
function berechtigung({ action, api, verzeichnis }: Definition): string {
	if (verzeichnis) return `Aktion ${action}: das Verzeichnis mit seinem Token.`;
	const mitSchluessel = api ? ` API-Schlüssel: ${api === 'JEDER' ? 'jeder' : api}.` : '';
	const oeffentlich = recht('OEFFENTLICH', action);
	if (oeffentlich !== '-') {
		return `Aktion ${action}: ${oeffentlich === 't' ? 'mit Einmallink' : 'öffentlich'}.${mitSchluessel}`;
	}
	const rollen = ROLLEN.filter((rolle) => recht(rolle, action) !== '-').map((rolle) => {
		const eigene = recht(rolle, action).startsWith('o');
		return eigene ? `${rolle} (eigene)` : rolle;
	});
	return `Aktion ${action}: ${rollen.join(', ')}.${mitSchluessel}`;
}

/** `GET /v1/freiwilliger/{id}/historie` → `getV1FreiwilligerIdHistorie` */
function operationId({ method, path }: Definition): string {
	const worte = path.split(/\W+/).filter(Boolean);
	return method.toLowerCase() + worte.map((w) => w.charAt(0).toUpperCase() + w.slice(1)).join('');
}
