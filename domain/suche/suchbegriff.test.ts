import { describe, expect, it } from 'vitest';
import { geburtstagsworte, suchbegriff } from './suchbegriff.ts';

describe('what was typed', () => {
	it.each<[string, string[][]]>([
		['Lena  Hoff', [['lena', 'hoff']]],
		['FSJ26-0087', [['fsj26', '0087']]],
		['lena.h@posteo', [['lenahposteo']]],
		['12.3.2008', [['12032008']]],
		['12.03.', [['1203']]],
		['12.3.08', [['12032008']]],
		['1.1.69', [['01011969']]],
		['2008-03-12', [['20080312']]],
		['2008', [['2008']]],
		['0151 041', [['0151', '041'], ['151041']]],
		['+49 (151) 4', [['49', '151', '4'], ['1514']]],
		['%%', []],
		['😀😀', []],
		["'; drop table event; --", [['drop', 'table', 'event']]],
		['a b c d e f g h', [['a', 'b', 'c', 'd', 'e', 'f']]],
	])('%s', (eingabe, lesarten) => expect(suchbegriff(eingabe)).toEqual(lesarten));

	it('finds a birthday by each way to write it', () => {
		const worte = geburtstagsworte('2008-03-12').split(' ');
		for (const eingabe of ['12.3.2008', '2008-03-12', '12.03.', '2008']) {
			const wort = suchbegriff(eingabe)[0]?.[0] ?? 'nichts';
			expect(worte.some((w) => w.startsWith(wort))).toBe(true);
		}
	});
});
