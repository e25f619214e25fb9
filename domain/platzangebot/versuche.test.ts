import fc from 'fast-check';
import { expect, test } from 'vitest';
import '#scripts/test/zufall.ts';
import { pauseNach, VERSUCHE } from './versuche.ts';

const TAG = 24 * 60 * 60;
const mitte = (versuch: number): number | null => pauseNach({ versuch, seit: 0, gebeten: null }, 0.5);

test('pauses grow from five seconds to a day, and end after about three days', () => {
	const pausen = Array.from({ length: VERSUCHE - 1 }, (_, i) => mitte(i + 1) ?? Number.NaN);
	expect([pausen[0], pausen.at(-1)]).toEqual([5, TAG]);
	expect(pausen).toEqual(pausen.toSorted((a, b) => a - b));
	const gesamt = pausen.reduce((summe, pause) => summe + pause, 0);
	expect(gesamt / TAG).toBeGreaterThan(2.5);
	expect(gesamt / TAG).toBeLessThanOrEqual(3);
	expect(mitte(VERSUCHE)).toBeNull();
	expect(pauseNach({ versuch: 2, seit: 3 * TAG, gebeten: null }, 0.5)).toBeNull();
});

test('whatever chance and the peer say, a pause lies between five seconds and a day', () => {
	const lage = fc.record({
		versuch: fc.integer({ min: 1, max: VERSUCHE - 1 }),
		seit: fc.integer({ min: 0, max: 3 * TAG - 1 }),
		gebeten: fc.option(fc.integer({ min: 0, max: 999_999 })),
	});
	fc.assert(
		fc.property(lage, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (eine, zufall) => {
			const pause = pauseNach(eine, zufall);
			expect(pause).toBeGreaterThanOrEqual(5);
			expect(pause).toBeLessThanOrEqual(TAG);
			if (eine.gebeten !== null && eine.gebeten <= TAG) expect(pause).toBeGreaterThanOrEqual(eine.gebeten);
		}),
	);
});
