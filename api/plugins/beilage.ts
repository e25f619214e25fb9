import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { unlesbares } from './inhalt.ts';
import { type Dateisendung, liesSendung } from './multipart.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The file that came with the JSON of a call that takes one. */
		beilage: Omit<Dateisendung, 'felder'> | null;
	}
}

export function registriereBeilage(app: FastifyInstance): void {
	app.decorateRequest('beilage', null);
}

const HOECHSTENS = 5 * 2 ** 20;

/** A form in place of the JSON: the same in its field `daten`, checked before the file behind it is read. */
export async function trenneBeilage(request: FastifyRequest): Promise<void> {
	if (!request.isMultipart()) return;
	const { felder: _, ...datei } = await liesSendung(request, HOECHSTENS, ({ daten }) => {
		if (daten === undefined) throw new Abgelehnt([ANGABEN_ZUERST]);
		request.body = alsJson(daten);
		pruefeAngaben(request);
	});
	request.beilage = datei;
}

const ANGABEN_ZUERST: Regelverstoss = {
	code: 'P',
	http: 422,
	feld: 'daten',
	text: 'Bitte senden Sie die Angaben vor der Datei.',
};

/** As the framework does once all of it is there. */
function pruefeAngaben(request: FastifyRequest): void {
	const befund = request.getValidationFunction('body')?.(request.body) as { error?: unknown } | undefined;
	if (!befund?.error) return;
	throw Object.assign(new Error('body'), { validation: befund.error, validationContext: 'body' });
}

function alsJson(text: string): unknown {
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
