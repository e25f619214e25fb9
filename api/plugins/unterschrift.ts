import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Geleistet } from '#commands/unterschrift/unterschreiben.ts';
import type { Ablehnungscode } from '#domain/ablehnungen.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';

const ARTEN = ['GEZEICHNET', 'GETIPPT', 'HINTERLEGT'] as const;
const FELDER = ['art', 'name', 'isEinverstanden', 'vertragsnummer'] as const;
/** More than any drawing of a browser. */
const BILD = 2 ** 20;
const GRENZEN = { fileSize: BILD, files: 1, fields: 5, parts: 6, fieldSize: 400, headerPairs: 20 };

/** Reads a signature from its form: the drawing under `signature`, and beside it how, who, the consent, and the number of the contract where it is asked for. */
export async function liesUnterschrift(request: FastifyRequest, reply: FastifyReply): Promise<Geleistet> {
	if (!request.isMultipart())
		throw abgelehnt('signature', 'P', 'Bitte senden Sie die Unterschrift als multipart/form-data.');
	const felder = new Map<string, string>();
	let bild: Buffer | null = null;
	try {
		for await (const teil of request.parts({ limits: GRENZEN })) {
			if (teil.type === 'file') {
				if (teil.fieldname !== 'signature') throw unbekannt(teil.fieldname);
				bild = await teil.toBuffer();
			} else {
				if (!FELDER.some((feld) => feld === teil.fieldname)) throw unbekannt(teil.fieldname);
				felder.set(teil.fieldname, String(teil.value));
			}
		}
	} catch (fehler) {
		reply.header('connection', 'close');
		throw fehler instanceof Abgelehnt ? fehler : abgelehnt('signature', 'PT', MELDUNG.PT);
	}
	return { ...angaben(felder), bild, ipHash: ipHash(request) };
}

function angaben(felder: ReadonlyMap<string, string>): Pick<Geleistet, (typeof FELDER)[number]> {
	const art = ARTEN.find((eine) => eine === felder.get('art'));
	if (!art) throw abgelehnt('art', 'PT', MELDUNG.PT);
	const name = felder.get('name') ?? '';
	if (name.length > 200 || /[\p{Cc}\p{Cs}]/u.test(name)) throw abgelehnt('name', 'PT', MELDUNG.PT);
	const isEinverstanden = felder.get('isEinverstanden') === 'true';
	return { art, name, isEinverstanden, vertragsnummer: felder.get('vertragsnummer') ?? null };
}

/** Keyed by the tenant: who has the events alone can't try all addresses. */
const ipHash = ({ ip, portal }: FastifyRequest): string =>
	createHmac('sha256', portal.konfiguration.jwtSecret).update(`unterschrift ${ip}`).digest('hex');

const abgelehnt = (feld: string, code: Ablehnungscode, text: string): Abgelehnt =>
	new Abgelehnt([{ code, http: 422, feld, text } satisfies Regelverstoss]);
const unbekannt = (feld: string) => abgelehnt(feld, 'UNBEKANNT', `Unbekanntes Feld: ${feld}`);
