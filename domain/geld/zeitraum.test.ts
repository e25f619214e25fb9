import { describe, expect, test } from 'vitest';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { foerderzeitraum, liesZeitraum } from './zeitraum.ts';

describe('a period', () => {
	test.each([
		['2026-Q1', '2026-01', '2026-03'],
		['2026-Q4', '2026-10', '2026-12'],
		['2026-H1', '2026-01', '2026-06'],
		['2026-H2', '2026-07', '2026-12'],
		['2026-01_2026-03', '2026-01', '2026-03'],
		['2026-11_2027-02', '2026-11', '2027-02'],
		['2026-11_2026-11', '2026-11', '2026-11'],
	])('%s', (text, von, bis) => {
		expect(liesZeitraum(text)).toEqual({ von, bis });
	});
	test.each([
		'',
		'2026',
		'2026-Q5',
		'2026-Q0',
		'2026-H3',
		'2026-13_2026-14',
		'2026-03_2026-01',
		'2026-Q1 ',
		'2026-q1',
		'2026-00_2026-01',
		'0000-Q1',
		'1999-H2',
		'9999-01_9999-02',
	])('%j is none', (text) => {
		expect(() => liesZeitraum(text)).toThrow(Abgelehnt);
		try {
			liesZeitraum(text);
		} catch (fehler) {
			expect((fehler as Abgelehnt).verstoesse).toMatchObject([
				{ http: 422, text: 'Bitte geben Sie einen Zeitraum wie 2026-Q1, 2026-H1 oder 2026-01_2026-03 an.' },
			]);
		}
	});
});

test('programmes are claimed for a quarter, unless more than a month is named', () => {
	const monat = (einer: string) => foerderzeitraum({ von: einer, bis: einer });
	expect([monat('2026-01'), monat('2026-12')]).toEqual([
		{ von: '2026-01', bis: '2026-03' },
		{ von: '2026-10', bis: '2026-12' },
	]);
	expect(foerderzeitraum({ von: '2026-02', bis: '2026-05' })).toEqual({ von: '2026-02', bis: '2026-05' });
});
