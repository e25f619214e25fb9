import { expect, test } from 'vitest';
import { VORLAGENVARIABLEN } from '#domain/vorlagen/variablen.ts';
import { dokumentvariablen, dokumentwerte } from './dokument.ts';
import { ERWARTET, VERTRAG, VOLL } from './test-inhalt.ts';

test('every name of the catalogue is written as the table says', () => {
	expect(Object.fromEntries(dokumentvariablen(VOLL))).toEqual(ERWARTET);
});

test('every name has a value of its own, once', () => {
	const namen = dokumentwerte(VOLL).map(([name]) => name);
	expect(namen.toSorted()).toEqual(VORLAGENVARIABLEN.map(({ name }) => name).toSorted());
});

test('of somebody about whom nothing is known, nothing is told', () => {
	const { parameter, heute } = VOLL;
	const ohne = { einsatzstelle: null, einsatzort: null, betreuer: null, traegerBetreuer: null, unterzeichner: null };
	const leer = dokumentvariablen({
		...{ ...ohne, vertrag: null, dienstart: null, zyklus: null, benutzer: null, listen: new Map(), parameter, heute },
		akte: { ...VOLL.akte, status: 1000, person: {}, erziehungsberechtigte: [], seminarnachweise: [] },
	});
	const gesagt = [...leer].filter(([, wert]) => wert !== '').map(([name]) => name);
	expect(gesagt.filter((name) => !/^(mandant|datum)\./.test(name))).toEqual(['freiwilliger.status']);
});

test.each([
	['2007-06-30', '18', 'ja'],
	['2007-07-01', '17', 'nein'],
])('born on %s, on 30 June 2025', (geburtsdatum, alter, volljaehrig) => {
	const akte = { ...VOLL.akte, person: { geburtsdatum } };
	const werte = dokumentvariablen({ ...VOLL, akte });
	expect([werte.get('freiwilliger.alter'), werte.get('freiwilliger.volljaehrig')]).toEqual([alter, volljaehrig]);
});

test.each([
	[{ unterkunft: null, geldersatzUnterkunft: null }, ''],
	[{ unterkunft: 'NONE', geldersatzUnterkunft: null }, 'nein'],
	[{ unterkunft: 'NONE', geldersatzUnterkunft: 20_000 }, 'Geldersatz 200,00 €'],
	[{ unterkunft: 'APARTMENT', geldersatzUnterkunft: 20_000 }, 'Wohnung'],
] as const)('a home of %o is told as „%s“', (bedingungen, text) => {
	const werte = dokumentvariablen({ ...VOLL, vertrag: { ...VERTRAG, ...bedingungen } });
	expect(werte.get('vertrag.unterkunft')).toBe(text);
});

test.each([
	[1, '1 Woche'],
	[0, '0 Wochen'],
	[null, ''],
] as const)('a trial period of %s weeks is told as „%s“', (probezeitWochen, text) => {
	expect(dokumentvariablen({ ...VOLL, vertrag: { ...VERTRAG, probezeitWochen } }).get('vertrag.probezeit')).toBe(text);
});
