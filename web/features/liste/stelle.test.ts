import { expect, test } from 'vitest';
import { zeileVon } from './stelle.ts';

test('who comes back goes on at what was opened, wherever it stands by now', () => {
	expect(zeileVon({ ids: ['c', 'd'], position: 52 }, ['a', 'b', 'c', 'd'], 50)).toBe(2);
	expect(zeileVon({ ids: ['c', 'd'], position: 52 }, ['x', 'a', 'b', 'c'], 50)).toBe(3);
});

test('of several rows of one volunteer, at the one that was opened', () => {
	expect(zeileVon({ ids: ['b'], position: 2 }, ['a', 'b', 'b', 'c'], 0)).toBe(2);
});

test('where it has left the list, at what followed it there', () => {
	expect(zeileVon({ ids: ['c', 'd', 'e'], position: 2 }, ['a', 'b', 'e', 'f'], 0)).toBe(2);
	expect(zeileVon({ ids: ['c'], position: 2 }, ['a', 'b'], 0)).toBe(-1);
});
