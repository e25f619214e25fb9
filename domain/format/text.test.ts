import { describe, expect, it } from 'vitest';
import { alsSatz, kuerze, nummeriereNeu } from './text.ts';

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

describe('alsSatz', () => {
	it('ends with one full stop, whatever it names last', () => {
		expect(alsSatz('Sie sind im Dienst bei TV Gießen')).toBe('Sie sind im Dienst bei TV Gießen.');
		expect(alsSatz('1 E-Mail: Freiwilligendienste Nord e. V.')).toBe('1 E-Mail: Freiwilligendienste Nord e. V.');
	});
});
