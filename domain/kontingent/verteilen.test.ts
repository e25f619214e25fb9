import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { type Empfaenger, verteileRest } from './verteilen.ts';

const ort = (einsatzortID: string, zuletzt: number, rest: Partial<Empfaenger> = {}): Empfaenger => ({
	einsatzortID,
	zugeteilt: 0,
	zuletzt,
	hoechstens: null,
	...rest,
});
const zahlen = (rest: number, orte: readonly Empfaenger[]) =>
	Object.fromEntries(verteileRest(rest, orte).map((a) => [a.einsatzortID, a.zugeteilt]));

describe('the rest goes by what was used in the cycle before', () => {
	test('whole shares by largest remainder, ties in the order given', () => {
		expect(zahlen(7, [ort('a', 3), ort('b', 2), ort('c', 1)])).toEqual({ a: 4, b: 2, c: 1 });
		expect(zahlen(1, [ort('a', 2), ort('b', 2)])).toEqual({ a: 1 });
	});
	test('on top of what each has, and nothing where nothing was used', () => {
		expect(zahlen(2, [ort('a', 4, { zugeteilt: 1 }), ort('b', 0, { zugeteilt: 3 })])).toEqual({ a: 3 });
	});
	test('in equal shares where none used any', () => {
		expect(zahlen(5, [ort('a', 0), ort('b', 0)])).toEqual({ a: 3, b: 2 });
	});
	test('what is not recognised there is shared among the others', () => {
		expect(zahlen(4, [ort('a', 3, { hoechstens: 1 }), ort('b', 1), ort('c', 0)])).toEqual({ a: 1, b: 3 });
		expect(zahlen(4, [ort('a', 3, { hoechstens: 1 })])).toEqual({ a: 1 });
	});
	test('nothing left, or nobody', () => {
		expect([zahlen(0, [ort('a', 1)]), zahlen(3, []), zahlen(-1, [ort('a', 1)])]).toEqual([{}, {}, {}]);
	});
});

const empfaenger = fc.array(
	fc.record({
		zugeteilt: fc.nat(4),
		zuletzt: fc.nat(5),
		hoechstens: fc.option(fc.nat(6)),
	}),
	{ maxLength: 6 },
);

test('nothing is lost or made up, nobody loses or exceeds, and without limits each is within one of its share', () => {
	fc.assert(
		fc.property(fc.nat(20), empfaenger, (rest, werte) => {
			const orte = werte.map((w, nr): Empfaenger => ({ einsatzortID: `o${nr}`, ...w }));
			const anteile = verteileRest(rest, orte);
			const nach = new Map(anteile.map((a) => [a.einsatzortID, a.zugeteilt]));
			const dazu = orte.map((o) => (nach.get(o.einsatzortID) ?? o.zugeteilt) - o.zugeteilt);
			const raum = orte.map((o) => Math.max(0, (o.hoechstens ?? Number.POSITIVE_INFINITY) - o.zugeteilt));
			const summe = (zahlen: readonly number[]) => zahlen.reduce((s, n) => s + n, 0);
			expect(summe(dazu)).toBe(Math.min(rest, summe(raum)));
			for (const [nr, n] of dazu.entries()) {
				expect(Number.isInteger(n) && n >= 0).toBe(true);
				expect(n).toBeLessThanOrEqual(raum[nr] ?? 0);
			}
			const gewicht = summe(orte.map((o) => o.zuletzt));
			if (gewicht === 0 || orte.some((o) => o.hoechstens !== null)) return;
			for (const [nr, o] of orte.entries())
				expect(Math.abs((dazu[nr] ?? 0) - (rest * o.zuletzt) / gewicht)).toBeLessThan(1);
		}),
		{ numRuns: oft(100, 400) },
	);
});
