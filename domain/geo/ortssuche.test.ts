import { describe, expect, test } from 'vitest';
import { entfernungKm } from './entfernung.ts';
import { findeMittelpunkt, schlageOrteVor } from './ortssuche.ts';
import { STAEDTE } from './plz-bereiche.ts';

const LOLLAR = { plz: '35457', ort: 'Lollar', lat: 50.6497, lon: 8.7046 };

describe('centre of a search', () => {
	test.each([
		['35390', '35390 (Gießen)', true],
		[' 35390 Gießen ', '35390 (Gießen)', true],
		['gießen', 'Gießen', false],
		['Frankfurt am', 'Frankfurt am Main', false],
		['10115', '10115 (Berlin)', true],
		['80331', '80331 (München)', true],
		// The largest town of an area, not the first in our list.
		['35578', '35578 (Wetzlar)', true],
	])('%s: %s', (text, name, istUngefaehr) => {
		expect(findeMittelpunkt(text)).toMatchObject({ name, istUngefaehr });
	});

	test('a known place is exact, by postcode and by name', () => {
		const { lat, lon } = LOLLAR;
		expect(findeMittelpunkt('35457', [LOLLAR])).toEqual({ name: '35457 Lollar', lat, lon, istUngefaehr: false });
		expect(findeMittelpunkt('lollar', [LOLLAR])).toEqual({ name: 'Lollar', lat, lon, istUngefaehr: false });
		expect(findeMittelpunkt('lollar')).toBeNull();
	});

	test.each(['', 'x', '3539', '353901', 'Atlantis', '00000'])('%j is unknown', (text) => {
		expect(findeMittelpunkt(text)).toBeNull();
	});

	test('proposes what begins so', () => {
		expect(schlageOrteVor('gö')).toEqual(['Göppingen', 'Görlitz', 'Göttingen']);
		expect(schlageOrteVor('3545', [LOLLAR])).toEqual(['35457 Lollar']);
		expect(schlageOrteVor('g')).toEqual([]);
	});
});

describe('towns', () => {
	// The centres of postcodes as the atlas has them; an area must not lead astray.
	test.each([
		['24103', 54.3233, 10.1228],
		['34117', 51.3155, 9.4924],
		['55116', 49.9991, 8.2735],
		['65549', 50.3836, 8.0503],
		['61250', 50.3346, 8.5366],
		['93047', 49.0195, 12.0974],
		['07743', 50.9272, 11.5892],
		['01067', 51.0509, 13.7383],
		['52062', 50.7753, 6.0839],
		['79098', 47.9959, 7.8522],
	])('postcode %s lies within 25 km of its area', (plz, lat, lon) => {
		const gefunden = findeMittelpunkt(plz);
		expect(gefunden && entfernungKm(gefunden, { lat, lon })).toBeLessThan(25);
	});

	test('no name stands twice', () => {
		const namen = STAEDTE.map(({ name }) => name);
		expect(new Set(namen).size).toBe(namen.length);
	});
});
