import { describe, expect, test } from 'vitest';
import { calendar, daysBetween, nextDay } from './kalender.ts';

describe('calendar of a cycle', () => {
	const { months, at } = calendar('2026-09-01', '2027-08-31');

	test('runs from June before to August after', () => {
		expect(months).toHaveLength(15);
		expect([months[0]?.key, months.at(-1)?.key]).toEqual(['2026-06-01', '2027-08-01']);
		expect(months.reduce((sum, month) => sum + month.width, 0)).toBeCloseTo(100, 6);
	});

	test('places days and holds those outside at its edges', () => {
		expect(at('2026-06-01')).toBe(0);
		expect(at('2027-09-01')).toBe(100);
		expect([at('2020-01-01'), at('2030-01-01')]).toEqual([0, 100]);
	});

	test('counts days across the change of clocks', () => {
		expect(daysBetween('2026-08-19', '2026-09-01')).toBe(13);
		expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
		expect(nextDay('2027-08-31')).toBe('2027-09-01');
	});
});
