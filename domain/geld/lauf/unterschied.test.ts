import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { unterschiede } from './unterschied.ts';
import type { Laufzeile } from './zeilen.ts';

const zeile = (vertragID: string, betrag: number, ausgleichZu?: number | null): Laufzeile => ({
	...{ nr: 1, vertragID, freiwilligerID: vertragID, monat: '2026-11', anteil: 30, teile: {}, betrag },
	...(ausgleichZu !== undefined && { ausgleichZu }),
});

it('tells new ones from those that ended, more from less, and what only makes up for earlier months', () => {
	const vorher = [zeile('a', 45_000), zeile('b', 45_000), zeile('c', 40_000), zeile('c', 5_000, 1), zeile('d', 30_000)];
	const jetzt = [
		zeile('a', 45_000),
		zeile('b', 48_000),
		zeile('c', 21_000),
		zeile('e', 22_500),
		zeile('d', -10_000, 2),
	];
	expect(unterschiede(vorher, jetzt)).toEqual([
		{ was: 'AUSGLEICH_VORHER', vertraege: 1, betrag: -5_000 },
		{ was: 'NEU', vertraege: 1, betrag: 22_500 },
		{ was: 'MEHR', vertraege: 1, betrag: 3_000 },
		{ was: 'AUSGLEICH', vertraege: 1, betrag: -10_000 },
		{ was: 'WENIGER', vertraege: 1, betrag: -19_000 },
		{ was: 'BEENDET', vertraege: 1, betrag: -30_000 },
	]);
});

it('leads from the one sum to the other, whatever the rows', () => {
	const zeilen = fc.array(
		fc
			.tuple(
				fc.constantFrom('a', 'b', 'c', 'd'),
				fc.integer({ min: -50_000, max: 50_000 }),
				fc.constantFrom(undefined, null, 3),
			)
			.map(([id, betrag, zu]) => zeile(id, betrag, zu)),
	);
	const summe = (was: readonly { readonly betrag: number }[]) => was.reduce((bisher, { betrag }) => bisher + betrag, 0);
	fc.assert(
		fc.property(zeilen, zeilen, (vorher, jetzt) => {
			expect(summe(vorher) + summe(unterschiede(vorher, jetzt))).toBe(summe(jetzt));
		}),
		{ numRuns: oft(300, 30_000) },
	);
});
