import { describe, expect, test } from 'vitest';
import { formatSort, parseSort } from './columns.ts';
import { clampWidth, completeOrder, moveColumn, shownColumns } from './table-view.ts';

const COLUMNS = [
	{ id: 'name', pinned: true },
	{ id: 'status' },
	{ id: 'ort', minWindow: 1600 },
	{ id: 'region', optional: true },
];

describe('column order', () => {
	test('columns added since the order was stored come last', () => {
		expect(completeOrder(['status', 'name'], COLUMNS)).toEqual(['status', 'name', 'ort', 'region']);
	});
	test('columns that no longer exist are dropped', () => {
		expect(completeOrder(['alt', 'region'], COLUMNS)).toEqual(['region', 'name', 'status', 'ort']);
	});
	test('a column moves to the place of another, in both directions', () => {
		expect(moveColumn(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
		expect(moveColumn(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
		expect(moveColumn(['a', 'b'], 'a', 'x')).toEqual(['a', 'b']);
	});
});

describe('column visibility', () => {
	test('what the rows are sorted by is seen in any case', () => {
		expect(shownColumns({ ort: false }, COLUMNS, 0, 'ort')).toMatchObject({ ort: true, region: false });
		expect(shownColumns({}, COLUMNS, 0, 'region')).toMatchObject({ ort: false, region: true });
	});
	test('narrow windows hide what is least important, optional columns stay hidden', () => {
		expect(shownColumns({}, COLUMNS, 1360)).toEqual({ name: true, status: true, ort: false, region: false });
		expect(shownColumns({}, COLUMNS, 1600)).toEqual({ name: true, status: true, ort: true, region: false });
	});
	test('a choice wins over the window, but pinned columns can not be hidden', () => {
		expect(shownColumns({ ort: true, status: false, name: false }, COLUMNS, 0)).toEqual({
			name: true,
			status: false,
			ort: true,
			region: false,
		});
	});
	test('widths stay within 48 and 800', () => {
		expect([clampWidth(3), clampWidth(150.4), clampWidth(9999)]).toEqual([48, 150, 800]);
	});
});

describe('sort parameter', () => {
	test.each(['name', '-beworbenAm'])('%s survives the round trip', (param) => {
		const sort = parseSort(param);
		expect(sort && formatSort(sort)).toBe(param);
	});
	test('a leading minus is descending, nothing is no sorting', () => {
		expect(parseSort('-name')).toEqual({ id: 'name', desc: true });
		expect(parseSort(undefined)).toBeNull();
	});
});
