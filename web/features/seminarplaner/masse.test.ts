import { expect, test } from 'vitest';
import { achse, breite, lege, monate, stelle, tagAn } from './masse.ts';

const ZYKLUS = achse({ start: '2026-09-01', ende: '2027-08-31' });

test('days stand where they belong, beyond the cycle at its edge', () => {
	expect(ZYKLUS.tage).toBe(365);
	expect([stelle(ZYKLUS, '2026-09-01'), stelle(ZYKLUS, '2026-01-01'), stelle(ZYKLUS, '2028-01-01')]).toEqual([
		0, 0, 100,
	]);
	expect(stelle(ZYKLUS, '2027-03-02')).toBeCloseTo((182 / 365) * 100);
	expect(breite(ZYKLUS, '2026-09-14', '2026-09-18')).toBeCloseTo((5 / 365) * 100);
	expect(breite(ZYKLUS, '2026-09-14', '2026-09-14', 4)).toBeCloseTo((4 / 365) * 100);
	expect([tagAn(ZYKLUS, 0), tagAn(ZYKLUS, 0.5), tagAn(ZYKLUS, 1)]).toEqual(['2026-09-01', '2027-03-02', '2027-08-31']);
	expect(monate(ZYKLUS)).toHaveLength(12);
});

test('bars too near to one another stand in rows of their own', () => {
	const bar = (id: string, von: number) => ({ id, von, bis: von + 12, wort: 100 });
	const { jeID, reihen } = lege([bar('b', 60), bar('a', 0), bar('c', 200)], { heute: null, ganz: 800 });
	expect(reihen).toBe(2);
	expect([...jeID]).toEqual([
		['a', { reihe: 0, links: false }],
		['b', { reihe: 1, links: false }],
		['c', { reihe: 0, links: false }],
	]);
});

test('words stand left of a bar where they would cross today, or the end', () => {
	const bar = (id: string, von: number) => ({ id, von, bis: von + 12, wort: 100 });
	const links = (von: number, heute: number | null) => lege([bar('a', von)], { heute, ganz: 800 }).jeID.get('a')?.links;
	expect([links(250, 300), links(290, 300), links(750, null), links(20, 80)]).toEqual([true, false, true, false]);
});
