import { expect, test } from 'vitest';
import { gebeten } from './retry-after.ts';

const JETZT = Date.parse('2026-11-26T12:00:00Z');

test.each([
	['120', 120],
	['0', 0],
	['Thu, 26 Nov 2026 12:01:30 GMT', 90],
	['Thu, 26 Nov 2026 11:00:00 GMT', 0],
	['-5', null],
	['1.5', null],
	['bald', null],
	['2026', 2026],
	['2026-11-26', null],
	['99999999', null],
])('Retry-After: %s asks for %s seconds', (wert, sekunden) => {
	expect(gebeten(new Headers({ 'retry-after': wert }), JETZT)).toBe(sekunden);
});

test('an answer that asks for nothing', () => {
	expect(gebeten(new Headers(), JETZT)).toBeNull();
});
