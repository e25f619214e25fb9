import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addiereMonate, addiereTage } from '#domain/datum.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { liesZeitraum } from '../zeitraum.ts';
import { spaltenVon } from './abrufspalten.ts';
import { MONATSREGELN } from './arten.ts';
import { type Foerderdienst, foerderbetraege, foerdermonate, istGefoerdert, satzAm } from './foerdermonate.ts';
import {
	FOERDERVORGABEN,
	type Foerderprogramm,
	type FoerderprogrammFelder,
	foerderprogrammStammdatum,
} from './programm.ts';

function vorgabe(id: string, anders: Partial<FoerderprogrammFelder> = {}): Foerderprogramm {
	const felder = FOERDERVORGABEN.get(id);
	if (!felder) throw new Error(id);
	return { id, isAktiv: true, ...felder, ...anders };
}
const DSJ = vorgabe('DSJ_MITTELABRUF');
const BAFZA = vorgabe('BAFZA_BEGLEITUNG');

const fsj = (von: string, bis: string): Foerderdienst => ({
	...{
		freiwilligerID: 'f',
		von,
		bis,
		art: 'FSJ',
		dienstartID: 'fsj',
		geburtsdatum: '2008-03-01',
		wohnland: 'HE',
		stellenland: 'BY',
	},
});
const bfd = (von: string, bis: string): Foerderdienst => ({ ...fsj(von, bis), art: 'BFD', dienstartID: 'bfd' });
const anteile = (programm: Foerderprogramm, dienst: Foerderdienst, zeitraum: string) =>
	foerdermonate(programm, dienst, liesZeitraum(zeitraum)).map(({ anteil }) => anteil);
const betraege = (programm: Foerderprogramm, dienst: Foerderdienst, zeitraum: string) =>
	foerdermonate(programm, dienst, liesZeitraum(zeitraum)).map(({ betrag }) => betrag);

describe('months of a participant', () => {
	test.each([
		['a year', '2025-09-01', '2026-08-31', '2026-Q1', [30, 30, 30]],
		['an early end on the 14th', '2025-09-01', '2026-05-14', '2026-Q2', [30, 15]],
		['an early end on the 15th', '2025-09-01', '2026-05-15', '2026-Q2', [30, 30]],
		['a month begun on the 17th, of 15 days', '2025-08-17', '2026-07-31', '2025-Q3', [30, 30]],
		['a month begun on the 18th, of 14 days', '2025-08-18', '2026-07-31', '2025-Q3', [15, 30]],
		['a single day', '2026-01-31', '2026-01-31', '2026-Q1', [15]],
		['half of February', '2026-02-14', '2026-02-28', '2026-Q1', [30]],
		['no day in the period', '2025-09-01', '2025-12-31', '2026-Q1', []],
		['no day at all', '2026-02-02', '2026-02-01', '2026-Q1', []],
	])('from 15 days on whole, else half: %s', (_, von, bis, zeitraum, erwartet) => {
		expect(anteile(DSJ, fsj(von, bis), zeitraum)).toEqual(erwartet);
	});
	it('count as begun, or by thirtieths, where the programme says so', () => {
		const dienst = bfd('2025-09-15', '2026-05-14');
		expect(anteile(BAFZA, dienst, '2025-09_2025-10')).toEqual([30, 30]);
		const taggenau = vorgabe('BAFZA_BEGLEITUNG', { monatsregel: 'TAGGENAU_30' });
		expect(anteile(taggenau, dienst, '2025-09_2025-10')).toEqual([16, 30]);
		expect(anteile(taggenau, dienst, '2026-Q2')).toEqual([30, 14]);
	});
	it('end with the programme', () => {
		const kurz = vorgabe('DSJ_MITTELABRUF', { gueltigVon: '2026-01-20', gueltigBis: '2026-03-10' });
		expect(anteile(kurz, fsj('2025-09-01', '2026-08-31'), '2025-09_2026-08')).toEqual([15, 30, 15]);
	});

	const tage = fc.integer({ min: 0, max: 1_500 }).map((n) => addiereTage('2024-01-01', n));
	const dauer = fc.integer({ min: -5, max: 800 });
	const laenge = fc.integer({ min: 1, max: 14 });
	it('of two periods side by side are those of both together, whatever the rule', () => {
		fc.assert(
			fc.property(
				...[tage, dauer, tage, laenge, laenge, fc.constantFrom(...MONATSREGELN)],
				fc.constantFrom('TEILNEHMERMONAT', 'TEILNEHMERTAG', 'PAUSCHALE'),
				(von, lang, ab, erste, zweite, monatsregel, einheit) => {
					const programm = vorgabe('BAFZA_BEGLEITUNG', { monatsregel, einheit });
					const dienst = bfd(von, addiereTage(von, lang));
					const ende = (monate: number) => addiereMonate(`${ab.slice(0, 7)}-01`, monate).slice(0, 7);
					const in_ = (v: string, b: string) => foerdermonate(programm, dienst, { von: v, bis: b });
					const einzeln = [...in_(ende(0), ende(erste - 1)), ...in_(ende(erste), ende(erste + zweite - 1))];
					expect(einzeln).toEqual(in_(ende(0), ende(erste + zweite - 1)));
				},
			),
			{ numRuns: oft(300, 20_000) },
		);
	});
});

describe('who is meant', () => {
	const dienst = fsj('2025-09-01', '2026-08-31');
	const mit = (filter: Partial<FoerderprogrammFelder['filter']>) =>
		istGefoerdert(vorgabe('DSJ_MITTELABRUF', { filter: { ...DSJ.filter, ...filter } }), dienst);
	it('is a matter of the kind of service, or of named Dienstarten', () => {
		expect([istGefoerdert(DSJ, dienst), istGefoerdert(BAFZA, dienst)]).toEqual([true, false]);
		expect(istGefoerdert(vorgabe('DSJ_MITTELABRUF', { dienstartIDs: ['andere'] }), dienst)).toBe(false);
		expect(istGefoerdert(vorgabe('BAFZA_BEGLEITUNG', { dienstartIDs: ['fsj'] }), dienst)).toBe(true);
	});
	it('is narrowed by age at the start, Land and duration', () => {
		expect([mit({ alterVon: 17 }), mit({ alterVon: 18 }), mit({ alterBis: 17 }), mit({ alterBis: 16 })]).toEqual([
			...[true, false, true, false],
		]);
		expect([mit({ wohnland: 'HE' }), mit({ wohnland: 'BY' }), mit({ stellenland: 'BY' })]).toEqual([true, false, true]);
		expect([mit({ mindestMonate: 12 }), mit({ mindestMonate: 13 })]).toEqual([true, false]);
	});
	it('isn’t whoever it can’t be said of', () => {
		const unbekannt = { ...dienst, geburtsdatum: null, wohnland: null };
		const jung = vorgabe('DSJ_MITTELABRUF', { filter: { ...DSJ.filter, alterBis: 26 } });
		expect([istGefoerdert(jung, unbekannt), istGefoerdert(DSJ, unbekannt)]).toEqual([false, true]);
	});
});

describe('rates', () => {
	it('fall with the thirteenth month of service, which a calendar month takes by its first day', () => {
		expect(betraege(BAFZA, bfd('2025-09-01', '2026-10-31'), '2026-08_2026-10')).toEqual([12_100, 6_000, 6_000]);
		// Begun on the 15th: on 1 September a year later it is still the twelfth month.
		expect(betraege(BAFZA, bfd('2025-09-15', '2026-10-31'), '2026-08_2026-10')).toEqual([12_100, 12_100, 6_000]);
	});
	const saetze = [
		{ abDienstmonat: 1, cent: 12_100, gueltigVon: '2020-01-01' },
		{ abDienstmonat: 13, cent: 6_000, gueltigVon: '2020-01-01' },
		{ abDienstmonat: 1, cent: 13_001, gueltigVon: '2026-02-01' },
	];
	it('are the newest that counts on the first of the month', () => {
		expect(['2026-01', '2026-02', '2026-03'].map((monat) => satzAm(saetze, 5, monat))).toEqual([
			...[12_100, 13_001, 13_001],
		]);
		expect(satzAm(saetze, 13, '2026-03')).toBe(6_000);
		expect(satzAm(saetze, 1, '2019-12')).toBeNull();
		expect(satzAm([{ abDienstmonat: 1, cent: 1, gueltigVon: '2026-02-02' }], 1, '2026-02')).toBeNull();
	});
	it('move their step by dated rows', () => {
		const spaeter = [
			...saetze,
			{ abDienstmonat: 13, cent: 13_001, gueltigVon: '2026-03-01' },
			{ abDienstmonat: 19, cent: 6_500, gueltigVon: '2026-03-01' },
		];
		expect([satzAm(spaeter, 13, '2026-02'), satzAm(spaeter, 13, '2026-03'), satzAm(spaeter, 19, '2026-03')]).toEqual([
			...[6_000, 13_001, 6_500],
		]);
	});
	it('are taken in proportion, half up', () => {
		const halb = vorgabe('DSJ_MITTELABRUF', { saetze: [{ abDienstmonat: 1, cent: 20_001, gueltigVon: '2025-01-01' }] });
		expect(betraege(halb, fsj('2025-09-01', '2026-05-14'), '2026-Q2')).toEqual([20_001, 10_001]);
	});
	it('are given per day, or once, where the programme says so', () => {
		const einmal = [{ abDienstmonat: 1, cent: 500, gueltigVon: '2020-01-01' }];
		const dienst = fsj('2026-01-30', '2026-03-02');
		const tage = vorgabe('DSJ_MITTELABRUF', { einheit: 'TEILNEHMERTAG', saetze: einmal });
		expect(betraege(tage, dienst, '2026-Q1')).toEqual([1_000, 14_000, 1_000]);
		expect(betraege({ ...tage, einheit: 'PAUSCHALE' }, dienst, '2026-Q1')).toEqual([500, 0, 0]);
	});
	it('are asked for before anything is claimed', () => {
		const dienst = fsj('2025-09-01', '2026-08-31');
		expect(betraege(DSJ, dienst, '2026-Q1')).toEqual([null, null, null]);
		const versuch = () => foerderbetraege(DSJ, dienst, liesZeitraum('2026-Q1'));
		expect(versuch).toThrow(Abgelehnt);
		expect(versuch).toThrow('Bitte tragen Sie zuerst einen Satz ein.');
		expect(foerderbetraege(BAFZA, bfd('2025-09-01', '2026-08-31'), liesZeitraum('2026-Q1'))).toHaveLength(3);
	});
});

describe('a programme', () => {
	const { schema, aggregat, erfasse } = foerderprogrammStammdatum;
	it('that the portal comes with passes its own rules and is there without an event', () => {
		for (const [id, felder] of FOERDERVORGABEN) {
			expect(schema.parse(felder)).toEqual(felder);
			expect(aggregat.start(id)).toMatchObject({ existiert: true, isAktiv: true, felder });
		}
	});
	it('has no two rates of one step from the same day', () => {
		const satz = { abDienstmonat: 1, cent: 100, gueltigVon: '2026-09-01' };
		const neu = (saetze: FoerderprogrammFelder['saetze']) => () => erfasse(aggregat.start('x'), { ...BAFZA, saetze });
		expect(neu([satz, { ...satz, cent: 200 }])).toThrow('Ab 01.09.2026 gibt es schon einen Satz.');
		expect(neu([satz, { ...satz, abDienstmonat: 13 }, { ...satz, gueltigVon: '2027-09-01' }])).not.toThrow();
	});
	it('has each column once, each with a heading of its own, or those of the table', () => {
		const mit = (...spalten: NonNullable<FoerderprogrammFelder['spalten']>) =>
			schema.safeParse({ ...BAFZA, spalten }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
		const name = { spalte: 'NACHNAME', kopf: 'Name' } as const;
		expect(mit(name, { spalte: 'SUMME', kopf: 'Betrag' })).toBeUndefined();
		expect(mit()).toEqual(['spalten Bitte lassen Sie mindestens eine Spalte stehen.']);
		expect(mit(name, { ...name, kopf: 'Noch ein Name' })).toEqual(['spalten.1.kopf Diese Spalte gibt es schon.']);
		expect(mit(name, { spalte: 'VORNAME', kopf: 'Name' })).toEqual(['spalten.1.kopf Diese Überschrift gibt es schon.']);
		expect(mit({ ...name, kopf: ' ' })?.[0]).toMatch(/^spalten\.0\.kopf /);
		expect(spaltenVon(null, 'TEILNEHMERTAG').map(({ kopf }) => kopf)).toEqual([
			...['Träger', 'Dienstart', 'Nachname', 'Vorname', 'Geburtsdatum', 'Geschlecht', 'Einsatzstelle', 'PLZ'],
			...['Dienstbeginn', 'Dienstende', 'Teilnehmertage im Zeitraum', 'Förderbetrag je Tag', 'Summe'],
		]);
	});
	it('doesn’t end before it begins, and no youngest is older than the eldest', () => {
		const falsch = schema.safeParse({
			...BAFZA,
			...{
				gueltigVon: '2026-02-01',
				gueltigBis: '2026-01-31',
				filter: { ...BAFZA.filter, alterVon: 27, alterBis: 26 },
			},
		});
		expect(falsch.success).toBe(false);
		const ohne = schema.safeParse({ ...BAFZA, gueltigVon: '2026-02-01', gueltigBis: '2026-01-31' });
		expect(ohne.error?.issues.map(({ message }) => message)).toEqual(['Das Ende darf nicht vor dem Beginn liegen.']);
	});
});
