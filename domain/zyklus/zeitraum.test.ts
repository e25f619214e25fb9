import { expect, test } from 'vitest';
import { erstesJahr, letzterTag, ueberschneidungen, verschobenesEnde } from './zeitraum.ts';

const JAHR = { start: '2026-09-01', ende: '2027-08-31' };

test('the end goes along with the beginning, however long the cycle was', () => {
	expect(verschobenesEnde(JAHR, '2027-08-01')).toBe('2028-07-31');
	expect(verschobenesEnde({ start: '2026-09-01', ende: '2028-02-29' }, '2025-09-01')).toBe('2027-02-28');
	// What was no number of months, or no period at all, becomes a year.
	expect(verschobenesEnde({ start: '2026-09-01', ende: '2027-08-15' }, '2027-09-01')).toBe('2028-08-31');
	expect(verschobenesEnde({ start: '', ende: '' }, '2027-09-01')).toBe(letzterTag('2027-09-01'));
});

test('a first cycle is offered from the September that is worth it', () => {
	expect(['2026-03-01', '2026-09-01', '2026-11-30', '2026-12-01'].map(erstesJahr)).toEqual([2026, 2026, 2026, 2027]);
});

test('cycles that share a day', () => {
	const andere = [
		{ id: 'davor', start: '2025-09-01', ende: '2026-08-31' },
		{ id: 'am Rand', start: '2025-10-01', ende: '2026-09-01' },
		{ id: 'darin', start: '2027-01-01', ende: '2027-01-31' },
		{ id: 'danach', start: '2027-09-01', ende: '2028-08-31' },
	];
	expect(ueberschneidungen(JAHR, andere).map(({ id }) => id)).toEqual(['am Rand', 'darin']);
});
