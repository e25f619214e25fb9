import { expect, test } from 'vitest';
import { istSprung } from './sprung.ts';

test.each([
	[4, 8, false],
	[4, 9, true],
	[4, 2, false],
	[4, 1, true],
	[3, 1, true],
	[1, 0, true],
	[0, 9, false],
	[null, 9, false],
])('from %o to %o asks: %o', (bisher, wert, fragt) => {
	expect(istSprung(bisher, wert)).toBe(fragt);
});
