import { beforeEach, describe, expect, test } from 'vitest';
import { bis, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { WUNSCH, type WunschStatus } from '#domain/status/wunsch.ts';
import { DRANPARTEIEN, DRANTATEN, WUNSCHTATEN, type Wunschdran } from './dran.ts';
import { stationen, WUNSCHWORTE, wartelage } from './warten.ts';

const nummern = <N extends number>({ eintraege }: { eintraege: Readonly<Record<N, unknown>> }) =>
	Object.keys(eintraege).map(Number) as N[];
const CODE = /\d{2,}/;

const wunsch = (status: WunschStatus, statusSeit = '2026-11-17', id = `${status}`) => ({
	...{ id, status, statusSeit },
	dran: null as Pick<Wunschdran, 'partei' | 'tat'> | null,
});

describe('every state a volunteer can be in has words, and none of them is a code', () => {
	test.each(nummern(FREIWILLIGER))('volunteer %i', (status) => {
		const zuege = [...WUNSCHTATEN, ...DRANTATEN].flatMap((tat) =>
			DRANPARTEIEN.map((partei) => [{ ...wunsch(3500), dran: { partei, tat } }]),
		);
		for (const wuensche of [[], ...nummern(WUNSCH).map((w) => [wunsch(w)]), ...zuege]) {
			const { wort, text, danach = '-' } = wartelage(status, wuensche);
			for (const satz of [wort, text('Katrin Döring'), danach]) {
				expect(satz).not.toBe('');
				expect(satz).not.toMatch(CODE);
			}
		}
		const weg = stationen(status);
		expect(weg).toHaveLength(5);
		expect(weg.filter(({ lage }) => lage === 'jetzt').length).toBe([9000, 9300, 9900].includes(status) ? 0 : 1);
	});

	test.each(nummern(WUNSCH))('application %i', (status) => {
		const { wort, text } = WUNSCHWORTE[status];
		for (const satz of [wort, text('Katrin Döring')]) expect(satz).toMatch(/^[A-ZÄÖÜ]\D+$/);
	});
});

describe('which application is told about', () => {
	const gemeint = (status: FreiwilligerStatus, ...wuensche: ReturnType<typeof wunsch>[]) =>
		wartelage(status, wuensche).wunsch?.id ?? null;

	test('the one whose answer has been outstanding longest', () => {
		expect(gemeint(2000, wunsch(0, '2026-11-18', 'b'), wunsch(0, '2026-11-17', 'a'))).toBe('a');
		expect(gemeint(2000, wunsch(500, '2026-11-01'), wunsch(0, '2026-11-17'))).toBe('0');
	});
	test('a place in the queue or a proposal only where nothing else is open', () => {
		expect(gemeint(2000, wunsch(1000, '2026-10-01'), wunsch(500))).toBe('500');
		expect(gemeint(1500, wunsch(1000))).toBe('1000');
	});
	test('once a place has made contact the furthest', () => {
		expect(gemeint(2100, wunsch(2000, '2026-11-18'), wunsch(0, '2026-11-17'), wunsch(500, '2026-11-01'))).toBe('2000');
		expect(gemeint(2500, wunsch(0, '2026-10-01'), wunsch(3000, '2026-11-20'))).toBe('3000');
	});
	test('none where all have ended, the address is unproven, or the service is over', () => {
		expect(gemeint(1500, wunsch(9000), wunsch(9500))).toBeNull();
		expect(gemeint(0, wunsch(0))).toBeNull();
		expect(gemeint(9300, wunsch(5400))).toBeNull();
		expect(wartelage(1500, [wunsch(9500)])).toMatchObject({ dran: 'FREIWILLIGER', wort: 'Stelle aussuchen' });
	});
});

test.each<[FreiwilligerStatus, string]>([
	[0, 'Beworben'],
	[1500, 'Beworben'],
	[2000, 'Die Stelle meldet sich'],
	[2100, 'Gespräch'],
	[2500, 'Einigung und Vertrag'],
	[2800, 'Einigung und Vertrag'],
	[3000, 'Dienst'],
	[4000, 'Dienst'],
	[9500, 'Dienst nicht angetreten'],
])('at %i the way stands at "%s"', (status, name) => {
	expect(stationen(status).find(({ lage }) => lage === 'jetzt')?.name).toBe(name);
});

test('papers finished after a service never begun tell of no service', () => {
	expect(stationen(9900).at(-1)).toMatchObject({ name: 'Dienst', lage: 'fertig' });
	expect(stationen(9900, true).at(-1)?.name).toBe('Dienst nicht angetreten');
});

describe('how long an application waited for the one at turn', () => {
	let welt: Welt;
	beforeEach(() => {
		welt = weltMitPlaetzen();
	});

	test('stands with the file, one entry per answer, in the cycle it waited in', () => {
		bis(welt, 'f', 2800);
		const { antworten, zyklusID } = welt.akte('f');
		expect(antworten.map(({ status }) => status)).toEqual([0, 3000]);
		for (const { seit, am, zyklusID: damals } of antworten) {
			expect(seit <= am).toBe(true);
			expect(damals).toBe(zyklusID);
		}
	});
});
