import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { unlesbares } from './inhalt.ts';
import { type Dateisendung, liesSendung } from './multipart.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The file that came with the JSON of a call that takes one. */
		beilage: Pick<Dateisendung, 'name' | 'inhalt'> | null;
	}
}

export function registriereBeilage(app: FastifyInstance): void {
	app.decorateRequest('beilage', null);
}

const HOECHSTENS = 5 * 2 ** 20;

/** A form in place of the JSON: the same in its field `daten`, and a file beside it. */
export async function trenneBeilage(request: FastifyRequest): Promise<void> {
	if (!request.isMultipart()) return;
	const { name, inhalt, felder } = await liesSendung(request, HOECHSTENS);
	request.beilage = { name, inhalt };
	request.body = alsJson(felder.daten);
}

function alsJson(text = ''): unknown {
	let wert: unknown;
	try {
		wert = JSON.parse(text);
	} catch {
		throw new Abgelehnt([{ code: 'PT', http: 422, feld: 'daten', text: MELDUNG.PT }]);
	}
	const fehler = unlesbares(wert);
	if (fehler) throw fehler;
	return wert;
}
