import { expect, test } from 'vitest';
import { PRUEFARTEN } from '#domain/barrierefreiheit/bewertung.ts';
import { PRUEFUNG } from '#domain/barrierefreiheit/pruefung.ts';
import { ALLE_SEITEN } from './seiten.ts';

/** What the accessibility statement claims was really looked at: `npm run barrierefreiheit` writes it anew. */

test('the assessment is of the pages there are', () => {
	expect(PRUEFUNG.seiten).toEqual(ALLE_SEITEN);
});

test('it has a result of every kind of check, and a day', () => {
	expect(PRUEFUNG.ergebnisse.map(({ art }) => art)).toEqual(PRUEFARTEN);
	for (const { faelle, bestanden } of PRUEFUNG.ergebnisse) {
		expect(faelle).toBeGreaterThan(0);
		expect(bestanden).toBeLessThanOrEqual(faelle);
	}
	expect(PRUEFUNG.am).toMatch(/^\d{4}-\d\d-\d\d$/);
});
