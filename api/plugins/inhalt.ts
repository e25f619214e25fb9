import type { FastifyInstance, FastifySerializerCompiler } from 'fastify';
import {
	createSerializerCompiler,
	type ZodSerializerCompilerOptions,
	validatorCompiler as zodValidator,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { reihum } from '#commands/reihum.ts';
import { meldungZu } from '#domain/felder/meldungen.ts';
import { zuschnitt } from './ausgabe.ts';
import { SCIM_JSON } from './scim-fehler.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The body as it came, of a call that is signed. */
		rohtext: string | null;
	}
}

/** What comes in and goes out is JSON, checked by the contract's schemas, with German messages. */
export function registriereInhalt(app: FastifyInstance, optionen: ZodSerializerCompilerOptions = {}): void {
	z.config({ customError: meldungZu });
	app.removeAllContentTypeParsers();
	const parse = app.getDefaultJsonParser('error', 'error');
	const nacheinander = reihum({ gleichzeitig: 1, ...HOECHSTENS });
	app.decorateRequest('rohtext', null);
	app.addContentTypeParser(['application/json', SCIM_JSON], { parseAs: 'string' }, (request, text: string, fertig) => {
		if (request.routeOptions.config.definition?.istUnterschrieben) request.rohtext = text;
		if (text === '') return fertig(null, undefined);
		// What is read is checked, and refused, before this returns.
		const lies = () => parse(request, text, (fehler, wert) => fertig(fehler ?? unlesbares(wert), wert));
		if (text.length <= GROSS) return lies();
		// Only that there is no room is left to be told of: what `lies` does is answered by `fertig`.
		nacheinander(request.ip, async () => lies()).catch(fertig);
	});
	app.setValidatorCompiler((route) => {
		const pruefe = zodValidator(route as Parameters<typeof zodValidator>[0]);
		// A missing body reaches the validator as null.
		return (wert) => pruefe(route.httpPart === 'body' && wert === null ? undefined : wert);
	});
	app.setSerializerCompiler(IM_TEST ? createSerializerCompiler(optionen) : schneidend);
}

/** Tests hold every answer to its schema; in service it is only cut to it. */
const IM_TEST = process.env.NODE_ENV === 'test';

const schneidend: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
	// Fastify hands a schema over as the properties of an object.
	const schneide = zuschnitt('properties' in schema ? (schema.properties as z.ZodType) : schema);
	return (wert) => JSON.stringify(schneide(wert));
};

/** In UTF-16 units. Reading this much takes a few milliseconds, in which nobody else is served. */
const GROSS = 128 * 1024;
/** Large bodies of an address, and addresses, that may wait to be read. */
const HOECHSTENS = { wartend: 16, quellen: 64, pause: 20 };

const HOECHSTTIEFE = 20;
/** More than any call needs; each value costs more to refuse than its bytes to read. */
const HOECHSTZAHL = 20_000;

/** Nothing of ours is nested deeply, and the database stores neither NUL nor half a surrogate pair. */
export function unlesbares(wert: unknown): Error | null {
	let zahl = 0;
	return pruefe(wert, 0);

	function pruefe(inhalt: unknown, tiefe: number): Error | null {
		if (typeof inhalt === 'string') return isLesbar(inhalt) ? null : unlesbar();
		if (typeof inhalt !== 'object' || inhalt === null) return null;
		if (tiefe === HOECHSTTIEFE) return unlesbar();
		const namen = Object.keys(inhalt);
		zahl += namen.length;
		if (zahl > HOECHSTZAHL) return zuViele();
		for (const name of namen) {
			const fehler = isLesbar(name) ? pruefe((inhalt as Record<string, unknown>)[name], tiefe + 1) : unlesbar();
			if (fehler) return fehler;
		}
		return null;
	}
}

const isLesbar = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const zuViele = (): Error => Object.assign(new Error('zu viele Werte'), { statusCode: 413 });
const unlesbar = (): Error => Object.assign(new Error('unlesbarer Inhalt'), { statusCode: 400 });

/** The same for the address: after decoding it would carry a NUL. */
export function pruefeAdresse(url: string): void {
	if (url.includes('%00')) throw unlesbar();
}
