import { expect, test } from 'vitest';
import { aufSeiten, bindetZeile, type Kasten } from './kasten.ts';

const kasten = (hoehe: number, bindet = false, kopf?: Kasten): Kasten => ({
	...{ hoehe, davor: 0, bindet, setze: () => undefined },
	...(kopf && { kopf }),
});
const hoehen = (kaesten: readonly Kasten[], hoehe: number, erste?: number) =>
	aufSeiten(kaesten, hoehe, erste).map((seite) => seite.map((gestellt) => gestellt.kasten.hoehe));

test('a heading goes on to the next page with what it heads', () => {
	expect(hoehen([kasten(60), kasten(20, true), kasten(30)], 100)).toEqual([[60], [20, 30]]);
});

test('the first page may hold less', () => {
	expect(hoehen([kasten(40), kasten(40), kasten(40)], 100, 50)).toEqual([[40], [40, 40]]);
});

test('what no page holds is parted', () => {
	expect(hoehen([kasten(60, true), kasten(60, true), kasten(60)], 100)).toEqual([[60], [60], [60]]);
});

test('the head of a table stands again', () => {
	const kopf = kasten(10);
	expect(hoehen([kasten(10, true), kasten(80, false, kopf), kasten(50, false, kopf)], 100)).toEqual([
		[10, 80],
		[10, 50],
	]);
});

test('no paragraph leaves a single line on a page', () => {
	const absatz = (zeilen: number) => Array.from({ length: zeilen }, (_, i) => kasten(10, bindetZeile(i, zeilen)));
	expect(hoehen([kasten(80), ...absatz(4)], 100).map((s) => s.length)).toEqual([3, 2]);
	expect(hoehen([kasten(90), ...absatz(4)], 100).map((s) => s.length)).toEqual([1, 4]);
	expect(hoehen([kasten(80), ...absatz(3)], 100).map((s) => s.length)).toEqual([1, 3]);
});
