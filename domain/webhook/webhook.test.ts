import { describe, expect, test } from 'vitest';
import { vertragMaschine } from '#domain/akte/maschinen/vertrag.machine.ts';
import { wunschMaschine } from '#domain/akte/maschinen/wunsch.machine.ts';
import { aufnahme } from './antwort.ts';
import { WEBHOOK_EREIGNISSE, WEBHOOK_STROEME } from './ereignisse.ts';
import { QUELLEN } from './quellen.ts';
import { pauseNach, ruheNach, VERSUCHE } from './versuche.ts';

describe('what is told', () => {
	test('has a source each, and only one', () => {
		const gemeldet = QUELLEN.flatMap(({ meldet }) => Object.keys(meldet));
		expect(gemeldet.toSorted()).toEqual(WEBHOOK_EREIGNISSE.toSorted());
		const typen = QUELLEN.flatMap(({ meldet }) => Object.values(meldet).flat());
		expect(new Set(typen).size).toBe(typen.length);
		expect(QUELLEN.map(({ strom }) => strom)).toEqual(WEBHOOK_STROEME);
	});

	test.each([wunschMaschine, vertragMaschine])('is every step of $id', (maschine) => {
		const gemeldet = new Set(QUELLEN.flatMap(({ meldet }) => Object.values(meldet).flat()));
		const schritte = new Set(maschine.events.map((name) => name.split('.', 1)[0] ?? name));
		expect([...schritte].filter((schritt) => !gemeldet.has(schritt))).toEqual([]);
	});

	test('is named as Standard Webhooks recommends', () => {
		for (const name of WEBHOOK_EREIGNISSE) expect(name).toMatch(/^[a-z]+(\.[a-z]+)+$/);
	});
});

describe('the schedule', () => {
	const mitte = (versuch: number) => pauseNach({ versuch, seit: 0, gebeten: null }, 0.5);

	test('is that of Standard Webhooks, about three days', () => {
		const pausen = Array.from({ length: VERSUCHE }, (_, i) => mitte(i + 1));
		expect(pausen).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
	});

	test('gives what is asked for, a day at most', () => {
		expect(pauseNach({ versuch: 1, seit: 0, gebeten: 90 }, 0.5)).toBe(90);
		expect(pauseNach({ versuch: 1, seit: 0, gebeten: 999_999 }, 0.5)).toBe(86_400);
	});

	test('leaves who is silent alone, twice as long each time', () => {
		expect([1, 2, 3, 4, 5, 20].map(ruheNach)).toEqual([30, 60, 120, 240, 300, 300]);
	});
});

test.each([
	[200, 'ANGENOMMEN'],
	[204, 'ANGENOMMEN'],
	[301, 'GESTOERT'],
	[304, 'GESTOERT'],
	[400, 'GESTOERT'],
	[401, 'GESTOERT'],
	[404, 'GESTOERT'],
	[410, 'FORT'],
	[429, 'GESTOERT'],
	[500, 'GESTOERT'],
	[503, 'GESTOERT'],
])('the answer %s: %s', (status, art) => {
	expect(aufnahme(status, null).art).toBe(art);
});
