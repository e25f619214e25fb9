import { expect, test } from 'vitest';
import { z } from 'zod';
import { zuschnitt } from './ausgabe.ts';

const zeile = z.object({
	id: z.guid(),
	name: z.string().nullable(),
	orte: z.array(z.object({ ort: z.string() })).readonly(),
});
const antwort = zuschnitt(
	z.object({ data: z.array(zeile), total: z.int(), rest: z.object({ a: z.int() }).optional() }),
);

test('what the contract does not name does not leave', () => {
	const geheim = { iban: 'DE89370400440532013000' };
	const wert = {
		data: [{ id: '1', name: null, orte: [{ ort: 'Gießen', ...geheim }], ...geheim }],
		total: 1,
		...geheim,
	};
	expect(antwort(wert)).toEqual({ data: [{ id: '1', name: null, orte: [{ ort: 'Gießen' }] }], total: 1 });
});

test('null and absent parts stay as they are', () => {
	expect(zuschnitt(z.object({ data: zeile.nullable() }))({ data: null })).toEqual({ data: null });
	expect(antwort({ data: [], total: 0, rest: undefined })).toEqual({ data: [], total: 0 });
});

test('a schema of another kind is parsed', () => {
	const schneide = zuschnitt(z.union([z.object({ a: z.string() }), z.object({ b: z.int() })]));
	expect(schneide({ b: 2, c: 3 })).toEqual({ b: 2 });
	expect(() => schneide({ c: 3 })).toThrow();
});
