import { describe, expect, test } from 'vitest';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import { aktionenDerAkte, aktionenDerKarte, findeAktion, naechsterSchritt } from './aktionen.ts';
import type { Akte, Aktion } from './typen.ts';

const aktion = (key: AktionKey, rest: Partial<Aktion> = {}): Aktion => ({
	aktion: key,
	titel: key,
	wunschID: null,
	vertragID: null,
	zielStatus: null,
	erlaubt: !rest.gruende?.length,
	gruende: [],
	erfuellt: [],
	...rest,
});
const gesperrt = (code: string) => ({ gruende: [{ code, text: code }] });
const akte = (status: number, ...aktionen: Aktion[]) =>
	({ freiwilliger: { status }, wuensche: [], aktionen }) as unknown as Akte;

describe('next step', () => {
	test('is the nearest number ahead', () => {
		const a = akte(
			2000,
			aktion('verhandeln', { zielStatus: 2500, wunschID: 'a' }),
			aktion('kontaktieren', { zielStatus: 2100, wunschID: 'b' }),
		);
		expect(naechsterSchritt(a)?.aktion).toBe('kontaktieren');
	});

	test('prefers a possible one to a blocked one with the same number', () => {
		const a = akte(
			2500,
			aktion('einigen', { zielStatus: 2800, wunschID: 'a', ...gesperrt('G13') }),
			aktion('einigen', { zielStatus: 2800, wunschID: 'b' }),
		);
		expect(naechsterSchritt(a)?.wunschID).toBe('b');
	});

	test('prefers a wish that is not on the waiting list, unless it is blocked', () => {
		const wuensche = [
			{ id: 'a', status: 500 },
			{ id: 'b', status: 0 },
		];
		const wartend = aktion('kontaktieren', { zielStatus: 2100, wunschID: 'a' });
		const frei = aktion('kontaktieren', { zielStatus: 2100, wunschID: 'b' });
		const naechster = (...aktionen: Aktion[]) =>
			naechsterSchritt({ ...akte(2000, ...aktionen), wuensche } as unknown as Akte)?.wunschID;
		expect(naechster(wartend, frei)).toBe('b');
		expect(naechster(wartend, { ...frei, erlaubt: false })).toBe('a');
	});

	test('stays visible while blocked, but not where it does not start from here', () => {
		const blocked = aktion('einigen', { zielStatus: 2800, wunschID: 'a', ...gesperrt('G13') });
		expect(naechsterSchritt(akte(2500, blocked))).toBe(blocked);
		expect(naechsterSchritt(akte(2500, aktion('einigen', { zielStatus: 2800, ...gesperrt('G22') })))).toBeNull();
	});

	test('is never a number behind, an exit or the early end', () => {
		const a = akte(
			4000,
			aktion('bewerben', { zielStatus: 2000 }),
			aktion('nichtAntreten', { zielStatus: 9500 }),
			aktion('beenden', { zielStatus: 9300, wunschID: 'a' }),
		);
		expect(naechsterSchritt(a)).toBeNull();
	});
});

describe('card of a wish', () => {
	const keys = (liste: readonly Aktion[]) => liste.map((a) => a.aktion);

	test('offers contact first and negotiation in the menu before the contact', () => {
		const alle = [
			aktion('ablehnen', { wunschID: 'a' }),
			aktion('verhandeln', { wunschID: 'a' }),
			aktion('kontaktieren', { wunschID: 'a' }),
			aktion('kontaktieren', { wunschID: 'b' }),
			aktion('zurueckziehen', { wunschID: 'a' }),
			aktion('reaktivieren', { wunschID: 'a', ...gesperrt('G22') }),
		];
		const karte = aktionenDerKarte({ aktionen: alle }, { id: 'a', status: 0 });
		expect(keys(karte.knoepfe)).toEqual(['kontaktieren', 'ablehnen']);
		expect(keys(karte.menue)).toEqual(['verhandeln', 'zurueckziehen']);
	});

	test('offers the negotiation as a button once contacted', () => {
		const alle = [aktion('verhandeln', { wunschID: 'a' })];
		const karte = aktionenDerKarte({ aktionen: alle }, { id: 'a', status: 2000 });
		expect(keys(karte.knoepfe)).toEqual(['verhandeln']);
		expect(karte.menue).toEqual([]);
	});

	test('keeps the regular end as a button and the early one in the menu', () => {
		const alle = [
			aktion('beenden', { wunschID: 'a', zielStatus: 9000 }),
			aktion('beenden', { wunschID: 'a', zielStatus: 9300 }),
		];
		const karte = aktionenDerKarte({ aktionen: alle }, { id: 'a', status: 5000 });
		expect(karte.knoepfe.map((a) => a.zielStatus)).toEqual([9000]);
		expect(karte.menue.map((a) => a.zielStatus)).toEqual([9300]);
	});
});

test('menu of the file leaves out what has its own place or does not start from here', () => {
	const aktionen = [
		aktion('loeschen'),
		aktion('nachricht'),
		aktion('nachbearbeitungOeffnen', gesperrt('G22')),
		aktion('zyklusUebernehmen', gesperrt('G17')),
	];
	expect(aktionenDerAkte({ aktionen }).map((a) => a.aktion)).toEqual(['zyklusUebernehmen', 'loeschen']);
});

test('finds an action only where it starts from the present state', () => {
	const aktionen = [aktion('einigen', { wunschID: 'a', ...gesperrt('G22') }), aktion('einigen', { wunschID: 'b' })];
	expect(findeAktion({ aktionen }, 'einigen', 'a')).toBeUndefined();
	expect(findeAktion({ aktionen }, 'einigen', 'b')).toBe(aktionen[1]);
});
