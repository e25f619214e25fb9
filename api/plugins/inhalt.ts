import type { FastifyInstance } from 'fastify';
import {
	createSerializerCompiler,
	type ZodSerializerCompilerOptions,
	validatorCompiler as zodValidator,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { de } from 'zod/locales';
import { MELDUNG } from '#domain/felder/meldungen.ts';

/** What comes in and goes out is JSON, checked by the contract's schemas, with German messages. */
export function registriereInhalt(app: FastifyInstance, optionen: ZodSerializerCompilerOptions = {}): void {
	z.config({ ...de(), customError: (befund) => (istFehlend(befund) ? MELDUNG.P : undefined) });
	app.removeAllContentTypeParsers();
	const parse = app.getDefaultJsonParser('error', 'error');
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, fertig) => {
		if (text === '') fertig(null, undefined);
		else parse(request, text as string, fertig);
	});
	app.setValidatorCompiler((route) => {
		const pruefe = zodValidator(route as Parameters<typeof zodValidator>[0]);
		// A missing body reaches the validator as null.
		return (wert) => pruefe(route.httpPart === 'body' && wert === null ? undefined : wert);
	});
	app.setSerializerCompiler(createSerializerCompiler(optionen));
}

const istFehlend = (befund: { code?: string; input?: unknown }): boolean =>
	befund.code === 'invalid_type' && befund.input === undefined;
