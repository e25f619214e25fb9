import { describe, expect, it } from 'vitest';
import { abgeltungsformel, rechneAbgeltung } from './urlaubsabgeltung.ts';

const rechne = (taschengeld: number, diensttageProWoche: number, tage: number) =>
	rechneAbgeltung({ taschengeld, tage, diensttageProWoche }, '2026-11-30');

describe('what holiday is paid out by that can’t be taken any more', () => {
	it.each([
		// 450 × 3 / (13 × 5) × 2 = 2700 / 65 = 41.538…
		['450,00 €, fünf Tage pro Woche, zwei Tage', 45_000, 50, 20, 4_154],
		// 450 × 3 / (13 × 4) × 0.5 = 675 / 52 = 12.980…
		['450,00 €, vier Tage pro Woche, ein halber Tag', 45_000, 40, 5, 1_298],
		// 676 × 3 / (13 × 5) × 10 = 20280 / 65 = 312 exactly
		['676,00 €, fünf Tage pro Woche, zehn Tage', 67_600, 50, 100, 31_200],
		// 0.65 × 3 / (13 × 5) × 0.5 = 0.015: half a cent goes up
		['0,65 €, fünf Tage pro Woche, ein halber Tag', 65, 50, 5, 2],
		['kein Taschengeld', 0, 50, 100, 0],
	])('%s', (_, taschengeld, woche, tage, betrag) => {
		expect(rechne(taschengeld, woche, tage).betrag).toBe(betrag);
	});

	it('is written as one would reckon it, with the law that asks for it', () => {
		const rechnung = rechne(45_000, 45, 25);
		expect(abgeltungsformel(rechnung)).toBe('450,00 € × 3 ÷ (13 × 4,5) × 2,5 Tage');
		expect(abgeltungsformel(rechne(45_000, 50, 10))).toBe('450,00 € × 3 ÷ (13 × 5) × 1 Tag');
		expect(rechnung.stelle).toBe('§ 13a Abs. 5 BFDG; § 13a Abs. 5 JFDG');
	});
});
