import { describe, expect, it } from 'vitest';
import { type Geldvertrag, postenVon, summeVon } from './posten.ts';

const VERTRAG: Geldvertrag = {
	...{ vertragID: 'v1', freiwilligerID: 'f', art: 'FSJ', von: '2026-09-01', bis: '2027-08-31' },
	...{ taschengeld: 45_000, geldersatzUnterkunft: 10_001, geldersatzVerpflegung: 15_000 },
	...{ zuschussDeutschlandticket: 3_000, mobilitaetszuschlag: 1_000, estBeitrag: 40_000 },
	...{ geldaenderungen: [], isBuchhaltungTraeger: true, resturlaubTage: null, diensttageProWoche: 50 },
};
const monatlich = (vertraege: readonly Geldvertrag[], art: Parameters<typeof postenVon>[1], bis = '2027-12') =>
	postenVon(vertraege, art, bis).map(({ vertragID, monat, teile }) => [vertragID, monat, summeVon(teile)]);

describe('what a month comes to', () => {
	it('is a share of what is paid by the day, and the whole of what is paid for a month begun', () => {
		const [erster, zweiter] = postenVon([{ ...VERTRAG, von: '2026-09-15' }], 'TASCHENGELD', '2026-10');
		// 16/30 of 450,00 €, 100,01 € (53,338…), 150,00 €.
		expect(erster).toEqual({
			...{ vertragID: 'v1', freiwilligerID: 'f', monat: '2026-09', anteil: 16 },
			teile: {
				...{ TASCHENGELD: 24_000, UNTERKUNFT: 5_334, VERPFLEGUNG: 8_000 },
				...{ DEUTSCHLANDTICKET: 3_000, MOBILITAET: 1_000 },
			},
		});
		expect(summeVon(zweiter?.teile ?? {})).toBe(74_001);
	});
	it('two contracts share has what is paid once from the earlier of them', () => {
		const zweiter = { ...VERTRAG, vertragID: 'v2', von: '2026-10-16', bis: '2026-11-30', mobilitaetszuschlag: 2_000 };
		const erster = { ...VERTRAG, bis: '2026-10-15', geldersatzUnterkunft: null, geldersatzVerpflegung: null };
		const ohneErsatz = { ...zweiter, geldersatzUnterkunft: null, geldersatzVerpflegung: null };
		expect(monatlich([ohneErsatz, erster], 'TASCHENGELD')).toEqual([
			['v1', '2026-09', 49_000],
			['v1', '2026-10', 26_500],
			['v2', '2026-10', 22_500],
			['v2', '2026-11', 50_000],
		]);
	});
	it('is paid by whoever keeps the books', () => {
		expect(postenVon([{ ...VERTRAG, isBuchhaltungTraeger: false }], 'TASCHENGELD', '2027-08')).toEqual([]);
	});
	it('is charged to the site by the kind of service', () => {
		const arten = ['FSJ', 'FOEJ', 'BFD', 'SONSTIGE'] as const;
		const vertraege = arten.map((art) => ({ ...VERTRAG, vertragID: art, art, bis: '2026-09-10' }));
		expect(monatlich(vertraege, 'EST_FSJ')).toEqual([
			['FOEJ', '2026-09', 13_333],
			['FSJ', '2026-09', 13_333],
		]);
		expect(monatlich(vertraege, 'EST_BFD')).toEqual([['BFD', '2026-09', 13_333]]);
	});
	it('that comes to nothing is no row', () => {
		expect(postenVon([{ ...VERTRAG, estBeitrag: null }], 'EST_FSJ', '2027-08')).toEqual([]);
		expect(postenVon([{ ...VERTRAG, estBeitrag: 0 }], 'EST_FSJ', '2027-08')).toEqual([]);
	});
});
