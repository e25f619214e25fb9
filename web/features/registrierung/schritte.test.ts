import { describe, expect, test } from 'vitest';
import { LEER } from './angaben.ts';
import { ersterMitFehler, fehlerIn, schrittVon } from './schritte.ts';

describe('steps', () => {
	test('every field stands in one of them', () => {
		expect(Object.keys(LEER).filter((feld) => schrittVon(feld) === null)).toEqual([]);
	});

	test.each([
		['wuensche.2.dienstartID', 'stellen'],
		['erziehungsberechtigte.0.email', 'kontakt'],
		['email', 'kontakt'],
		['iban', null],
	])('%s stands in %s', (pfad, schritt) => {
		expect(schrittVon(pfad)).toBe(schritt);
	});

	test('errors come in the order of the page', () => {
		const fehler = { plz: 'c', datenschutz: 'x', email: 'a', mobil: 'b' };
		expect(fehlerIn('kontakt', fehler).map(([pfad]) => pfad)).toEqual(['email', 'mobil', 'plz']);
		expect(ersterMitFehler(fehler)).toBe('kontakt');
		expect(ersterMitFehler({})).toBeNull();
	});
});
