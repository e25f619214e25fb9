import { expect, test } from 'vitest';
import { nachbarn } from './nachbarn.ts';

const liste =
	(...ids: (string | undefined)[]) =>
	(position: number) =>
		ids[position];

test('those before and behind', () => {
	expect(nachbarn('b', 1, 3, liste('a', 'b', 'c'))).toEqual({ davor: 0, danach: 2 });
});

test('none at the ends', () => {
	expect(nachbarn('a', 0, 2, liste('a', 'b'))).toEqual({ davor: null, danach: 1 });
	expect(nachbarn('b', 1, 2, liste('a', 'b'))).toEqual({ davor: 0, danach: null });
});

test('rows of the same volunteer are passed over', () => {
	expect(nachbarn('b', 2, 5, liste('a', 'b', 'b', 'b', 'c'))).toEqual({ davor: 0, danach: 4 });
});

test('who has left the list is followed by who took his place', () => {
	expect(nachbarn('b', 1, 2, liste('a', 'c'))).toEqual({ davor: 0, danach: 1 });
	expect(nachbarn('b', 1, 1, liste('a'))).toEqual({ davor: 0, danach: null });
});

test('what is not loaded yet is no neighbour', () => {
	expect(nachbarn('b', 1, 9, liste('a', 'b', undefined))).toEqual({ davor: 0, danach: null });
});
