import { describe, expect, it } from 'vitest';
import { dienstwoche, liesDienstwoche, summe } from './dienstwoche.ts';
import { MELDUNG, meldungLaenge } from './meldungen.ts';

describe('Dienstwoche', () => {
	it.each([
		['Mo 8, Di 8, Mi 8, Do 8, Fr 7', 'Mo 8, Di 8, Mi 8, Do 8, Fr 7'],
		['Fr 7.5, Mo 8', 'Mo 8, Fr 7,5'],
		['Mo 8, Sa 0', 'Mo 8'],
		['', null],
		[null, null],
	])('%j → %j', (eingabe, gehalten) => {
		expect(dienstwoche().parse(eingabe)).toBe(gehalten);
	});

	it.each([
		['Mo 8 Di 8', MELDUNG.PT],
		['Mo 25', MELDUNG.PT],
		['Mo 8, Mo 7', MELDUNG.PT],
		['Mo 0', MELDUNG.PT],
		['Montag 8', MELDUNG.PT],
		[8, MELDUNG.PT],
		['Mo 8, '.repeat(20), meldungLaenge(100)],
	])('refuses %j', (eingabe, meldung) => {
		expect(
			dienstwoche()
				.safeParse(eingabe)
				.error?.issues.map((i) => i.message),
		).toEqual([meldung]);
	});

	it('adds up', () => {
		const woche = liesDienstwoche('Mo 8, Di 7,5, So 0,5');
		expect(woche && [summe(woche), woche.size]).toEqual([160, 3]);
	});
});
