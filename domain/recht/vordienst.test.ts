import { describe, expect, it } from 'vitest';
import { vordienstErlaubt } from './vordienst.ts';

const NEU = { von: '2026-09-01', bis: '2027-08-31' };
const UE27 = { max: 18, art: 'BFD', geburtsdatum: '1990-05-04' } as const;

/** Table: Freiwilliger, vordienst. */
describe('Vordienst', () => {
	it.each([
		['18 months that ended five years ago and more', { von: '2019-01-01', bis: '2020-06-30' }, UE27, true],
		['18 months that ended later', { von: '2022-01-01', bis: '2023-06-30' }, UE27, false],
		['the day five years are over', { von: '2020-03-01', bis: '2021-08-31' }, UE27, true],
		['the day before', { von: '2020-03-02', bis: '2021-09-01' }, UE27, false],
		['the maximum not reached, however long ago', { von: '2010-01-01', bis: '2010-12-31' }, UE27, false],
		['six months and twelve', { von: '2025-01-01', bis: '2025-06-30' }, UE27, true],
		[
			'under 27 nothing is forgotten',
			{ von: '2019-01-01', bis: '2020-06-30' },
			{ ...UE27, geburtsdatum: '1999-09-02' },
			false,
		],
		['nor in an FSJ', { von: '2019-01-01', bis: '2020-06-30' }, { ...UE27, art: 'FSJ' }, false],
		[
			'nor of somebody whose age nobody knows',
			{ von: '2019-01-01', bis: '2020-06-30' },
			{ max: 18, art: 'BFD' },
			false,
		],
		['24 months of a Sonderkonzept', { von: '2025-01-01', bis: '2025-12-31' }, { ...UE27, max: 24 }, true],
	] as const)('%s', (_titel, frueher, grenzen, erlaubt) => {
		expect(vordienstErlaubt([frueher], NEU, grenzen)).toBe(erlaubt);
	});

	it('adds up all of them, in whatever order they are told', () => {
		const sechs = { von: '2022-03-01', bis: '2022-08-31' };
		const eins = { von: '2024-09-01', bis: '2024-09-30' };
		expect(vordienstErlaubt([sechs], NEU, UE27)).toBe(true);
		expect(vordienstErlaubt([eins, sechs], NEU, UE27)).toBe(false);
		expect(vordienstErlaubt([], NEU, UE27)).toBe(true);
	});

	it('begins anew only with the five years, and then counts again', () => {
		const voll = { von: '2018-01-01', bis: '2019-06-30' };
		const danach = { von: '2025-01-01', bis: '2025-06-30' };
		expect(vordienstErlaubt([danach, voll], NEU, UE27)).toBe(true);
		expect(vordienstErlaubt([voll, { ...danach, bis: '2025-07-31' }], NEU, UE27)).toBe(false);
	});
});
