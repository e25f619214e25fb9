import type { FastifyInstance, FastifySerializerCompiler } from 'fastify';
import {
	createSerializerCompiler,
	type ZodSerializerCompilerOptions,
	validatorCompiler as zodValidator,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { meldungZu } from '#domain/felder/meldungen.ts';
import { zuschnitt } from './ausgabe.ts';

/** What comes in and goes out is JSON, checked by the contract's schemas, with German messages. */
export function registriereInhalt(app: FastifyInstance, optionen: ZodSerializerCompilerOptions = {}): void {
	z.config({ customError: meldungZu });
	app.removeAllContentTypeParsers();
	const parse = app.getDefaultJsonParser('error', 'error');
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, fertig) => {
		if (text === '') return fertig(null, undefined);
		return parse(request, text as string, (fehler, wert) => fertig(fehler ?? unlesbares(wert), wert));
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

const HOECHSTTIEFE = 20;
/** More than any call needs; each value costs more to refuse than its bytes to read. */
const HOECHSTZAHL = 20_000;

/** Nothing of ours is nested deeply, and the database stores neither NUL nor half a surrogate pair. */
export function unlesbares(wert: unknown): Error | null {
	const offen: [wert: unknown, tiefe: number][] = [[wert, 0]];
	let zahl = 0;
	for (let eintrag = offen.pop(); eintrag; eintrag = offen.pop()) {
		const [inhalt, tiefe] = eintrag;
		if (typeof inhalt === 'string' && (inhalt.includes('\0') || !inhalt.isWellFormed())) return unlesbar();
		if (typeof inhalt !== 'object' || inhalt === null) continue;
		if (tiefe === HOECHSTTIEFE) return unlesbar();
		const teile = Object.entries(inhalt);
		zahl += teile.length;
		if (zahl > HOECHSTZAHL) return zuViele();
		for (const [name, teil] of teile) offen.push([name, tiefe + 1], [teil, tiefe + 1]);
	}
	return null;
}

const zuViele = (): Error => Object.assign(new Error('zu viele Werte'), { statusCode: 413 });
const unlesbar = (): Error => Object.assign(new Error('unlesbarer Inhalt'), { statusCode: 400 });

/** The same for the address: after decoding it would carry a NUL. */
export function pruefeAdresse(url: string): void {
	if (url.includes('%00')) throw unlesbar();
}
