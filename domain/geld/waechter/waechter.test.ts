import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import { angebotAus, hoechstens } from '#domain/seminar/erreichbar.ts';
import { type Moegliches, pflichtstand, seminarangebot, verlust } from '#domain/seminar/pflicht.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { foerdermonate } from '../foerderung/foerdermonate.ts';
import { FOERDERVORGABEN, type Foerderprogramm, type FoerderprogrammFelder } from '../foerderung/programm.ts';
import { type Geldvertrag, postenVon, summeVon } from '../posten.ts';
import type { Freigegebenes, Waechterdienst } from './lage.ts';
import { betragVon, gesamtbetrag, monateOhneSatz, nachRang } from './rang.ts';
import { befundeVon, zuVielFreigegeben } from './regeln.ts';

/** Table: screens.md, Geld und Fristen; issue point 7. */

function programm(id: string, anders: Partial<FoerderprogrammFelder> = {}): Foerderprogramm {
	const felder = FOERDERVORGABEN.get(id);
	if (!felder) throw new Error(`kein Programm ${id}`);
	return { ...felder, ...anders, id, isAktiv: true };
}
const BAFZA = programm('BAFZA_BEGLEITUNG');
const DSJ_OHNE_SATZ = programm('DSJ_MITTELABRUF');
const DSJ = programm('DSJ_MITTELABRUF', { saetze: [{ abDienstmonat: 1, cent: 20_000, gueltigVon: '2020-01-01' }] });
const ALLE = [BAFZA, DSJ];

interface Anders extends Partial<Omit<Waechterdienst, 'vertrag'>> {
	readonly vertrag?: Partial<Geldvertrag>;
}
function dienst(anders: Anders = {}): Waechterdienst {
	const { von = '2026-09-01', bis = '2027-08-31', art = 'BFD' } = anders;
	const vertrag: Geldvertrag = {
		...{ vertragID: 'v', freiwilligerID: 'f', art, von, bis, isBuchhaltungTraeger: true, geldaenderungen: [] },
		...{ taschengeld: 45_000, geldersatzUnterkunft: null, geldersatzVerpflegung: null },
		...{ zuschussDeutschlandticket: 4_900, mobilitaetszuschlag: null, estBeitrag: 41_500 },
		...{ resturlaubTage: null, diensttageProWoche: 50 },
		...anders.vertrag,
	};
	return {
		freiwilligerID: 'f',
		...{ von, bis, art, dienstartID: 'd', geburtsdatum: '2007-05-05', wohnland: 'HE', stellenland: 'HE' },
		...{ seminareVerlorenAb: null, seminartypID: null, anerkanntBis: null, aufenthaltBis: null },
		...{ istOhneIban: false, istOhneMandat: false, istOhneKennung: false },
		...anders,
		vertrag,
	};
}
const arten = (d: Waechterdienst, heute: string, programme = ALLE) => befundeVon(d, programme, heute).map((b) => b.art);

describe('what is fine', () => {
	it('isn’t told', () => {
		expect(arten(dienst(), '2026-12-01')).toEqual([]);
		expect(arten(dienst({ anerkanntBis: '2027-08-31', aufenthaltBis: '2028-01-01' }), '2026-12-01')).toEqual([]);
		// Not yet, and not any more.
		expect(arten(dienst({ seminareVerlorenAb: '2027-03-02' }), '2027-03-01')).toEqual([]);
		expect(arten(dienst({ anerkanntBis: '2027-03-01' }), '2027-09-01')).toEqual([]);
	});
	it('is what other services need', () => {
		expect(arten(dienst({ art: 'FSJ', anerkanntBis: '2027-03-31' }), '2026-12-01')).toEqual([]);
	});
});

describe('what is missing before the next money moves', () => {
	it('is the account the allowance is to go to: the next month is told, once its service is near', () => {
		const ohne = dienst({ art: 'FSJ', istOhneIban: true });
		expect(befundeVon(ohne, ALLE, '2026-11-24')).toMatchObject([
			{ art: 'IBAN', verlorenAb: '2026-12-01', posten: [{ quelle: 'TASCHENGELD', monat: '2026-12', cent: 49_900 }] },
		]);
		// 30 days before its first day, not 31.
		expect(arten(ohne, '2026-08-02')).toEqual(['IBAN']);
		expect(arten(ohne, '2026-08-01')).toEqual([]);
		// The last month: 1 to 31 August, not paid when the service is over.
		expect(befundeVon(ohne, ALLE, '2027-08-10')).toMatchObject([{ verlorenAb: '2027-09-01' }]);
		// Who is paid by the Einsatzstelle needs no account here.
		expect(
			arten(dienst({ art: 'FSJ', istOhneIban: true, vertrag: { isBuchhaltungTraeger: false } }), '2026-11-24'),
		).toEqual([]);
	});
	it('is the mandate of an Einsatzstelle that pays a contribution', () => {
		expect(befundeVon(dienst({ istOhneMandat: true }), ALLE, '2026-11-24')).toMatchObject([
			{ art: 'MANDAT', verlorenAb: '2026-12-01', posten: [{ quelle: 'EST_BFD', monat: '2026-12', cent: 41_500 }] },
		]);
		expect(arten(dienst({ istOhneMandat: true, vertrag: { estBeitrag: null } }), '2026-11-24')).toEqual([]);
	});
	it('is the number of the office: what it gives for the quarter, until that is over', () => {
		// 121,00 € × October, November, December; nothing of a Land's programme.
		const [befund] = befundeVon(dienst({ istOhneKennung: true }), ALLE, '2026-11-24');
		expect(befund).toMatchObject({ art: 'KENNUNG', verlorenAb: '2027-01-01' });
		expect(befund?.posten.map(({ monat, cent }) => [monat, cent])).toEqual([
			...[
				['2026-10', 12_100],
				['2026-11', 12_100],
				['2026-12', 12_100],
			],
		]);
		// Begun in September: one month of its quarter.
		expect(befundeVon(dienst({ istOhneKennung: true }), ALLE, '2026-08-20')[0]?.posten).toHaveLength(1);
		expect(arten(dienst({ istOhneKennung: true }), '2026-08-01')).toEqual([]);
	});
});

describe('seminar days that can’t be had any more', () => {
	it('put the funding of the whole service at risk from that day on', () => {
		const [befund, ...keiner] = befundeVon(dienst({ seminareVerlorenAb: '2027-03-02' }), ALLE, '2027-03-02');
		expect(keiner).toEqual([]);
		expect(befund).toMatchObject({ art: 'SEMINAR', verlorenAb: '2027-03-02' });
		// 12 months of 121 euros.
		expect(befund && betragVon(befund)).toBe(12 * 12_100);
	});

	/** Seminars of the spring, one after another or at once, with what is open of them. */
	const seminare = fc
		.array(fc.record({ tag: fc.integer({ min: 0, max: 120 }), dauer: fc.integer({ min: 1, max: 5 }) }), {
			maxLength: 5,
		})
		.map((eines) =>
			eines.map(({ tag, dauer }, i): Moegliches => {
				const von = addiereTage('2027-01-11', tag);
				const termine = [{ von, bis: addiereTage(von, dauer - 1), beginn: null, ende: null }];
				return { id: `s${i}`, seminartypID: 'FREI', hatPlatz: true, geplanteTage: dauer * 10, termine };
			}),
		);
	test('are told on the first day on which they are out of reach, and not the day before', () => {
		fc.assert(
			fc.property(seminare, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 150 }), (moegliche, tage, n) => {
				const heute = addiereTage('2027-01-01', n);
				const bedarf = { pflicht: { tage: tage * 10, teile: [] }, gezaehltes: [] };
				const kommende = moegliche.filter(({ termine: [t] }) => (t?.von ?? '') >= heute);
				const ab = verlust(pflichtstand(bedarf, seminarangebot(kommende), heute), false)?.ab ?? null;
				const sagtEs = arten(dienst({ seminareVerlorenAb: ab }), heute).includes('SEMINAR');
				// By counting: what begins from today on isn't enough.
				expect(sagtEs).toBe(hoechstens(angebotAus(moegliche), heute) < tage * 10);
			}),
			{ numRuns: oft(200, 5000) },
		);
	});
});

describe('recognition and residence permit', () => {
	it('that end inside the contract lose what is given and paid for the days behind', () => {
		const [befund] = befundeVon(dienst({ anerkanntBis: '2027-06-15' }), ALLE, '2026-10-01');
		expect(befund).toMatchObject({ art: 'ANERKENNUNG', verlorenAb: '2027-06-16' });
		// July and August of the programme, which counts months begun; half of June's and two whole contributions.
		expect(befund && betragVon(befund)).toBe(2 * 12_100 + 20_750 + 2 * 41_500);
	});
	it('lose all of it where they end before the service begins', () => {
		const [befund] = befundeVon(dienst({ aufenthaltBis: '2026-08-01' }), ALLE, '2026-07-01');
		expect(befund && betragVon(befund)).toBe(12 * (12_100 + 41_500));
	});
	it('say months where no rate is known', () => {
		const fsj = dienst({ art: 'FSJ', aufenthaltBis: '2027-05-31', vertrag: { estBeitrag: null } });
		const [befund] = befundeVon(fsj, [DSJ_OHNE_SATZ], '2026-10-01');
		expect(befund && [betragVon(befund), monateOhneSatz(befund)]).toEqual([0, 3]);
	});
});

describe('a last month that counts half', () => {
	it('is told with the days that would make it whole', () => {
		const fsj = dienst({ art: 'FSJ', bis: '2027-05-14' });
		expect(befundeVon(fsj, ALLE, '2027-05-14')).toMatchObject([
			{ art: 'HALBER_MONAT', tage: 1, verlorenAb: '2027-05-15', posten: [{ monat: '2027-05', cent: 10_000 }] },
		]);
		expect(arten(fsj, '2027-05-15')).toEqual([]);
		expect(arten(dienst({ art: 'FSJ', bis: '2027-05-15' }), '2027-05-01')).toEqual([]);
		// The programme of the BFD counts months begun.
		expect(arten(dienst({ bis: '2027-05-14' }), '2027-05-01')).toEqual([]);
	});
});

describe('months that were released', () => {
	const frei = (monat: string, betrag: number): Freigegebenes => ({
		...{ art: 'TASCHENGELD', vertragID: 'v', freiwilligerID: 'f' },
		...{ monat, betrag },
	});
	it('and aren’t owed after an early end, to the cent', () => {
		const { vertrag } = dienst({ bis: '2026-11-14' });
		const freigegeben = [frei('2026-10', 49_900), frei('2026-11', 49_900), frei('2026-12', 49_900)];
		const [befund, ...keiner] = zuVielFreigegeben([vertrag], freigegeben);
		expect(keiner).toEqual([]);
		// 16/30 of 450 euros in November, and December; the ticket of November was used.
		expect(befund?.posten).toMatchObject([
			{ monat: '2026-11', cent: 24_000 },
			{ monat: '2026-12', cent: 49_900 },
		]);
		expect(befund?.verlorenAb).toBe('2026-11-15');
	});
	it('for a contract that is gone are all of them', () => {
		expect(zuVielFreigegeben([], [frei('2026-11', 49_900)])).toMatchObject([
			{ verlorenAb: '2026-11-01', posten: [{ cent: 49_900 }] },
		]);
	});
	it('are fine once a run has taken them back', () => {
		const { vertrag } = dienst({ bis: '2026-11-14' });
		expect(zuVielFreigegeben([vertrag], [frei('2026-11', 25_900), frei('2026-12', 0)])).toEqual([]);
	});
});

/** Whatever is drawn: first and last day, and the days on which something ends. */
const gezogen = fc
	.record({
		...{ n: fc.integer({ min: 0, max: 540 }), dauer: fc.integer({ min: 0, max: 540 }) },
		...{ ende: fc.option(fc.integer({ min: -40, max: 600 })), titel: fc.option(fc.integer({ min: -40, max: 600 })) },
		...{ lost: fc.option(fc.integer({ min: 0, max: 500 })), art: fc.constantFrom('BFD' as const, 'FSJ' as const) },
		heute: fc.integer({ min: 0, max: 900 }),
	})
	.map(({ n, dauer, ende, titel, lost, art, heute }) => {
		const von = addiereTage('2026-01-01', n);
		const nach = (tage: number | null) => (tage === null ? null : addiereTage(von, tage));
		const fristen = { anerkanntBis: nach(ende), aufenthaltBis: nach(titel), seminareVerlorenAb: nach(lost) };
		return {
			d: dienst({ von, bis: addiereTage(von, dauer), art, ...fristen }),
			heute: addiereTage('2026-01-01', heute),
		};
	});

test('the euros are what the money code reckons with the loss and without it', () => {
	fc.assert(
		fc.property(gezogen, ({ d, heute }) => {
			const gesamt = { von: '0000-01', bis: '9999-12' };
			const foerderung = (x: Waechterdienst) =>
				ALLE.flatMap((p) => foerdermonate(p, x, gesamt)).reduce((summe, { betrag }) => summe + (betrag ?? 0), 0);
			const beitrag = ({ vertrag }: Waechterdienst) =>
				(['EST_FSJ', 'EST_BFD'] as const)
					.flatMap((art) => postenVon([vertrag], art, '9999-12'))
					.reduce((summe, { teile }) => summe + summeVon(teile), 0);
			const ohne = (gilt: string): Waechterdienst => ({ ...d, bis: gilt, vertrag: { ...d.vertrag, bis: gilt } });
			for (const befund of befundeVon(d, ALLE, heute)) {
				const tag = addiereTage(befund.verlorenAb, -1);
				const rest = tag < d.von ? 0 : foerderung(ohne(tag)) + beitrag(ohne(tag));
				const erwartet =
					befund.art === 'SEMINAR'
						? foerderung(d)
						: befund.art === 'HALBER_MONAT'
							? foerderung(ohne(addiereTage(d.bis, befund.tage ?? 0))) - foerderung(d)
							: foerderung(d) + beitrag(d) - rest;
				expect([befund.art, betragVon(befund)]).toEqual([befund.art, erwartet]);
			}
		}),
		{ numRuns: oft(300, 5000) },
	);
});

test('a danger is told exactly while it is one', () => {
	fc.assert(
		fc.property(gezogen, ({ d, heute }) => {
			const laeuft = d.bis >= heute;
			const gesagt = arten(d, heute);
			const soll = {
				SEMINAR: d.seminareVerlorenAb !== null && d.seminareVerlorenAb <= heute,
				ANERKENNUNG: d.art === 'BFD' && d.anerkanntBis !== null && d.anerkanntBis < d.bis,
				AUFENTHALT: d.aufenthaltBis !== null && d.aufenthaltBis < d.bis,
			};
			for (const [art, ist] of Object.entries(soll))
				expect([art, gesagt.includes(art as 'SEMINAR')]).toEqual([art, laeuft && ist]);
		}),
		{ numRuns: oft(300, 5000) },
	);
});

test('every euro counts once, and the dearest comes first', () => {
	fc.assert(
		fc.property(gezogen, ({ d, heute }) => {
			const befunde = befundeVon(d, ALLE, heute);
			const betraege = nachRang(befunde).map(betragVon);
			expect(betraege).toEqual(betraege.toSorted((a, b) => b - a));
			const summe = betraege.reduce((n, b) => n + b, 0);
			const gesamt = gesamtbetrag(befunde);
			expect(gesamt).toBeLessThanOrEqual(summe);
			expect(gesamt).toBeGreaterThanOrEqual(Math.max(0, ...betraege));
			// Twice the same is the same.
			expect(gesamtbetrag([...befunde, ...befunde])).toBe(gesamt);
		}),
		{ numRuns: oft(200, 5000) },
	);
});
