import { expect, test } from 'vitest';
import { fitted, grown } from './fit.ts';

const COLUMNS = [
	{ id: 'name', size: 150, fixed: false, whole: false },
	{ id: 'status', size: 182, fixed: true, whole: false },
	{ id: 'ort', size: 122, fixed: false, whole: false },
	{ id: 'beginn', size: 88, fixed: false, whole: true },
];

test('where it is tight a column gives up the room it doesn’t need; text never takes more than it is meant to', () => {
	const held = { name: 120, status: 90, ort: 300, beginn: 80 };
	expect(fitted(COLUMNS, held, true)).toEqual({ name: 120, beginn: 80 });
	expect(fitted(COLUMNS, held, false)).toEqual({});
});

test('figures and dates are never cut off', () => {
	expect(fitted(COLUMNS, { beginn: 92 }, false)).toEqual({ beginn: 92 });
	expect(fitted(COLUMNS, { beginn: 92 }, true)).toEqual({ beginn: 92 });
});

test('a width the user gave stays, and so does one nothing was measured for', () => {
	expect(fitted(COLUMNS, { status: 10 }, true)).toEqual({});
});

test('from page to page columns only grow', () => {
	const before = { name: 120, ort: 80 };
	expect(grown(before, { name: 110, ort: 95 })).toEqual({ name: 120, ort: 95 });
	expect(grown(before, { name: 120, ort: 60 })).toBe(before);
});
