import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MELDUNG, meldungLaenge, meldungMax, meldungMin } from '#domain/felder/meldungen.ts';
import { registriereInhalt } from '../plugins/inhalt.ts';
import { ROUTES } from './contract.ts';
import type { Definition } from './route.ts';

/** What the validator would say by itself; nobody may ever read it. */
const VOM_PRUEFER = 'VOM PRÜFER';
const { customError, localeError } = z.config();
beforeAll(() => {
	registriereInhalt(fastify());
	z.config({ localeError: () => VOM_PRUEFER });
});
afterAll(() => {
	z.config({ customError, localeError });
});

/** Table: General form rules. */
describe('a schema without words of its own says', () => {
	it.each([
		[z.string(), undefined, 'Dies ist ein Pflichtfeld'],
		[z.string(), null, 'Dies ist ein Pflichtfeld'],
		[z.enum(['A']), undefined, 'Dies ist ein Pflichtfeld'],
		[z.string().min(1), '', 'Dies ist ein Pflichtfeld'],
		[z.array(z.string()).min(1), [], 'Dies ist ein Pflichtfeld'],
		[z.email(), 'x', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
		[z.string().regex(/^a$/), 'b', 'Invalides Format'],
		[z.guid(), 'b', 'Invalides Format'],
		[z.string(), 5, 'Invalides Format'],
		[z.enum(['A']), 'B', 'Invalides Format'],
		[z.union([z.string(), z.number()]), true, 'Invalides Format'],
		[z.int(), 1.5, 'Invalides Format'],
		[z.number().min(3), 2, 'Bitte geben Sie mindestens 3 ein'],
		[z.number().gt(3), 3, 'Bitte geben Sie mindestens 3 ein'],
		[z.number().gt(0), 0, 'Bitte geben Sie einen positiven Wert ein'],
		[z.string().max(3), 'abcd', 'Bitte geben Sie höchstens 3 Zeichen ein'],
		[z.number().max(3.5), 4, 'Bitte geben Sie höchstens 3,5 ein'],
		[z.iso.date(), '2026-13-01', 'Bitte geben Sie ein gültiges Datum ein'],
		[z.iso.datetime(), 'gestern', 'Bitte geben Sie ein gültiges Datum ein'],
	])('%#: %j: %s', (schema, wert, text) => {
		expect(schema.safeParse(wert).error?.issues.map(({ message }) => message)).toEqual([text]);
	});
});

const FEINDLICH: readonly unknown[] = [
	undefined,
	null,
	true,
	'',
	'x',
	'<b>',
	'\u0001',
	'x'.repeat(100_001),
	'0000-00-00',
	'9999-12-31',
	-1,
	0,
	0.5,
	1e12,
	Number.NaN,
	[],
	[1, 'x', null],
	Array.from({ length: 10_001 }, () => 'x'),
	{},
	{ unbekannt: 1 },
];

/** Every refusal, also those of the branches of a choice. */
function texte(befunde: readonly z.core.$ZodIssue[]): string[] {
	return befunde.flatMap((befund) => [
		// Named one by one where the answer is made.
		...(befund.code === 'unrecognized_keys' ? [] : [befund.message]),
		...(befund.code === 'invalid_union' ? befund.errors.flatMap(texte) : []),
	]);
}

/** The names an object takes, in whatever it is wrapped. */
function felder(schema: z.core.$ZodType): string[] {
	const { def } = schema._zod as unknown as { def: Record<string, unknown> };
	const innere = [
		def.innerType,
		def.element,
		def.in,
		def.out,
		def.left,
		def.right,
		...((def.options as unknown[]) ?? []),
	];
	const eigene = def.shape as Record<string, z.core.$ZodType> | undefined;
	return [
		...Object.keys(eigene ?? {}),
		...Object.values(eigene ?? {}).flatMap(felder),
		...innere.filter((s): s is z.core.$ZodType => typeof s === 'object' && s !== null && '_zod' in s).flatMap(felder),
	];
}

const SCHEMATA = (Object.values(ROUTES) as readonly Definition[]).flatMap(({ method, path, query, body, params }) =>
	[
		['query', query] as const,
		['body', body] as const,
		...Object.entries(params ?? {}).map(([name, schema]) => [name, schema] as const),
	].flatMap(([teil, schema]) => (schema ? [[`${method} ${path} ${teil}`, schema as z.ZodType] as const] : [])),
);

describe('no refusal of the contract is worded by the validator', () => {
	it('knows the schemas of all calls', () => {
		expect(SCHEMATA.length).toBeGreaterThan(200);
	});

	it.each(SCHEMATA)('%s', (_, schema) => {
		const namen = [...new Set(felder(schema))];
		const proben = FEINDLICH.flatMap((wert) => {
			const alle = Object.fromEntries(namen.map((name) => [name, wert]));
			const verschachtelt = Object.fromEntries(namen.map((name) => [name, alle]));
			return [wert, [wert], alle, [alle], verschachtelt, Object.fromEntries(namen.map((name) => [name, [alle]]))];
		});
		const gesagt = new Set(proben.flatMap((probe) => texte(schema.safeParse(probe).error?.issues ?? [])));
		expect([...gesagt].filter((text) => text.includes(VOM_PRUEFER) || !/^[A-ZÄÖÜ„].*[.\p{L}\d]$/u.test(text))).toEqual(
			[],
		);
		// Words of other languages are those of nobody here.
		expect([...gesagt].filter((text) => /\b(invalid|expected|too|must|required|input)\b/i.test(text))).toEqual([]);
	});
});

it('the words for bounds are those of the table', () => {
	expect([meldungMin(14), meldungMax(2.5), meldungLaenge(100), MELDUNG.POS]).toEqual([
		'Bitte geben Sie mindestens 14 ein',
		'Bitte geben Sie höchstens 2,5 ein',
		'Bitte geben Sie höchstens 100 Zeichen ein',
		'Bitte geben Sie einen positiven Wert ein',
	]);
});
