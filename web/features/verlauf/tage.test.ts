import { expect, test } from 'vitest';
import { nachTagen } from './tage.ts';

const am = (zeit: string) => ({ zeit });

test('days are those of Germany, named by their distance', () => {
	const eintraege = [am('2026-08-18T22:30:00.000Z'), am('2026-08-18T20:00:00.000Z'), am('2026-08-17T08:00:00.000Z')];
	expect(nachTagen(eintraege, '2026-08-19').map(({ heading }) => heading)).toEqual([
		'Heute, 19.08.2026',
		'Gestern, 18.08.2026',
		'Montag, 17.08.2026',
	]);
});
