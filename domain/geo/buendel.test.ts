import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { describe, expect, test } from 'vitest';
import { buendle } from './buendel.ts';
import { aufKarte, kmAufKarte } from './mercator.ts';

describe('bundles', () => {
	test('join what is near, keep apart what is far', () => {
		const a = { x: 0, y: 0 };
		const b = { x: 3, y: 4 };
		const c = { x: 30, y: 40 };
		expect(buendle([a, b, c], 6).map(({ teile }) => teile)).toEqual([[a, b], [c]]);
		expect(buendle([a, b, c], 5).map(({ teile }) => teile)).toEqual([[a], [b], [c]]);
	});

	const punkt = fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) });
	test('lose no place and show none twice; no two of them overlap', () => {
		fc.assert(
			fc.property(fc.array(punkt, { maxLength: 60 }), fc.integer({ min: 1, max: 50 }), (punkte, abstand) => {
				const buendel = buendle(punkte, abstand);
				expect(buendel.flatMap(({ teile }) => teile)).toHaveLength(punkte.length);
				expect(new Set(buendel.flatMap(({ teile }) => teile)).size).toBe(new Set(punkte).size);
				for (const [i, eins] of buendel.entries()) {
					for (const zwei of buendel.slice(i + 1)) {
						expect(Math.hypot(eins.x - zwei.x, eins.y - zwei.y)).toBeGreaterThanOrEqual(abstand);
					}
				}
			}),
		);
	});
});

describe('the flat map', () => {
	test.each([
		[
			{ lat: 0, lon: 0 },
			{ x: 0.5, y: 0.5 },
		],
		[
			{ lat: 0, lon: -180 },
			{ x: 0, y: 0.5 },
		],
		[
			{ lat: 85.0511, lon: 180 },
			{ x: 1, y: 0 },
		],
	])('%o lies at %o', (ort, { x, y }) => {
		expect(aufKarte(ort).x).toBeCloseTo(x, 5);
		expect(aufKarte(ort).y).toBeCloseTo(y, 5);
	});

	test('distances grow towards the poles', () => {
		expect(kmAufKarte(40_075, 0)).toBe(1);
		expect(kmAufKarte(40_075, 60)).toBeCloseTo(2, 6);
	});
});
