import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { describe, expect, it } from 'vitest';
import { hoechstbetragAm, taschengeldObergrenze } from './taschengeld.ts';

describe('taschengeldObergrenze', () => {
	it.each([
		[67_600, 390, 390, 67_600],
		[67_600, 240, 390, 41_600],
		[67_600, 300, 385, 52_675],
		[67_600, 400, 390, 67_600],
		[67_600, null, 390, 67_600],
		[64_400, 390, 390, 64_400],
	])('%i cents, %j of %i tenths of an hour → %i', (hoechstbetrag, stunden, vollzeit, erwartet) => {
		expect(taschengeldObergrenze(hoechstbetrag, stunden, vollzeit)).toBe(erwartet);
	});
	it('has no ceiling without a figure', () => {
		expect(taschengeldObergrenze(null, 390, 390)).toBeNull();
	});
	it('never exceeds the full amount and never falls with more hours', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 480 }), fc.integer({ min: 200, max: 480 }), (stunden, vollzeit) => {
				const wert = taschengeldObergrenze(67_600, stunden, vollzeit) as number;
				expect(wert).toBeLessThanOrEqual(67_600);
				expect(taschengeldObergrenze(67_600, stunden + 1, vollzeit)).toBeGreaterThanOrEqual(wert);
			}),
		);
	});
});

/** Table: Vertrag, Taschengeld ceiling (2025: 644,00 €; 2026: 676,00 €). */
describe('hoechstbetragAm', () => {
	it.each([
		['2025-01-01', 64_400],
		['2025-12-31', 64_400],
		['2026-01-01', 67_600],
		['2026-09-01', 67_600],
		['2024-05-28', 45_300],
		['2024-05-29', 60_400],
	])('begin %s: %i cents', (beginn, cent) => {
		expect(hoechstbetragAm(null, 'FSJ', beginn)).toBe(cent);
		expect(hoechstbetragAm(undefined, 'BFD', beginn)).toBe(cent);
	});
	it('is never more than the law’s, whatever the cycle says', () => {
		expect(hoechstbetragAm(80_000, 'FSJ', '2026-09-01')).toBe(67_600);
		// A cycle that begins in 2025 and names the figure of 2026.
		expect(hoechstbetragAm(67_600, 'BFD', '2025-09-01')).toBe(64_400);
		expect(hoechstbetragAm(67_600, 'BFD', '2026-02-01')).toBe(67_600);
		expect(hoechstbetragAm(80_000, 'SONSTIGE', '2026-09-01')).toBe(80_000);
	});
	it('bows to a lower figure of the cycle, and knows none for other kinds of service', () => {
		expect(hoechstbetragAm(60_000, 'FSJ', '2026-09-01')).toBe(60_000);
		expect(hoechstbetragAm(null, 'SONSTIGE', '2026-09-01')).toBeNull();
	});
});
