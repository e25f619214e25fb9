import { expect, test } from 'vitest';
import { groesster, haengeAn, kleinster } from './beliebig-viele.ts';

const VIELE = Array.from({ length: 1_000_000 }, (_, i) => i);

test('a million is no more than two', () => {
	expect([groesster(VIELE), kleinster(VIELE)]).toEqual([999_999, 0]);
	const liste = [-1];
	haengeAn(liste, VIELE);
	expect([liste.length, liste.at(-1)]).toEqual([1_000_001, 999_999]);
});

test('none has neither, as Math has it', () => {
	expect([groesster([]), kleinster([])]).toEqual([Math.max(), Math.min()]);
});
