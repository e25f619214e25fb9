import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import '#scripts/test/zufall.ts';
import { alsCode, alsZeitraum, artVon, inArt, weiter, ZEITRAUMARTEN } from './zeitraum.ts';

const zeitraum = (text: string) => alsZeitraum(text) ?? { von: '', bis: '' };

test('a period is a month, a quarter, half a year, or from one month to another', () => {
	expect(['2026-12', '2026-q4', ' 2026-H2 ', '2026-11_2027-02'].map(alsZeitraum)).toEqual([
		{ von: '2026-12', bis: '2026-12' },
		{ von: '2026-10', bis: '2026-12' },
		{ von: '2026-07', bis: '2026-12' },
		{ von: '2026-11', bis: '2027-02' },
	]);
	expect(['', '2026', '2026-13', '2026-Q5', '2026-03_2026-01', 'Dezember'].map(alsZeitraum)).toEqual(
		Array.from({ length: 6 }, () => null),
	);
});

test('its kind is told from its months', () => {
	expect(
		['2026-12', '2026-10_2026-12', '2026-07_2026-12', '2026-11_2027-01', '2026-02_2026-07'].map((t) =>
			artVon(zeitraum(t)),
		),
	).toEqual(['MONAT', 'QUARTAL', 'HALBJAHR', 'FREI', 'FREI']);
});

it('goes on by its own length, over the turn of the year', () => {
	const nach = (text: string, richtung: 1 | -1) => alsCode(weiter(zeitraum(text), richtung));
	expect([nach('2026-12', 1), nach('2026-Q4', 1), nach('2026-H1', -1), nach('2026-11_2026-12', 1)]).toEqual([
		...['2027-01', '2027-Q1', '2025-H2', '2027-01_2027-02'],
	]);
});

it('becomes one of another kind around its last month', () => {
	expect(ZEITRAUMARTEN.map((art) => alsCode(inArt(zeitraum('2026-Q4'), art)))).toEqual([
		...['2026-12', '2026-Q4', '2026-H2', '2026-Q4'],
	]);
});

it('is written so that it is read back the same', () => {
	const monat = fc
		.tuple(fc.integer({ min: 2001, max: 2098 }), fc.integer({ min: 1, max: 12 }))
		.map(([jahr, nr]) => `${jahr}-${String(nr).padStart(2, '0')}`);
	fc.assert(
		fc.property(monat, monat, (a, b) => {
			const gewaehlt = a <= b ? { von: a, bis: b } : { von: b, bis: a };
			expect(alsZeitraum(alsCode(gewaehlt))).toEqual(gewaehlt);
			expect(weiter(weiter(gewaehlt, 1), -1)).toEqual(gewaehlt);
		}),
	);
});
