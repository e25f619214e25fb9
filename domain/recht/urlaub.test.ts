import { describe, expect, it } from 'vitest';
import { mindesturlaub, rechneUrlaub, resttext, ueblicherUrlaub } from './urlaub.ts';

const ERWACHSEN = '2000-01-01';

/** Table: Vertrag, Holiday minimum. */
describe('Mindesturlaub', () => {
	it.each([
		['12 months', ERWACHSEN, '2026-09-01', '2027-08-31', 50, 20],
		['12 full months and a half', ERWACHSEN, '2026-08-15', '2027-08-31', 50, 20],
		['13 full months', ERWACHSEN, '2026-08-01', '2027-08-31', 50, 22],
		['7 full months', ERWACHSEN, '2026-09-01', '2027-03-31', 50, 12],
		['6 months', ERWACHSEN, '2026-09-01', '2027-02-28', 50, 10],
		['4 days a week', ERWACHSEN, '2026-09-01', '2027-08-31', 40, 16],
		['3 days a week', ERWACHSEN, '2026-09-01', '2027-08-31', 30, 12],
		['16 on 1 January', '2010-01-01', '2026-09-01', '2027-08-31', 50, 23],
		['17 on 1 January', '2009-01-01', '2026-09-01', '2027-08-31', 50, 21],
		['15 on 1 January', '2010-10-01', '2026-09-01', '2027-08-31', 50, 25],
		['11 months', ERWACHSEN, '2026-10-01', '2027-08-31', 50, 18],
		['10.5 months miss one full month', ERWACHSEN, '2026-09-15', '2027-07-31', 50, 18],
		['17 on 1 January, of age before the first day', '2008-06-01', '2026-09-01', '2027-08-31', 50, 20],
		['of age on the first day', '2008-09-01', '2026-09-01', '2027-08-31', 50, 20],
		['of age the day after it', '2008-09-02', '2026-09-01', '2027-08-31', 50, 21],
		['unknown birth date', null, '2026-09-01', '2027-08-31', 50, 20],
		['six days a week', ERWACHSEN, '2026-09-01', '2027-08-31', 60, 24],
		['before § 13a: what was agreed', ERWACHSEN, '2024-05-28', '2025-05-27', 50, 0],
		['the first day of § 13a', ERWACHSEN, '2024-05-29', '2025-05-28', 50, 20],
	])('%s', (_titel, geburtsdatum, von, bis, diensttage, tage) => {
		expect(mindesturlaub({ geburtsdatum, von, bis, diensttage })).toBe(tage);
	});

	it('leaves a rest below half a day, to be said', () => {
		const grundlage = { geburtsdatum: ERWACHSEN, von: '2026-10-01', bis: '2027-08-31', diensttage: 50 };
		expect(rechneUrlaub(grundlage)).toMatchObject({ tage: 18, rest: 0.33 });
		expect(resttext(rechneUrlaub(grundlage))).toBe('zusätzlich 0,33 Tage');
		expect(resttext(rechneUrlaub({ ...grundlage, von: '2026-09-01' }))).toBeNull();
	});
});

describe('Vorgabe des Trägers, 26 Tage', () => {
	it.each([
		['2026-09-01', '2027-08-31', 50, 26],
		['2026-09-01', '2027-08-31', 40, 21],
		['2026-09-01', '2027-02-28', 50, 13],
		['2026-09-01', '2027-03-31', 50, 15],
		['2026-08-01', '2027-08-31', 50, 28],
	])('%s to %s, %i tenths of a day → %i', (von, bis, diensttage, tage) => {
		expect(ueblicherUrlaub(26, { von, bis, diensttage })).toBe(tage);
	});
});
