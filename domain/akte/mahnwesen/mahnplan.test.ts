import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { describe, expect, it } from 'vitest';
import { addiereTage, tageZwischen } from '#domain/datum.ts';
import type { Ausnahmeregel } from '#domain/mahnausnahme.ts';
import { auslassen, istFaellig, type Mahnstand, mahnplan, mahntermine, pausiertBis } from './mahnplan.ts';

const STANDARD = { mahnungGracePeriod: 10, dokumentMahnungInterval: 7 };

const stand = (abweichung: Partial<Mahnstand> = {}): Mahnstand => ({
	status: 'NOT_PROVIDED',
	stufe: 'PFLICHT',
	isNachDienst: false,
	isAufgabe: false,
	freiwilligerStatus: 2800,
	mahnungAb: '2026-09-01',
	mahnstufe: 0,
	gemahntAm: null,
	ausnahmen: [],
	...abweichung,
});
const tage = (s: Mahnstand, bis: string, takt = STANDARD) => mahntermine(s, takt, s.mahnungAb, bis).map((t) => t.tag);

describe('the example of the table', () => {
	it('reminds on 11.09., 18.09. and 25.09. of what was asked for on 01.09.', () => {
		expect(tage(stand(), '2026-09-30')).toEqual(['2026-09-11', '2026-09-18', '2026-09-25']);
	});

	it('rests from the upload on 20.09. until it has been checked', () => {
		const hochgeladen = stand({ status: 'NEEDS_REVIEW', mahnstufe: 2, gemahntAm: '2026-09-18' });
		expect(mahnplan(hochgeladen, STANDARD)).toBe('IN_PRUEFUNG');
		expect(istFaellig(hochgeladen, STANDARD, '2026-09-25')).toBe(false);
	});

	it('begins anew ten days after a rejection on 26.09.', () => {
		expect(mahnplan(stand({ mahnungAb: '2026-09-26' }), STANDARD)).toEqual({ tag: '2026-10-06', mahnung: 1 });
	});
});

it.each([
	['PROVIDED', 'ERLEDIGT'],
	['SIGNED', 'ERLEDIGT'],
	['FINISHED', 'ERLEDIGT'],
	['NEEDS_REVIEW', 'IN_PRUEFUNG'],
	['NOT_REQUESTED', 'NICHT_ANGEFORDERT'],
] as const)('does not remind of a request that is %s', (status, grund) => {
	expect(mahnplan(stand({ status }), STANDARD)).toBe(grund);
});

it('reminds of what waits for signatures', () => {
	expect(mahnplan(stand({ status: 'WAIT_SIGNING' }), STANDARD)).toEqual({ tag: '2026-09-11', mahnung: 1 });
});

it.each([
	['OPTIONAL', 'STUFE'],
	[null, 'STUFE'],
	['ERINNERN', { tag: '2026-09-11', mahnung: 1 }],
	['PFLICHT', { tag: '2026-09-11', mahnung: 1 }],
	['UEBERPRUEFUNG', { tag: '2026-09-11', mahnung: 1 }],
] as const)('by level: %s', (stufe, plan) => {
	expect(mahnplan(stand({ stufe }), STANDARD)).toEqual(plan);
});

it('never reminds of what the Traeger has to provide, but of the signatures under it', () => {
	expect(mahnplan(stand({ isAufgabe: true }), STANDARD)).toBe('AUFGABE');
	const inUnterschrift = stand({ isAufgabe: true, status: 'WAIT_SIGNING' });
	expect(mahnplan(inUnterschrift, STANDARD)).toEqual({ tag: '2026-09-11', mahnung: 1 });
});

it.each([9000, 9300, 9500] as const)('at %i reminds of nothing but what is asked for after the service', (status) => {
	expect(mahnplan(stand({ freiwilligerStatus: status }), STANDARD)).toBe('DIENST_BEENDET');
	const spaet = stand({ freiwilligerStatus: status, isNachDienst: true });
	expect(mahnplan(spaet, STANDARD)).toEqual({ tag: '2026-09-11', mahnung: 1 });
});

it('reminds of nothing once the file is closed', () => {
	expect(mahnplan(stand({ freiwilligerStatus: 9900, isNachDienst: true }), STANDARD)).toBe('DIENST_BEENDET');
});

it('stops after ten', () => {
	expect(tage(stand(), '2027-09-01')).toHaveLength(10);
	expect(mahnplan(stand({ mahnstufe: 10, gemahntAm: '2026-11-13' }), STANDARD)).toBe('HOECHSTZAHL');
});

it('counts a reminder by hand and keeps the days of grace', () => {
	const gleichGemahnt = stand({ mahnstufe: 1, gemahntAm: '2026-09-02' });
	expect(mahnplan(gleichGemahnt, STANDARD)).toEqual({ tag: '2026-09-11', mahnung: 2 });
	const spaeterGemahnt = stand({ mahnstufe: 2, gemahntAm: '2026-09-14' });
	expect(mahnplan(spaeterGemahnt, STANDARD)).toEqual({ tag: '2026-09-21', mahnung: 3 });
});

it('can remind on the very day, where no grace is given', () => {
	const takt = { mahnungGracePeriod: 0, dokumentMahnungInterval: 1 };
	expect(tage(stand(), '2026-09-03', takt)).toEqual(['2026-09-01', '2026-09-02', '2026-09-03']);
});

it.each([
	['over the end of summer time', '2026-10-18', '2026-10-28'],
	['over its beginning', '2027-03-20', '2027-03-30'],
	['to 29 February', '2028-02-19', '2028-02-29'],
	['over 29 February', '2028-02-25', '2028-03-06'],
	['over 28 February of a common year', '2027-02-25', '2027-03-07'],
	['over the turn of the year', '2026-12-28', '2027-01-07'],
])('counts ten days %s', (_, mahnungAb, tag) => {
	expect(mahnplan(stand({ mahnungAb }), STANDARD)).toEqual({ tag, mahnung: 1 });
});

/** The daily job over a stretch of days, on which it may run not at all or several times. */
function laufe(takt: typeof STANDARD, laeufe: readonly number[]): { stand: Mahnstand; gemahnt: string[] } {
	let jetzt = stand({ mahnungAb: '2027-12-15' });
	const gemahnt: string[] = [];
	laeufe.forEach((wieOft, i) => {
		const heute = addiereTage(jetzt.mahnungAb, i);
		for (let lauf = 0; lauf < wieOft; lauf++) {
			if (!istFaellig(jetzt, takt, heute)) continue;
			gemahnt.push(heute);
			jetzt = { ...jetzt, mahnstufe: jetzt.mahnstufe + 1, gemahntAm: heute };
		}
	});
	return { stand: jetzt, gemahnt };
}

const TAKT = fc.record({
	mahnungGracePeriod: fc.integer({ min: 0, max: 90 }),
	dokumentMahnungInterval: fc.integer({ min: 1, max: 90 }),
});
/** Days around the turn to a leap year; on each the job runs so many times. */
const LAEUFE = fc.array(fc.constantFrom(0, 1, 1, 1, 2, 5), { minLength: 31, maxLength: 400 });

describe('however often and late the job runs', () => {
	it('keeps the days of grace and the interval, and reminds at most ten times', () => {
		fc.assert(
			fc.property(TAKT, LAEUFE, (takt, laeufe) => {
				const { gemahnt, stand: ende } = laufe(takt, laeufe);
				expect(gemahnt.length).toBeLessThanOrEqual(10);
				for (const [i, tag] of gemahnt.entries()) {
					const [davor, abstand] =
						i === 0
							? [ende.mahnungAb, takt.mahnungGracePeriod]
							: [gemahnt[i - 1] as string, takt.dokumentMahnungInterval];
					expect(tageZwischen(davor, tag)).toBeGreaterThanOrEqual(abstand);
				}
			}),
		);
	});

	it('reminds on the planned days exactly, when it runs every day', () => {
		fc.assert(
			fc.property(TAKT, fc.integer({ min: 31, max: 400 }), (takt, anzahl) => {
				const taeglich = laufe(takt, Array<number>(anzahl).fill(1));
				expect(taeglich.gemahnt).toEqual(
					tage(stand({ mahnungAb: '2027-12-15' }), addiereTage('2027-12-15', anzahl - 1), takt),
				);
			}),
		);
	});

	it('makes up for missed days by one reminder, on the first day it runs again', () => {
		fc.assert(
			fc.property(TAKT, fc.integer({ min: 1, max: 300 }), (takt, ausfall) => {
				const wieder = takt.mahnungGracePeriod + ausfall;
				const { gemahnt } = laufe(takt, [...Array<number>(wieder).fill(0), 3]);
				expect(gemahnt).toEqual([addiereTage('2027-12-15', wieder)]);
			}),
		);
	});
});

it('shows what is overdue on the first day that is asked for', () => {
	const termine = mahntermine(stand(), STANDARD, '2026-09-20', '2026-09-30');
	expect(termine).toEqual([
		{ tag: '2026-09-20', mahnung: 1 },
		{ tag: '2026-09-27', mahnung: 2 },
	]);
});

const takt = (alleTage: number, hoechstens: number): Ausnahmeregel => ({ art: 'TAKT', alleTage, hoechstens });
const pause = (bis: string): Ausnahmeregel => ({ art: 'AUSGESETZT_BIS', bis });
const NIE: Ausnahmeregel = { art: 'NIE' };

describe('exceptions', () => {
	const mit = (...ausnahmen: Ausnahmeregel[]) => stand({ mahnstufe: 1, gemahntAm: '2026-09-11', ausnahmen });

	it.each([
		['a rhythm of its own', [takt(14, 5)], { tag: '2026-09-25', mahnung: 2 }],
		['so often at most', [takt(14, 1)], 'HOECHSTZAHL'],
		['more often than ten times never', [takt(1, 10)], { tag: '2026-09-12', mahnung: 2 }],
		['put off', [pause('2026-10-01')], { tag: '2026-10-01', mahnung: 2 }],
		['put off to a day before the next one', [pause('2026-09-15')], { tag: '2026-09-18', mahnung: 2 }],
		['never', [NIE], 'NIE'],
		['a pause, and after it the rhythm', [pause('2026-09-20'), takt(14, 5)], { tag: '2026-09-25', mahnung: 2 }],
		[
			'a rhythm of the document, though the person is left alone',
			[takt(14, 5), NIE],
			{ tag: '2026-09-25', mahnung: 2 },
		],
		[
			'a pause of the document, then that of the person',
			[pause('2026-09-20'), pause('2026-10-01')],
			{ tag: '2026-10-01', mahnung: 2 },
		],
		['a pause of the document, then never', [pause('2026-09-20'), NIE], 'NIE'],
	] as const)('%s', (_, ausnahmen, plan) => {
		expect(mahnplan(mit(...ausnahmen), STANDARD)).toEqual(plan);
	});

	it('goes on after a pause as often as before it', () => {
		const termine = mahntermine(mit(pause('2026-10-01')), STANDARD, '2026-09-12', '2026-10-15');
		expect(termine.map(({ tag }) => tag)).toEqual(['2026-10-01', '2026-10-08', '2026-10-15']);
	});

	it('leaves one out by a pause until the one after it', () => {
		expect(auslassen(mit(), STANDARD, '2026-09-12')).toEqual(pause('2026-09-25'));
		expect(auslassen(mit(takt(14, 5)), STANDARD, '2026-09-12')).toEqual(pause('2026-10-09'));
		expect(auslassen(mit(), STANDARD, '2026-09-30')).toEqual(pause('2026-10-07'));
		expect(auslassen(mit(NIE), STANDARD, '2026-09-12')).toBeNull();
	});

	it('says until when it is put off, while it is', () => {
		expect(pausiertBis(mit(pause('2026-10-01')), '2026-09-30')).toBe('2026-10-01');
		expect(pausiertBis(mit(pause('2026-10-01')), '2026-10-01')).toBeNull();
		expect(pausiertBis(mit(pause('2026-09-20'), pause('2026-10-01')), '2026-09-25')).toBe('2026-10-01');
		expect(pausiertBis(mit(takt(7, 10), pause('2026-10-01')), '2026-09-25')).toBeNull();
	});
});

const TAG = fc.integer({ min: 0, max: 400 }).map((n) => addiereTage('2026-09-01', n));
const REGEL: fc.Arbitrary<Ausnahmeregel> = fc.oneof(
	fc.record({
		art: fc.constant('TAKT' as const),
		alleTage: fc.integer({ min: 1, max: 90 }),
		hoechstens: fc.integer({ min: 1, max: 10 }),
	}),
	TAG.map(pause),
	fc.constant(NIE),
);

describe('whatever the exceptions', () => {
	it('the narrowest wins: what stands behind a rhythm or never changes nothing', () => {
		fc.assert(
			fc.property(REGEL, fc.array(REGEL, { maxLength: 3 }), (engste, weitere) => {
				fc.pre(engste.art !== 'AUSGESETZT_BIS');
				const allein = tage(stand({ ausnahmen: [engste] }), '2027-09-01');
				expect(tage(stand({ ausnahmen: [engste, ...weitere] }), '2027-09-01')).toEqual(allein);
			}),
		);
	});

	it('what is put off is never reminded of before its day, and a pause that is over changes nothing', () => {
		fc.assert(
			fc.property(TAG, fc.array(REGEL, { maxLength: 2 }), (bis, weitere) => {
				const mitPause = stand({ ausnahmen: [pause(bis), ...weitere] });
				for (const tag of tage(mitPause, '2028-09-01')) expect(tag >= bis).toBe(true);
				const vorbei = mahntermine(mitPause, STANDARD, bis, '2028-09-01');
				expect(vorbei).toEqual(mahntermine(stand({ ausnahmen: weitere }), STANDARD, bis, '2028-09-01'));
			}),
		);
	});

	it('nobody is reminded more than ten times', () => {
		fc.assert(
			fc.property(fc.array(REGEL, { maxLength: 3 }), (ausnahmen) => {
				expect(tage(stand({ ausnahmen }), '2030-09-01').length).toBeLessThanOrEqual(10);
			}),
		);
	});
});
