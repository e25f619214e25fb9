import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import type { Abgeltungsrechnung } from '#domain/recht/urlaubsabgeltung.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { tageIm, teilherkunft } from './herkunft.ts';
import { freigegebenAus, laufzeilen } from './lauf/zeilen.ts';
import { type Geldvertrag, postenwege, type Teile, VERTRAGSLAUFARTEN } from './posten.ts';
import { regelworte } from './regelworte.ts';

const tag = fc.integer({ min: 0, max: 400 }).map((n) => addiereTage('2026-08-15', n));
const cent = fc.option(fc.integer({ min: 0, max: 70_000 }));
const vertrag = (vertragID: string) =>
	fc
		.record({
			von: tag,
			dauer: fc.integer({ min: -1, max: 300 }),
			art: fc.constantFrom('FSJ', 'FOEJ', 'BFD', 'SONSTIGE'),
			...{ taschengeld: cent, geldersatzUnterkunft: cent, geldersatzVerpflegung: cent, estBeitrag: cent },
			...{ zuschussDeutschlandticket: cent, mobilitaetszuschlag: cent },
			isBuchhaltungTraeger: fc.boolean(),
			resturlaubTage: fc.option(fc.integer({ min: 0, max: 120 }).map((halbe) => halbe * 5)),
			diensttageProWoche: fc.integer({ min: 2, max: 12 }).map((halbe) => halbe * 5),
		})
		.map(({ dauer, ...rest }): Geldvertrag => {
			const bis = addiereTage(rest.von, dauer);
			return { ...rest, bis, vertragID, freiwilligerID: 'f', geldaenderungen: [] };
		});

/** Half up, in whole numbers. */
const gerechnet = (voll: number, menge: number): number => Number((2n * BigInt(voll) * BigInt(menge) + 30n) / 60n);

const abgegolten = (voll: number, { tage, diensttageProWoche, monate, wochen }: Abgeltungsrechnung): number => {
	const nenner = BigInt(wochen * diensttageProWoche);
	return Number((2n * BigInt(voll) * BigInt(monate * tage) + nenner) / (2n * nenner));
};

describe('how an amount came about', () => {
	it('adds up to the row, part by part, and can be reckoned from its own numbers', () => {
		fc.assert(
			fc.property(
				fc.tuple(vertrag('v1'), vertrag('v2')),
				fc.tuple(vertrag('v1'), vertrag('v2')),
				fc.constantFrom(...VERTRAGSLAUFARTEN),
				(vorher, nachher, art) => {
					const zeitraum = { von: '2026-08', bis: '2027-12' };
					const posten = (vertraege: readonly Geldvertrag[]) =>
						postenwege(vertraege, art, zeitraum.bis).map(({ wege, ...p }) => ({
							...{ ...p, wege },
							teile: Object.fromEntries(wege.map(({ teil, betrag }) => [teil, betrag])) as Teile,
						}));
					const erster = laufzeilen({ zeitraum, seit: null, posten: posten(vorher), freigegeben: [] });
					const freigegeben = freigegebenAus([{ nr: 1, zeilen: erster }]);
					const jetzt = posten(nachher);
					for (const zeile of laufzeilen({ zeitraum, seit: zeitraum.von, posten: jetzt, freigegeben })) {
						const gleiche = (p: { vertragID: string; monat: string }) =>
							p.vertragID === zeile.vertragID && p.monat === zeile.monat;
						const teile = teilherkunft(jetzt.find(gleiche)?.wege ?? [], freigegeben.find(gleiche)?.teile ?? {});
						expect(teile.reduce((summe, { betrag }) => summe + betrag, 0)).toBe(zeile.betrag);
						for (const { voll, menge, soll, bisher, betrag, teil, abgeltung } of teile) {
							const nachgerechnet = abgeltung ? abgegolten(voll, abgeltung) : gerechnet(voll, menge);
							expect([soll, betrag]).toEqual([nachgerechnet, soll - bisher]);
							expect(betrag).toBe(zeile.teile[teil] ?? 0);
						}
					}
				},
			),
			{ numRuns: oft(300, 30_000) },
		);
	});
	it('names the days of a service in a month', () => {
		expect(tageIm('2026-12', '2026-12-16', '2027-08-31')).toEqual({ von: '2026-12-16', bis: '2026-12-31', anzahl: 16 });
		expect(tageIm('2027-02', '2026-12-16', '2027-08-31')).toEqual({ von: '2027-02-01', bis: '2027-02-28', anzahl: 28 });
		expect(tageIm('2027-09', '2026-12-16', '2027-08-31')).toBeNull();
	});
	it('tells of holiday that is paid out by what it was reckoned, and which law asks for it', () => {
		const ende: Geldvertrag = {
			...{ vertragID: 'v', freiwilligerID: 'f', art: 'FSJ', von: '2026-09-01', bis: '2027-05-14' },
			...{ taschengeld: 45_000, geldersatzUnterkunft: null, geldersatzVerpflegung: null, estBeitrag: null },
			...{ zuschussDeutschlandticket: null, mobilitaetszuschlag: null, geldaenderungen: [] },
			...{ isBuchhaltungTraeger: true, resturlaubTage: 20, diensttageProWoche: 50 },
		};
		const mai = postenwege([ende], 'TASCHENGELD', '2027-05').at(-1) ?? expect.fail();
		const teile = teilherkunft(mai.wege, {});
		expect(teile).toMatchObject([
			{ teil: 'TASCHENGELD', voll: 45_000, menge: 14, betrag: 21_000 },
			{ teil: 'URLAUBSABGELTUNG', voll: 45_000, abgeltung: { tage: 20, diensttageProWoche: 50 }, betrag: 4_154 },
		]);
		expect(regelworte(teile, [], null)).toContainEqual({
			text: 'Urlaub, der nicht mehr zu nehmen war, wird abgegolten: 450,00 € × 3 ÷ (13 × 5) × 2 Tage, einmal kaufmännisch auf den Cent gerundet.',
			stelle: '§ 13a Abs. 5 BFDG; § 13a Abs. 5 JFDG',
			istEingehalten: null,
		});
	});
	it('is the same for what a programme gives', () => {
		// 121,00 € for half a month, of which 121,00 € were claimed before: 60,50 − 121,00.
		expect(
			teilherkunft([{ teil: 'FOERDERUNG', voll: 12_100, menge: 15, betrag: 6_050 }], { FOERDERUNG: 12_100 }),
		).toEqual([{ teil: 'FOERDERUNG', voll: 12_100, menge: 15, soll: 6_050, bisher: 12_100, betrag: -6_050 }]);
	});
});
