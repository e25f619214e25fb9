import { expect, it } from 'vitest';
import { zeigeWunschorte } from './wunschorte.ts';

const ort = (id: string, plz: string, lat: number | null, lon: number | null) => ({
	...{ id, plz, ort: 'Ort', lat, lon },
	taetigkeitsfelder: ['Turnen'],
});
const ORTE = [ort('a', '35578', 50.55, 8.5), ort('b', '35390', 50.58, 8.67), ort('c', '35037', null, null)];
const entfernungen = (plz: string | null) =>
	zeigeWunschorte(ORTE, ['a', 'b', 'c'], plz).map(({ entfernungKm }) => entfernungKm);

it('tells how far a place is from the postcode, where both are known and the postcode is another', () => {
	// 0.03° of latitude are 3.34 km, 0.17° of longitude at 50.565° 12.01 km.
	expect(entfernungen('35578')).toEqual([null, 12.5, null]);
	expect(entfernungen(null)).toEqual([null, null, null]);
	expect(entfernungen('kein Ort')).toEqual([null, null, null]);
});

it('shows only places of wishes, with what one does there', () => {
	expect(zeigeWunschorte(ORTE, ['b'], '35578')).toEqual([
		{ id: 'b', taetigkeitsfelder: ['Turnen'], entfernungKm: 12.5 },
	]);
});
