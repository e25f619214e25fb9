import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addiereTage, begonneneMonate } from '#domain/datum.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { teilherkunft } from '../herkunft.ts';
import { freigegebenAus, type Laufzeile, laufzeilen } from '../lauf/zeilen.ts';
import { type Abrufdienst, abrufposten } from './abruf.ts';
import { EINHEITEN, MONATSREGELN } from './arten.ts';
import { FOERDERVORGABEN, type Foerderregel, foerderregel } from './programm.ts';
import { foerderregelworte } from './regelworte.ts';
import { alsRechenweg, foerderweg } from './weg.ts';

const felder = FOERDERVORGABEN.get('BAFZA_BEGLEITUNG');
if (!felder) throw new Error('Vorgabe fehlt');
const BAFZA: Foerderregel = foerderregel({ id: 'BAFZA_BEGLEITUNG', ...felder });
const ERIKA: Abrufdienst = {
	...{ vertragID: 'v1', freiwilligerID: 'f', von: '2025-09-10', bis: '2026-10-14', art: 'BFD', dienstartID: 'bfd' },
	...{ geburtsdatum: '2007-03-01', wohnland: 'HE', stellenland: 'BY' },
};
const worte = (regel: Foerderregel, dienste: readonly Abrufdienst[], vertragID: string, monat: string) => {
	const weg = foerderweg(regel, dienste, { vertragID, monat });
	const teile = teilherkunft(weg ? [alsRechenweg(weg)] : [], {});
	const dienst = dienste.find((einer) => einer.vertragID === vertragID) ?? null;
	return foerderregelworte({ regel, dienst, weg, teile }).map(({ text }) => text);
};

describe('how what is claimed for a month came about', () => {
	it('names the days, the service month, the dated row of the rate', () => {
		// Begun on 10.09.2025: month 13 on 10.09.2026; September takes the rate of its first day, October the lower one.
		expect(foerderweg(BAFZA, [ERIKA], { vertragID: 'v1', monat: '2026-09' })).toMatchObject({
			...{ menge: 30, satz: 12_100, betrag: 12_100, dienstmonat: 12, vergeben: 0 },
			satzzeile: { abDienstmonat: 1, cent: 12_100 },
		});
		expect(foerderweg(BAFZA, [ERIKA], { vertragID: 'v1', monat: '2026-10' })).toMatchObject({
			...{ menge: 30, satz: 6_000, betrag: 6_000, dienstmonat: 13 },
			zaehlt: { von: '2026-10-01', bis: '2026-10-14', anzahl: 14 },
			satzzeile: { abDienstmonat: 13, cent: 6_000 },
		});
		expect(foerderweg(BAFZA, [ERIKA], { vertragID: 'v1', monat: '2026-11' })).toBeNull();
	});
	it('counts only days the programme is there for', () => {
		const bis = { ...BAFZA, gueltigBis: '2026-03-10', monatsregel: 'AB_15_TAGEN_SONST_HALB' } as const;
		// 1 to 10 March: ten days, so half: 121,00 × 15/30.
		expect(foerderweg(bis, [ERIKA], { vertragID: 'v1', monat: '2026-03' })).toMatchObject({
			...{ menge: 15, betrag: 6_050, zaehlt: { von: '2026-03-01', bis: '2026-03-10', anzahl: 10 } },
		});
	});
	it('says what an earlier service has of the month', () => {
		const halb = { ...BAFZA, monatsregel: 'AB_15_TAGEN_SONST_HALB' } as const;
		const zweiter = { ...ERIKA, vertragID: 'v2', von: '2026-10-15', bis: '2027-08-31' };
		const wo = { vertragID: 'v2', monat: '2026-10' };
		expect(foerderweg(halb, [zweiter, ERIKA], wo)).toMatchObject({ menge: 15, vergeben: 15, dienstmonat: 1 });
		expect(worte(halb, [ERIKA, zweiter], 'v2', '2026-10')).toEqual([
			'Ein Monat zählt ab 15 Tagen Dienst ganz, sonst halb.',
			'Die Stufe des Satzes folgt dem Dienstmonat am ersten Diensttag des Monats: dem 1.',
			'Vom Monat zählen 0,5 schon beim früheren Dienst; mehr als einer zählt nie.',
		]);
	});
	it('says which conditions were asked and what they found', () => {
		const filter = { alterVon: 16, alterBis: 18, wohnland: 'HE', stellenland: 'HE', mindestMonate: 6 } as const;
		const regel = { ...BAFZA, filter };
		const dienst = { ...ERIKA, stellenland: 'HE' };
		expect(worte(regel, [dienst], 'v1', '2026-01').slice(2)).toEqual([
			...['Alter bei Dienstbeginn mindestens 16: 18', 'Alter bei Dienstbeginn höchstens 18: 18'],
			...['Wohnt in Hessen: Hessen', 'Einsatzstelle in Hessen: Hessen', 'Dienst mindestens 6 Monate: 14'],
		]);
		const umgezogen = { ...dienst, wohnland: 'BY' };
		expect(foerderregelworte({ regel, dienst: umgezogen, weg: null, teile: [] })).toContainEqual({
			...{ text: 'Wohnt in Hessen: Bayern', stelle: 'Förderprogramm', istEingehalten: false },
		});
		// Of an erased person nothing can be asked; what was claimed speaks.
		expect(
			worte(regel, [{ ...dienst, wohnland: null, geburtsdatum: null, galtBisher: true }], 'v1', '2026-01'),
		).toEqual([
			...['Jeder begonnene Monat zählt ganz.', expect.stringMatching(/Dienstmonat am ersten Diensttag/)],
			...['Einsatzstelle in Hessen: Hessen', 'Dienst mindestens 6 Monate: 14'],
		]);
	});
});

const tag = fc.integer({ min: 0, max: 420 }).map((n) => addiereTage('2025-08-15', n));
const dienst = (vertragID: string) =>
	fc.record({ von: tag, dauer: fc.integer({ min: 0, max: 400 }) }).map(({ von, dauer }): Abrufdienst => {
		return { ...ERIKA, vertragID, von, bis: addiereTage(von, dauer) };
	});
const regel = fc
	.record({
		einheit: fc.constantFrom(...EINHEITEN),
		monatsregel: fc.constantFrom(...MONATSREGELN),
		stufen: fc.uniqueArray(fc.integer({ min: 2, max: 20 }), { maxLength: 2 }),
		cent: fc.integer({ min: 0, max: 40_000 }),
		gueltigBis: fc.option(tag),
		mindestMonate: fc.option(fc.integer({ min: 1, max: 12 })),
	})
	.map(
		({ stufen, cent, mindestMonate, ...rest }): Foerderregel => ({
			...{ ...BAFZA, ...rest, filter: { ...BAFZA.filter, mindestMonate } },
			saetze: [1, ...stufen].map((abDienstmonat) => ({
				abDienstmonat,
				cent: cent + abDienstmonat,
				gueltigVon: '2020-01-01',
			})),
		}),
	);
const lage = fc.record({ regel, dienste: fc.tuple(dienst('v1'), dienst('v2')) });

it('adds up: the parts to the cell, the cells to the row, the rows to the claim, and all claims to what is owed', () => {
	fc.assert(
		fc.property(fc.array(lage, { minLength: 1, maxLength: 4 }), (lagen) => {
			const laeufe: { nr: number; zeilen: readonly Laufzeile[] }[] = [];
			const zeitraum = { von: '2025-08', bis: '2027-12' };
			for (const { regel: gilt, dienste } of lagen) {
				const freigegeben = freigegebenAus(laeufe);
				const posten = abrufposten(gilt, dienste, zeitraum);
				const zeilen = laufzeilen({ zeitraum, seit: zeitraum.von, posten, freigegeben });
				for (const zeile of zeilen) {
					const weg = foerderweg(gilt, dienste, zeile);
					const frueher = freigegeben.find((f) => f.vertragID === zeile.vertragID && f.monat === zeile.monat);
					const teile = teilherkunft(weg ? [alsRechenweg(weg)] : [], frueher?.teile ?? {});
					expect(teile.reduce((summe, { betrag }) => summe + betrag, 0)).toBe(zeile.betrag);
					for (const { teil, voll, menge, soll, bisher, betrag } of teile) {
						expect(soll).toBe(Number((2n * BigInt(voll) * BigInt(menge) + 30n) / 60n));
						expect([betrag, zeile.teile[teil] ?? 0]).toEqual([soll - bisher, soll - bisher]);
					}
					expect((weg?.menge ?? 0) - (frueher?.menge ?? 0)).toBe(zeile.menge ?? 0);
					if (weg) expect([weg.satz, weg.satzzeile?.cent]).toEqual([zeile.satz, zeile.satz]);
				}
				laeufe.push({ nr: laeufe.length + 1, zeilen });
				const abgerufen = laeufe.flatMap((lauf) => lauf.zeilen).reduce((summe, { betrag }) => summe + betrag, 0);
				const wege = dienste.flatMap(({ vertragID, von, bis }) =>
					Array.from({ length: begonneneMonate(von, bis) + 1 }, (_, i) => i).flatMap((i) => {
						const jahr = Number(von.slice(0, 4)) + Math.floor((Number(von.slice(5, 7)) - 1 + i) / 12);
						const monat = `${jahr}-${String(((Number(von.slice(5, 7)) - 1 + i) % 12) + 1).padStart(2, '0')}`;
						return foerderweg(gilt, dienste, { vertragID, monat }) ?? [];
					}),
				);
				expect(wege.reduce((summe, { betrag }) => summe + (betrag ?? 0), 0)).toBe(abgerufen);
			}
		}),
		{ numRuns: oft(200, 20_000) },
	);
});
