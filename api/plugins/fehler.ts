import { randomInt } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { istAusfall, ProzessVeraltet, Versionskonflikt } from '#commands/event-store/fehler.ts';
import { Gebremst } from '#commands/konto/bremse.ts';
import { Stau } from '#commands/reihum.ts';
import type { Ablehnungscode } from '#domain/ablehnungen.ts';
import { meldungscode } from '#domain/felder/meldungen.ts';
import { fehlerID } from '#domain/format/zufall.ts';
import { Abgelehnt, NICHT_GEFUNDEN, type Regelverstoss, VERALTET } from '#domain/regelverstoss.ts';
import { MandantNichtBereit } from '../mandanten.ts';
import { antworteInScim } from './scim-fehler.ts';

/** A refusal that isn't a rule of the domain: not signed in, too often, not the same site. */
export class Zurueckgewiesen extends Error {
	readonly http: 401 | 403 | 404 | 409 | 413 | 415 | 429 | 501;
	readonly code: Ablehnungscode;
	constructor(http: Zurueckgewiesen['http'], code: Ablehnungscode, text: string) {
		super(text);
		this.http = http;
		this.code = code;
	}
}

/** The tenant has switched writing off for volunteers for a while. */
export class Wartung extends Error {
	override name = 'Wartung';
}
const WARTUNG = 'Der Wartungsmodus fuer das Freiwilligenportal ist aktiv.';
const WARTUNG_SEKUNDEN = 600;

/** What doesn't exist and what the caller may not see answer alike. */
export const nichtGefunden = () => new Abgelehnt([NICHT_GEFUNDEN]);

type Detail = Pick<Regelverstoss, 'code' | 'text' | 'feld' | 'behebbarDurch' | 'ziel'>;

function antworte(reply: FastifyReply, http: number, code: string, message: string, details: readonly Detail[] = []) {
	if (reply.routeOptions.config.inScim) return antworteInScim(reply, { http, code, message });
	return reply
		.code(http)
		.type('application/json; charset=utf-8')
		.serializer(JSON.stringify)
		.send({ error: { code, message, details } });
}

const detail = ({ code, text, feld, behebbarDurch, ziel }: Regelverstoss): Detail => ({
	code,
	text,
	...(feld === undefined ? {} : { feld }),
	...(behebbarDurch === undefined ? {} : { behebbarDurch }),
	...(ziel === undefined ? {} : { ziel }),
});

interface ZodBefund {
	readonly keyword: string;
	readonly instancePath: string;
	readonly message: string;
	readonly params: { readonly keys?: readonly string[]; readonly code?: string };
}

const UNBEKANNT = 'UNBEKANNT';
/** So many are named; nobody corrects more of them at once. */
const HOECHSTENS = 20;

/** The first of them, and how many more there are: an answer isn't larger than what it answers. */
function begrenzt(details: readonly Detail[]): readonly Detail[] {
	const weitere = details.length - HOECHSTENS;
	if (weitere <= 0) return details;
	// What doesn't belong there is the sender's fault alone, and would be lost behind what is missing.
	const geordnet = details.toSorted((a, b) => Number(b.code === UNBEKANNT) - Number(a.code === UNBEKANNT));
	const rest: Detail = {
		code: 'WEITERE',
		text: weitere === 1 ? 'und ein weiterer Fehler' : `und ${weitere} weitere Fehler`,
	};
	return [...geordnet.slice(0, HOECHSTENS), rest];
}

/** Field errors of the contract; an unknown field is named as such, a long name by its beginning. */
function felddetails(befunde: readonly ZodBefund[]): Detail[] {
	return befunde.flatMap(({ keyword, instancePath, message, params }) => {
		const pfad = instancePath.slice(1).replaceAll('/', '.');
		if (keyword !== 'unrecognized_keys') {
			return [{ code: meldungscode(message), text: message, ...(pfad ? { feld: pfad } : {}) }];
		}
		return (params.keys ?? []).map(kurz).map((feld) => ({
			code: UNBEKANNT,
			text: `Unbekanntes Feld: ${feld}`,
			feld: pfad ? `${pfad}.${feld}` : feld,
		}));
	});
}

const NAMENSLAENGE = 100;
const kurz = (name: string): string => (name.length > NAMENSLAENGE ? `${name.slice(0, NAMENSLAENGE)}…` : name);

const UNLESBAR = 'Die Anfrage ist nicht lesbar.';
const RETRY_AFTER_SEKUNDEN = 5;

function istUeberlastet(fehler: FastifyError): boolean {
	return (
		fehler instanceof Stau ||
		fehler instanceof ProzessVeraltet ||
		fehler instanceof MandantNichtBereit ||
		istAusfall(fehler)
	);
}

function behandle(fehler: FastifyError, request: FastifyRequest, reply: FastifyReply) {
	if (fehler instanceof Abgelehnt) {
		const [erster] = fehler.verstoesse;
		if (erster) return antworte(reply, erster.http, erster.code, erster.text, fehler.verstoesse.map(detail));
	}
	if (fehler instanceof Versionskonflikt) return antworte(reply, 409, VERALTET.code, VERALTET.text);
	if (fehler instanceof Zurueckgewiesen) return antworte(reply, fehler.http, fehler.code, fehler.message);
	if (fehler instanceof Gebremst) return antworte(reply, 429, 'ZU_OFT', fehler.message);
	if (hasZodFastifySchemaValidationErrors(fehler)) {
		const details = felddetails(fehler.validation as unknown as readonly ZodBefund[]);
		const [erstes] = details;
		const istBody = fehler.validationContext === 'body';
		const istFilter = erstes?.feld?.startsWith('f.') || erstes?.feld === 'f';
		const http = istBody || istFilter ? 422 : 400;
		return antworte(reply, http, erstes?.code ?? 'FELD', erstes?.text ?? UNLESBAR, begrenzt(details));
	}
	if (fehler instanceof Wartung) {
		reply.header('retry-after', String(WARTUNG_SEKUNDEN));
		return antworte(reply, 503, 'WARTUNG', WARTUNG);
	}
	if (istUeberlastet(fehler)) {
		reply.header('retry-after', String(RETRY_AFTER_SEKUNDEN));
		return antworte(
			reply,
			503,
			'UEBERLASTET',
			'Das Portal ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
		);
	}
	const status = fehler.statusCode ?? 500;
	if (status === 503) {
		return antworte(
			reply,
			503,
			'UEBERLASTET',
			'Das Portal ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
		);
	}
	if (status === 413) return antworte(reply, 413, 'ZU_GROSS', 'Die Anfrage ist zu groß.');
	if (status === 415) return antworte(reply, 415, 'INHALTSTYP', 'Bitte senden Sie die Angaben als JSON.');
	if (status === 429) return antworte(reply, 429, 'ZU_OFT', fehler.message);
	if (status >= 400 && status < 500) return antworte(reply, status, 'UNLESBAR', UNLESBAR);
	const id = fehlerID((max) => randomInt(max));
	request.log.error({ err: fehler, fehlerID: id }, 'unerwarteter Fehler');
	return antworte(reply, 500, id, `Ein unbekannter Fehler ist aufgetreten. Fehlernummer: ${id}`);
}

/** All answers other than success, in one shape and in German. */
export function registriereFehler(app: FastifyInstance): void {
	app.setErrorHandler(behandle);
	app.setNotFoundHandler(antworteNichtGefunden);
}

export function antworteNichtGefunden(_request: FastifyRequest, reply: FastifyReply) {
	const { http, code, text } = NICHT_GEFUNDEN;
	return antworte(reply, http, code, text, [detail(NICHT_GEFUNDEN)]);
}
