import { describe, expect, test } from 'vitest';
import { parseDate } from './parse-date.ts';

describe('typed dates', () => {
	test.each([
		['1.9.2026', '2026-09-01'],
		['01.09.2026', '2026-09-01'],
		['01.09.26', '2026-09-01'],
		['01092026', '2026-09-01'],
		[' 29.02.2024 ', '2024-02-29'],
		['14.03.08', '2008-03-14'],
		['14.03.61', '1961-03-14'],
		['14.03.55', '2055-03-14'],
	])('%s is %s', (text, expected) => {
		expect(parseDate(text, 2026)).toBe(expected);
	});

	test.each(['', '31.02.2026', '29.02.2026', '1.13.2026', '0.1.2026', '2026-09-01', 'morgen'])(
		'%s is no date',
		(text) => {
			expect(parseDate(text, 2026)).toBeNull();
		},
	);
});
