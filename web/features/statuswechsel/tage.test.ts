import { expect, test } from 'vitest';
import { ganzeTage, tagesname } from './tage.ts';

test('days are named by their distance', () => {
	expect(tagesname('2026-08-19', '2026-08-19')).toBe('Heute, 19.08.2026');
	expect(tagesname('2026-08-18', '2026-08-19')).toBe('Gestern, 18.08.2026');
	expect(tagesname('2026-08-01', '2026-08-19')).toBe('01.08.2026');
});

test('only days that lie wholly on the page are counted', () => {
	const zeiten = ['2026-08-19T08:00:00Z', '2026-08-18T22:30:00Z', '2026-08-18T10:00:00Z', '2026-08-17T10:00:00Z'];
	const tage = (davor: boolean, danach: boolean) => Object.fromEntries(ganzeTage(zeiten, { davor, danach }));
	expect(tage(false, false)).toEqual({ '2026-08-19': 2, '2026-08-18': 1, '2026-08-17': 1 });
	expect(tage(true, true)).toEqual({ '2026-08-18': 1 });
});
