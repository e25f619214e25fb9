import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monateBis } from '#domain/recht/monate.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { type Geldterme, geldaenderung, geldtermeAm } from './geldterme.ts';

const ANFANG: Geldterme = {
	taschengeld: 45_000,
	geldersatzUnterkunft: null,
	geldersatzVerpflegung: null,
	zuschussDeutschlandticket: 3_000,
	mobilitaetszuschlag: null,
	estBeitrag: 40_000,
};
const MONATE = monateBis('2026-09', '2027-08');

/** The contract after these changes, each of the contribution. */
function nach(...schritte: readonly [gueltigAb: string, estBeitrag: number][]) {
	let terme = ANFANG;
	const geldaenderungen = schritte.flatMap(([gueltigAb, estBeitrag]) => {
		const eine = geldaenderung(terme, { estBeitrag }, gueltigAb);
		terme = { ...terme, estBeitrag };
		return eine ?? [];
	});
	return { ...terme, geldaenderungen };
}
const beitrag = (vertrag: ReturnType<typeof nach>, monat: string) => geldtermeAm(vertrag, monat).estBeitrag;

describe('the terms of a month', () => {
	it('are those of the contract where nothing changed', () => {
		expect(geldtermeAm(nach(), '2026-11')).toEqual(ANFANG);
	});
	it('change with the month that was named, and only what was named', () => {
		const vertrag = nach(['2027-01-01', 42_000]);
		expect([beitrag(vertrag, '2026-12'), beitrag(vertrag, '2027-01')]).toEqual([40_000, 42_000]);
		expect(geldtermeAm(vertrag, '2027-01')).toEqual({ ...ANFANG, estBeitrag: 42_000 });
	});
	it('go by the later word: a change that counts earlier replaces one that counts later', () => {
		const vertrag = nach(['2027-01-01', 42_000], ['2026-12-01', 43_000]);
		expect(MONATE.map((monat) => beitrag(vertrag, monat))).toEqual([
			...Array(3).fill(40_000),
			...Array(9).fill(43_000),
		]);
	});
	it('that stay the same are no change', () => {
		expect(geldaenderung(ANFANG, { estBeitrag: 40_000 }, '2027-01-01')).toBeNull();
	});
	it('are what a calendar says in which every change overwrites all months from its own on', () => {
		const schritt = fc.tuple(fc.constantFrom(...MONATE), fc.constantFrom(40_000, 41_000, 42_000));
		fc.assert(
			fc.property(fc.array(schritt, { maxLength: 8 }), (schritte) => {
				const kalender = new Map(MONATE.map((monat) => [monat, 40_000]));
				let zuletzt = 40_000;
				for (const [ab, betrag] of schritte) {
					// Whoever writes what stands there already says nothing.
					if (betrag !== zuletzt) for (const monat of MONATE) if (monat >= ab) kalender.set(monat, betrag);
					zuletzt = betrag;
				}
				const vertrag = nach(...schritte.map(([ab, betrag]) => [`${ab}-01`, betrag] as [string, number]));
				expect(new Map(MONATE.map((monat) => [monat, beitrag(vertrag, monat)]))).toEqual(kalender);
			}),
			{ numRuns: oft(300, 30_000) },
		);
	});
});
