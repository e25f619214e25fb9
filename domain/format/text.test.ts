import { describe, expect, it } from 'vitest';
import { kuerze, nummeriereNeu } from './text.ts';

describe('kuerze', () => {
	it.each([
		['abcdef', 3, 'abc...'],
		['abc', 3, 'abc'],
		['👍👍👍', 3, '👍👍👍'],
		['👍👍👍', 2, '👍👍...'],
	])('%s to %i', (text, laenge, erwartet) => {
		expect(kuerze(text, laenge)).toBe(erwartet);
	});
});

it('nummeriereNeu keeps the order and closes the gaps', () => {
	const liste = [
		{ id: 'a', pos: 5 },
		{ id: 'b', pos: 9 },
		{ id: 'c', pos: 2 },
	];
	expect(nummeriereNeu(liste)).toEqual([
		{ id: 'a', pos: 1 },
		{ id: 'b', pos: 2 },
		{ id: 'c', pos: 3 },
	]);
});
