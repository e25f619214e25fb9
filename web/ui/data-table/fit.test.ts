import { expect, test } from 'vitest';
import { fitted, grown } from './fit.ts';

const COLUMNS = [
	{ id: 'name', size: 150, fixed: false },
	{ id: 'status', size: 182, fixed: true },
	{ id: 'ort', size: 122, fixed: false },
];

test('a column gives up the room it doesn’t need, and never takes more than it is meant to', () => {
	expect(fitted(COLUMNS, { name: 120, status: 90, ort: 300 })).toEqual({ name: 120 });
});

test('a width the user gave stays, and so does one nothing was measured for', () => {
	expect(fitted(COLUMNS, { status: 10 })).toEqual({});
});

test('from page to page columns only grow', () => {
	const before = { name: 120, ort: 80 };
	expect(grown(before, { name: 110, ort: 95 })).toEqual({ name: 120, ort: 95 });
	expect(grown(before, { name: 120, ort: 60 })).toBe(before);
});
