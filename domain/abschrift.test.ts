import { expect, test } from 'vitest';
import { abschrift } from './abschrift.ts';

test('a copy says the same and shares nothing that can be changed', () => {
	const vorlage = { a: 1, b: null, c: undefined, d: [{ e: 'x', f: [1, [2]] }, null], g: { h: { i: true } } };
	const kopie = abschrift(vorlage);
	expect(kopie).toStrictEqual(vorlage);
	kopie.g.h.i = false;
	(kopie.d[0] as { f: unknown[] }).f.push(3);
	expect(vorlage).toStrictEqual({
		a: 1,
		b: null,
		c: undefined,
		d: [{ e: 'x', f: [1, [2]] }, null],
		g: { h: { i: true } },
	});
});
