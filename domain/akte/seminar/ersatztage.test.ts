import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ersatztagNehmen, ersatztagZuruecknehmen } from '#domain/akte/entscheidungen/seminar/ersatztag.ts';
import { freiwillig, TRAEGER, VEREIN1, VEREIN2 } from '#domain/akte/tests/personen.fixture.ts';
import { bis, vertragAn, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Halbtagvermerk, Seminarnachweis, Vertrag } from '#domain/akte/zustand.ts';
import { addiereTage } from '#domain/datum.ts';
import { WOCHENTAGE, wochentag } from '#domain/felder/dienstwoche.ts';
import { ANWESENHEITEN, type Anwesenheit, HAELFTEN } from '#domain/seminar/anwesenheit.ts';
import { oft } from '#scripts/test/keim.ts';
import { FRIST_MS } from '#scripts/test/zufall.ts';
import { ersatztagkonto, wochengrundlage } from './ersatztage.ts';

/** A Monday. */
const MONTAG = '2025-10-06';
const MO_DO = { dienstwoche: 'Mo 10, Di 10, Mi 10, Do 9', diensttageProWoche: 40 };
const MO_FR = { dienstwoche: 'Mo 8, Di 8, Mi 8, Do 8, Fr 7', diensttageProWoche: 50 };
const DI_SA = { dienstwoche: 'Di 8, Mi 8, Do 8, Fr 8, Sa 7', diensttageProWoche: 50 };
const OHNE = { dienstwoche: null, diensttageProWoche: 50 };

const vermerk = (tag: string, haelfte: 'VM' | 'NM', stand: Anwesenheit): Halbtagvermerk => ({
	...{ tag, haelfte, stand },
	userID: null,
	am: '2025-10-06T10:00:00.000Z',
});
const beide = (tag: string, stand: Anwesenheit) => HAELFTEN.map((haelfte) => vermerk(tag, haelfte, stand));

/** `f` serves from September 2025 to August 2026 by this week, and was at a seminar of the Traeger. */
function gewesen(
	woche: Pick<Vertrag, 'dienstwoche' | 'diensttageProWoche'>,
	von: string,
	tage: number,
	anders: Partial<Seminarnachweis> = {},
	heute = '2025-11-03',
): Welt {
	const welt = weltMitPlaetzen();
	bis(welt, 'f', 2800);
	welt.heute = heute;
	Object.assign(vertragAn(welt, 'f'), woche);
	welt.akte('f').seminarnachweise.push({
		...{ id: 'n', seminarID: 'sem', seminartypID: 'ZWISCHEN', geplant: tage * 10, tage: tage * 10, kosten: null },
		...{ titel: 'Zwischenseminar', veranstalter: null, status: 50, statusSeit: '', pruefanlass: null, grund: null },
		...{ datei: null, anwesenheit: [], version: 1 },
		termine: [{ von, bis: addiereTage(von, tage - 1), beginn: null, ende: null }],
		...anders,
	});
	return welt;
}
const konto = (welt: Welt) => ersatztagkonto(welt.akte('f'), vertragAn(welt, 'f'), welt.heute);

describe('earned', () => {
	it.each([
		['Mon–Thu week, seminar Mon–Fr', MO_DO, MONTAG, 5, 1],
		['Mon–Fri week, seminar Thu–Sun', MO_FR, '2025-10-09', 4, 2],
		['Mon–Fri week, seminar Mon–Fri', MO_FR, MONTAG, 5, 0],
		['Tue–Sat week, seminar Mon–Fri', DI_SA, MONTAG, 5, 1],
		['no week at five days: Mon–Fri, seminar Thu–Sun', OHNE, '2025-10-09', 4, 2],
	] as const)('%s', (_, woche, von, tage, verdient) => {
		expect(konto(gewesen(woche, von, tage)).stand).toBe(verdient);
	});

	it('needs a week: without one at four days nothing can be reckoned', () => {
		const welt = gewesen({ dienstwoche: null, diensttageProWoche: 40 }, MONTAG, 7);
		expect(konto(welt)).toMatchObject({ grundlage: { art: 'FEHLT' }, buchungen: [], stand: 0 });
	});

	it('of an alternating week counts only the days that are always free', () => {
		const wechselnd = { ...MO_FR, diensttageProWoche: 45 };
		expect(wochengrundlage(wechselnd).art).toBe('WECHSELND');
		expect(konto(gewesen(wechselnd, MONTAG, 6)).stand).toBe(1);
	});

	const SAMSTAG = '2025-10-11';
	it.each<[string, Partial<Seminarnachweis>, number]>([
		['there for half of it', { anwesenheit: [vermerk(SAMSTAG, 'VM', 'ENTSCHULDIGT')] }, 1],
		['excused', { anwesenheit: beide(SAMSTAG, 'ENTSCHULDIGT') }, 0],
		['ill', { anwesenheit: beide(SAMSTAG, 'AU'), status: 45 }, 0],
		['ill on another day', { anwesenheit: beide(MONTAG, 'AU'), status: 45 }, 1],
		['recognised as ill, nobody knows on which days', { status: 45 }, 0],
		['only planned', { status: 0 }, 0],
		['being checked', { status: 10 }, 1],
		['refused', { status: 90 }, 0],
		['elsewhere', { seminarID: null }, 0],
	])('on a free Saturday, %s', (_, anders, verdient) => {
		expect(konto(gewesen(MO_FR, MONTAG, 6, anders)).stand).toBe(verdient);
	});

	it('grows with the days, and only inside the service', () => {
		expect(konto(gewesen(MO_FR, MONTAG, 7, { status: 10 }, '2025-10-11')).stand).toBe(1);
		expect(konto(gewesen(MO_FR, MONTAG, 7, { status: 10 }, '2025-10-12')).stand).toBe(2);
		expect(konto(gewesen(MO_FR, '2025-08-30', 3)).stand).toBe(0);
	});
});

describe('taken', () => {
	const nimm = (welt: Welt, tag: string, akteur = VEREIN1) => welt.verstoesse('f', akteur, ersatztagNehmen, { tag });
	const warum = (welt: Welt, tag: string, akteur = VEREIN1) => nimm(welt, tag, akteur).map(({ text }) => text);

	it('is entered by the site, oldest first with the running figure, never more than there are', () => {
		const welt = gewesen(DI_SA, MONTAG, 5);
		expect(warum(welt, '2025-10-15')).toEqual([]);
		expect(konto(welt).buchungen.map(({ tag, art, stand }) => [tag, art, stand])).toEqual([
			[MONTAG, 'VERDIENT', 1],
			['2025-10-15', 'GENOMMEN', 0],
		]);
		expect(warum(welt, '2025-10-16')).toEqual(['Es steht kein Ersatztag mehr zu.']);
		const [genommen] = welt.akte('f').ersatztage;
		welt.tue('f', TRAEGER, ersatztagZuruecknehmen, { ersatztagID: genommen?.id ?? '' });
		expect(konto(welt).stand).toBe(1);
		expect(welt.verstoesse('f', TRAEGER, ersatztagZuruecknehmen, { ersatztagID: 'weg' })).toMatchObject([
			{ http: 404 },
		]);
	});

	it.each([
		['2025-10-13', 'Dieser Tag ist nach der Dienstwoche ohnehin frei.'],
		['2025-10-08', 'An diesem Tag ist ein Seminar.'],
		['2025-08-29', 'Der Tag liegt außerhalb der Dienstzeit.'],
		['2026-02-04', 'Ersatztage lassen sich höchstens drei Monate im Voraus eintragen.'],
	])('not on %s: %s', (tag, text) => {
		expect(warum(gewesen(DI_SA, MONTAG, 5), tag)).toEqual([text]);
	});

	it('one on a day', () => {
		const welt = gewesen(MO_FR, '2025-10-09', 4);
		expect(warum(welt, '2025-10-15')).toEqual([]);
		expect(warum(welt, '2025-10-15')).toEqual(['An diesem Tag steht schon ein Ersatztag.']);
		expect(warum(welt, '2025-10-16')).toEqual([]);
	});

	it('needs a week, and is neither the volunteer’s nor another site’s', () => {
		const welt = gewesen({ dienstwoche: null, diensttageProWoche: 40 }, MONTAG, 5);
		expect(warum(welt, '2025-10-15')).toEqual(['Ersatztage sind nicht berechenbar, im Vertrag fehlt die Dienstwoche.']);
		expect(nimm(welt, '2025-10-15', freiwillig('f'))).toMatchObject([{ http: 403 }]);
		expect(nimm(welt, '2025-10-15', VEREIN2)).toMatchObject([{ http: 404 }]);
	});
});

test('S8: as many Ersatztage as free days attended', { timeout: FRIST_MS }, () => {
	const HALBTAG = fc.record({
		tag: fc.nat(13),
		haelfte: fc.constantFrom(...HAELFTEN),
		stand: fc.constantFrom(...ANWESENHEITEN),
	});
	const FALL = fc.record({
		dienst: fc.uniqueArray(fc.constantFrom(...WOCHENTAGE), { minLength: 1, maxLength: 6 }),
		beginn: fc.nat(20),
		tage: fc.integer({ min: 1, max: 14 }),
		halbtage: fc.uniqueArray(HALBTAG, { selector: ({ tag, haelfte }) => `${tag}${haelfte}` }),
		status: fc.constantFrom(0 as const, 10 as const, 50 as const, 90 as const),
		heute: fc.nat(40),
	});
	const welt = gewesen(MO_FR, MONTAG, 1);
	const [vorlage] = welt.akte('f').seminarnachweise;
	const vertrag = vertragAn(welt, 'f');
	if (!vorlage) throw new Error('kein Nachweis');
	fc.assert(
		fc.property(FALL, ({ dienst, beginn, tage, halbtage, status, heute }) => {
			const von = addiereTage(MONTAG, beginn);
			const bisTag = addiereTage(von, tage - 1);
			const jetzt = addiereTage(MONTAG, heute);
			const anwesenheit = halbtage.map((h) => vermerk(addiereTage(von, h.tag), h.haelfte, h.stand));
			const termine = [{ von, bis: bisTag, beginn: null, ende: null }];
			const dienstwoche = dienst.map((tag) => `${tag} 8`).join(', ');
			const v = { ...vertrag, dienstwoche, diensttageProWoche: dienst.length * 10 };
			const akte = {
				...welt.akte('f'),
				vertraege: [v],
				seminarnachweise: [{ ...vorlage, termine, anwesenheit, status }],
			};
			// Day by day, as somebody would count with the list beside him.
			let gezaehlt = 0;
			for (let i = 0; i < tage; i++) {
				const tag = addiereTage(von, i);
				const fehlte = (haelfte: string) =>
					halbtage.some((h) => h.tag === i && h.haelfte === haelfte && h.stand !== 'ANWESEND');
				const warDa = !(fehlte('VM') && fehlte('NM'));
				if (tag <= jetzt && warDa && !dienst.includes(wochentag(tag)) && (status === 10 || status === 50)) gezaehlt++;
			}
			expect(ersatztagkonto(akte, v, jetzt).stand).toBe(gezaehlt);
		}),
		{ numRuns: oft(500, 100_000) },
	);
});
