import fc from 'fast-check';
import { rechenzeit } from '#scripts/test/rechenzeit.ts';
import '#scripts/test/zufall.ts';
import { describe, expect, it } from 'vitest';
import { formatDateigroesse, formatEuro, formatStunden, formatZahl } from './zahl.ts';
import { liesZahl, parseDezimal, parseGrad } from './zahl-lesen.ts';

describe('formatDateigroesse', () => {
	it.each([
		[0, '0 KB'],
		[1, '0,1 KB'],
		[1000, '1 KB'],
		[1234, '1,23 KB'],
		[1500, '1,5 KB'],
		[999_999, '1 MB'],
		[1_234_567, '1,23 MB'],
		[25_000_000, '25 MB'],
		[3_000_000_000, '3 GB'],
		[5_000_000_000_000_000, '5.000 TB'],
	])('%i bytes', (bytes, text) => {
		expect(formatDateigroesse(bytes)).toBe(text);
	});
});

describe('parseDezimal', () => {
	it.each([
		['38,5', 38.5],
		['38.5', 38.5],
		[' 450 ', 450],
		['1.234,50', 1234.5],
		['1.450', 1450],
		['1.45', 1.45],
		['1 000', 1000],
		['450,-', 450],
		[',5', 0.5],
		['38,', 38],
		['-3', -3],
		['+3', 3],
	])('reads "%s"', (text, zahl) => {
		expect(parseDezimal(text)).toBe(zahl);
	});
	it.each(['a', '', '-', ',', '1,2,3', '1e5', '0x10', 'Infinity', '10 00', '12.34,5', '9'.repeat(21)])(
		'refuses "%s"',
		(text) => {
			expect(parseDezimal(text)).toBeNull();
		},
	);

	it('tells how many places were written, and takes a point before three digits for a decimal sign only in degrees', () => {
		expect(['1.450', '450,505', '38,50', '7'].map((text) => liesZahl(text)?.stellen)).toEqual([0, 3, 1, 0]);
		expect(['50.561', '8,5013', '-8.504123'].map(parseGrad)).toEqual([50.561, 8.5013, -8.504123]);
	});

	it('reads back every amount that formatEuro shows', () => {
		fc.assert(
			fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cent) => {
				const gelesen = parseDezimal(formatEuro(cent).replace(' €', '')) as number;
				expect(Math.round(gelesen * 100)).toBe(cent);
			}),
		);
	});

	it('answers hostile input at once', () => {
		const dauer = rechenzeit(() => {
			parseDezimal(`${'1.'.repeat(500_000)}x`);
			parseDezimal('9'.repeat(1_000_000));
		});
		expect(dauer).toBeLessThan(200);
	});
});

describe('amounts and hours', () => {
	it('shows cents as euros', () => {
		expect(formatEuro(123_450)).toBe('1.234,50 €');
		expect(formatEuro(0)).toBe('0,00 €');
		expect(formatEuro(null)).toBe('');
	});
	it('shows tenths of an hour', () => {
		expect(formatStunden(385)).toBe('38,5');
		expect(formatStunden(390)).toBe('39');
		expect(formatStunden(undefined)).toBe('');
	});
	it('shows plain numbers', () => {
		expect(formatZahl(1_234_567.891)).toBe('1.234.567,89');
		expect(formatZahl(12, 1)).toBe('12');
	});
});
