import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addiereMonate, addiereTage, tageZwischen } from '#domain/datum.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { anteilig, dienstmonate, dienstmonatNr, GANZ, monateBis } from './monate.ts';

const anteile = (von: string, bis: string) => dienstmonate(von, bis).map(({ anteil }) => anteil);

describe('the share of a month', () => {
	it('is whole for twelve months', () => {
		expect(anteile('2026-09-01', '2027-08-31')).toEqual(Array(12).fill(30));
	});
	test.each([
		['2026-09-15', '2026-09-30', 16],
		['2027-02-01', '2027-02-28', 30],
		['2027-02-16', '2027-02-28', 15],
		['2027-01-31', '2027-01-31', 1],
		['2026-02-28', '2026-02-28', 1],
		['2028-02-29', '2028-02-29', 1],
		['2027-01-02', '2027-01-31', 29],
		['2027-05-01', '2027-05-14', 14],
	])('%s to %s: %i thirtieths', (von, bis, anteil) => {
		expect(anteile(von, bis)).toEqual([anteil]);
	});
	it('of nothing is nothing', () => {
		expect(dienstmonate('2026-09-02', '2026-09-01')).toEqual([]);
	});

	const tage = fc.integer({ min: 0, max: 5_000 }).map((n) => addiereTage('2020-01-01', n));
	it('lies between one thirtieth and the whole, one for each month', () => {
		fc.assert(
			fc.property(tage, fc.integer({ min: 0, max: 800 }), (von, dauer) => {
				const bis = addiereTage(von, dauer);
				const monate = dienstmonate(von, bis);
				expect(monate.map(({ monat }) => monat)).toEqual(monateBis(von.slice(0, 7), bis.slice(0, 7)));
				for (const { anteil } of monate) expect(anteil).toSatisfy((n: number) => n >= 1 && n <= GANZ);
				for (const { monat, anteil } of monate.slice(1, -1)) expect([monat, anteil]).toEqual([monat, GANZ]);
			}),
			{ numRuns: oft(300, 30_000) },
		);
	});
	it('a month cut in two is never paid more than once and a thirtieth', () => {
		fc.assert(
			fc.property(tage, fc.integer({ min: 1, max: 30 }), (tag, schnitt) => {
				const erster = `${tag.slice(0, 7)}-01`;
				const letzter = addiereTage(addiereMonate(erster, 1), -1);
				const mitte = addiereTage(erster, Math.min(schnitt, tageZwischen(erster, letzter)));
				const summe = [...anteile(erster, addiereTage(mitte, -1)), ...anteile(mitte, letzter)];
				expect(summe.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(28);
				expect(summe.reduce((a, b) => a + b)).toBeLessThanOrEqual(31);
			}),
			{ numRuns: oft(300, 30_000) },
		);
	});
});

test.each([
	[45_000, 16, 24_000],
	[44_999, 15, 22_500],
	[1, 15, 1],
	[33_333, 1, 1_111],
])('%i cents for %i thirtieths: %i', (cent, anteil, betrag) => {
	expect(anteilig(cent, anteil)).toBe(betrag);
});

describe('months of service', () => {
	test.each([
		['2026-09-01', '2026-09', 1],
		['2026-09-01', '2027-08', 12],
		['2026-09-01', '2027-09', 13],
		// The step falls into September: its first day is still in month 12.
		['2026-09-15', '2026-09', 1],
		['2026-09-15', '2026-10', 1],
		['2026-09-15', '2027-09', 12],
		['2026-09-15', '2027-10', 13],
	])('begun on %s, %s is month %i', (beginn, monat, nr) => {
		expect(dienstmonatNr(beginn, monat)).toBe(nr);
	});
});
