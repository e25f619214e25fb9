import { expect, test } from 'vitest';
import { letzteWochen } from './wochen.ts';

test('ten weeks, empty ones too, the last one running', () => {
	const wochen = letzteWochen([{ woche: '2026-33', anzahl: 52 }], '2026-08-19');
	expect(wochen.map(({ nummer }) => nummer)).toEqual(['25', '26', '27', '28', '29', '30', '31', '32', '33', '34']);
	expect(wochen.at(-2)).toEqual({ key: '2026-33', nummer: '33', anzahl: 52, laeuft: false });
	expect(wochen.at(-1)).toEqual({ key: '2026-34', nummer: '34', anzahl: 0, laeuft: true });
});

test('the turn of the year follows ISO 8601', () => {
	const keys = letzteWochen([], '2027-01-05').map(({ key }) => key);
	// 2026 has 53 weeks; 1 January 2027 is a Friday.
	expect(keys.slice(-3)).toEqual(['2026-52', '2026-53', '2027-01']);
});
