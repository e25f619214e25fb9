import { expect, test } from 'vitest';
import type { Aktion } from '../../akte/typen.ts';
import { lageNach, schrittNach } from './schritt.ts';

const aktion = (name: Aktion['aktion'], zielStatus: number, code?: string): Aktion => ({
	aktion: name,
	titel: name,
	wunschID: 'w',
	vertragID: null,
	zielStatus,
	erlaubt: code === undefined,
	gruende: code === undefined ? [] : [{ code, text: 'Geht nicht.' }],
	erfuellt: [],
});

test('of several steps to a status the possible one is taken, then one that only lacks something', () => {
	const aktionen = [aktion('einigen', 2800, 'G22'), aktion('reaktivieren', 2800, 'G10'), aktion('verhandeln', 2500)];
	expect(schrittNach({ aktionen }, 'w', 2500)?.aktion).toBe('verhandeln');
	expect(schrittNach({ aktionen }, 'w', 2800)?.aktion).toBe('reaktivieren');
});

test('no card is declined or moved by hand', () => {
	const aktionen = [aktion('ablehnen', 2000), aktion('statusSetzen', 2000)];
	expect(schrittNach({ aktionen }, 'w', 2000)).toBeUndefined();
});

test('steps of another application don’t count', () => {
	expect(schrittNach({ aktionen: [aktion('kontaktieren', 2100)] }, 'anderer', 2100)).toBeUndefined();
});

test('a step that comes too early names the nearest one that is missing', () => {
	const aktionen = [aktion('verhandeln', 2500), aktion('kontaktieren', 2100), aktion('einigen', 2800, 'G22')];
	expect(lageNach({ aktionen }, ['w'], 2800).davor?.aktion).toBe('kontaktieren');
	const nurVerhandeln = [
		aktion('verhandeln', 2500),
		aktion('kontaktieren', 2100, 'G22'),
		aktion('einigen', 2800, 'G22'),
	];
	expect(lageNach({ aktionen: nurVerhandeln }, ['w'], 2800).davor?.aktion).toBe('verhandeln');
});

test('nothing is missing before a step that begins here, or where none leads', () => {
	const aktionen = [aktion('kontaktieren', 2100), aktion('verhandeln', 2500, 'G07')];
	expect(lageNach({ aktionen }, ['w'], 2500).davor).toBeNull();
	expect(lageNach({ aktionen }, ['w'], 2000)).toEqual({ schritt: null, davor: null });
});

test('of several wishes the one moves that may', () => {
	const zweite = { ...aktion('verhandeln', 2500), wunschID: 'x' };
	const aktionen = [aktion('verhandeln', 2500, 'G07'), zweite];
	expect(lageNach({ aktionen }, ['w', 'x'], 2500).schritt?.wunschID).toBe('x');
	expect(lageNach({ aktionen: aktionen.slice(0, 1) }, ['w', 'x'], 2500).schritt?.wunschID).toBe('w');
});
