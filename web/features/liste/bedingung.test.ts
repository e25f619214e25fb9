import { describe, expect, test } from 'vitest';
import {
	auswahl,
	auswahlbedingung,
	bedingungVon,
	mitBedingung,
	zahlbedingung,
	zahlbereich,
	zeitraum,
	zeitraumbedingung,
} from './bedingung.ts';

describe('one condition per field', () => {
	const status = { feld: 'status', op: 'zwischen' as const, wert: [2000, 2800] };
	const alter = { feld: 'alter', op: 'zwischen' as const, wert: [16, null] };

	test('is replaced in its place', () => {
		const neu = { feld: 'status', op: 'gleich' as const, wert: 2000 };
		expect(mitBedingung([status, alter], 'status', neu)).toEqual([neu, alter]);
	});
	test('is added at the end', () => {
		expect(mitBedingung([status], 'alter', alter)).toEqual([status, alter]);
	});
	test('is removed', () => {
		expect(mitBedingung([status, alter], 'status', null)).toEqual([alter]);
		expect(bedingungVon([alter], 'status')).toBeUndefined();
	});
});

describe('a range of numbers', () => {
	test.each([
		[{ von: 16, bis: null }, 'zwischen', [16, null]],
		[{ von: null, bis: 17 }, 'zwischen', [null, 17]],
		[{ von: 2000, bis: 2800 }, 'zwischen', [2000, 2800]],
		[{ von: 2800, bis: 2800 }, 'gleich', 2800],
	])('%o is written and read back', (bereich, op, wert) => {
		const bedingung = zahlbedingung('status', bereich);
		expect(bedingung).toEqual({ feld: 'status', op, wert });
		expect(zahlbereich(bedingung ?? undefined)).toEqual(bereich);
	});
	test('without ends filters nothing', () => {
		expect(zahlbedingung('alter', { von: null, bis: null })).toBeNull();
	});
});

describe('a period', () => {
	test.each([
		[{ von: '2026-08-18', bis: '2026-08-19' }, 'zwischen', ['2026-08-18', '2026-08-19']],
		[{ von: null, bis: '2026-08-31' }, 'vor', '2026-09-01'],
		[{ von: '2026-09-01', bis: null }, 'nach', '2026-08-31'],
	])('%o includes the days it names', (bereich, op, wert) => {
		const bedingung = zeitraumbedingung('beworbenAm', bereich);
		expect(bedingung).toEqual({ feld: 'beworbenAm', op, wert });
		expect(zeitraum(bedingung ?? undefined)).toEqual(bereich);
	});
	test('named backwards is turned round', () => {
		const bedingung = zeitraumbedingung('zeit', { von: '2026-08-19', bis: '2026-08-18' });
		expect(bedingung?.wert).toEqual(['2026-08-18', '2026-08-19']);
	});
});

test('a choice of ids is written as a list and read from one id as well', () => {
	expect(auswahlbedingung('dienstartID', ['a', 'b'])).toEqual({ feld: 'dienstartID', op: 'in', wert: ['a', 'b'] });
	expect(auswahlbedingung('dienstartID', [])).toBeNull();
	expect(auswahl({ feld: 'dienstartID', op: 'gleich', wert: 'a' })).toEqual(['a']);
});
