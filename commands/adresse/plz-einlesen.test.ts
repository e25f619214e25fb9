import { expect, test } from 'vitest';
import { liesPlzDatei } from './plz-einlesen.ts';

const WETZLAR = [{ plz: '35578', lat: 50_555_000, lon: 8_501_000 }];

test.each([
	['semicolons and decimal commas', 'PLZ;Lat;Lon\n35578;50,555;8,501\n'],
	['commas, points, a byte order mark and blank lines', '\uFEFFplz,lat,lon\r\n\r\n35578,50.555,8.501\r\n'],
	['further columns in any order', 'ort;lon;plz;lat\nWetzlar; 8,501 ;35578;50,555'],
])('reads %s', (_, datei) => {
	expect(liesPlzDatei(datei)).toEqual(WETZLAR);
});

test.each([
	['plz;lat\n35578;50,5', 'Es fehlt die Spalte lon.'],
	[
		'plz;lat;lon\n35578;50,5;8,5\n3557;50,5;8,5',
		'Zeile 3 ist keine Postleitzahl mit Breite und Länge: 3557 | 50,5 | 8,5',
	],
	['plz;lat;lon\n35578;95;8,5', 'Zeile 2 ist keine Postleitzahl mit Breite und Länge: 35578 | 95 | 8,5'],
])('refuses %j', (datei, meldung) => {
	expect(() => liesPlzDatei(datei)).toThrow(meldung);
});
