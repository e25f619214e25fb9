import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { describe, expect, test } from 'vitest';
import { entfernungKm } from './entfernung.ts';

const GIESSEN = { lat: 50.5841, lon: 8.6784 };
const WETZLAR = { lat: 50.5558, lon: 8.5043 };
const BERLIN = { lat: 52.52, lon: 13.405 };
const MUENCHEN = { lat: 48.1372, lon: 11.5755 };

describe('distance in kilometres, one decimal', () => {
	test.each([
		[GIESSEN, GIESSEN, 0],
		[GIESSEN, WETZLAR, 12.7],
		[BERLIN, MUENCHEN, 504.4],
		[{ lat: 0, lon: 0 }, { lat: 0, lon: 180 }, 20015.1],
	])('%o to %o: %d', (von, bis, erwartet) => {
		expect(entfernungKm(von, bis)).toBeCloseTo(erwartet, 0);
	});

	const punkt = fc.record({
		lat: fc.double({ min: -90, max: 90, noNaN: true }),
		lon: fc.double({ min: -180, max: 180, noNaN: true }),
	});
	test('is the same both ways and never more than half around', () => {
		fc.assert(
			fc.property(punkt, punkt, (a, b) => {
				const km = entfernungKm(a, b);
				expect(km).toBe(entfernungKm(b, a));
				expect(km).toBeGreaterThanOrEqual(0);
				expect(km).toBeLessThanOrEqual(20015.1);
			}),
		);
	});
});
