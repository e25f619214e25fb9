import { expect, test } from 'vitest';
import type { Block } from './queries.ts';
import { rest } from './rest.ts';

const stand = (anerkannt: number, pruefung: number, geplant: number) =>
	({ anerkannt, pruefung, geplant, offen: 0, nichtMehrErreichbarAb: null, danach: 0, istVerplant: false }) as const;
const teil = (seminartypID: string, anerkannt: number, pruefung: number, geplant: number) => ({
	...{ seminartypID, seminartyp: seminartypID, mindestens: 5 },
	stand: stand(anerkannt, pruefung, geplant),
});
const block = (alles: ReturnType<typeof stand>, teile: Block['teile'], pflicht = 25) => ({
	stand: alles,
	pflicht,
	teile,
});

test('what goes beyond the parts is free to choose, what is recognised first', () => {
	const teile = [teil('EINFUEHRUNG', 7, 0, 0), teil('ZWISCHEN', 3, 4, 0), teil('ABSCHLUSS', 0, 0, 5)];
	// 2 of 7 are left, 2 of 4, none of 5; and 3 own ones.
	const frei = rest(block(stand(13, 4, 5), teile));
	expect(frei?.mindestens).toBe(10);
	expect(frei?.stand).toMatchObject({ anerkannt: 5, pruefung: 2, geplant: 0, offen: 5, istVerplant: false });
});

test('more than the rest asks for is not shown, and without parts or rest there is none', () => {
	const voll = rest(block(stand(5, 0, 30), [teil('POLITISCHE_BILDUNG', 5, 0, 0)]));
	expect(voll?.stand).toMatchObject({ anerkannt: 0, geplant: 20, offen: 20, istVerplant: true });
	expect(rest(block(stand(5, 0, 0), []))).toBeNull();
	expect(rest(block(stand(0, 0, 0), [teil('EINFUEHRUNG', 0, 0, 0)], 5))).toBeNull();
});
