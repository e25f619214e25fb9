import { describe, expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

describe('typed numbers', () => {
	test.each([
		['12', 0, 12],
		[' 007 ', 0, 7],
		['5,00', 0, 5],
		['1.234', 0, 1234],
		['1.234', 2, 1234],
		['1 234 567', 0, 1_234_567],
		['1.234,50 €', 2, 1234.5],
		['€ 450', 2, 450],
		['450,- EUR', 2, 450],
		['12,–', 2, 12],
		['38,5', 1, 38.5],
		['38.5', 1, 38.5],
		['12.50', 2, 12.5],
		['0.1250', 3, 0.125],
		['8.504', 6, 8.504],
		['50,561234', 6, 50.561234],
		[',5', 1, 0.5],
		['12,', 1, 12],
		['12.', 1, 12],
		['-4', 0, -4],
		['−4', 0, -4],
		['-0', 0, 0],
	])('%s with %d places is %d', (text, decimals, expected) => {
		expect(parseNumber(text, decimals)).toBe(expected);
	});

	test('its unit may stand behind it', () => {
		expect(parseNumber('38,5 h', 1, 'h')).toBe(38.5);
		expect(parseNumber('14 Tage', 0, 'Tage')).toBe(14);
	});

	test.each([
		['', 2],
		['-', 2],
		[',', 2],
		['€', 2],
		['zwölf', 0],
		['38,5', 0],
		['1,234', 2],
		['12.34.56', 2],
		['1.23.456', 2],
		['1234.567', 2],
		['12,5 Std.', 1],
		['12-14', 0],
		['1e3', 0],
		['٣', 0],
	])('%s with %d places is none', (text, decimals) => {
		expect(parseNumber(text, decimals)).toBeNull();
	});
});
