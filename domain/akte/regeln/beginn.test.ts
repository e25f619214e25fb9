import { beforeEach, describe, expect, test } from 'vitest';
import { einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { entscheideSammelaktion } from '#domain/akte/sammelaktion.ts';
import { TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
import { beworben, inVerhandlung, vertragAn, weltMitPlaetzen, wunschAn } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Namen } from '#domain/akte/verlauf/saetze.ts';
import { verlauf } from '#domain/akte/verlauf/verlauf.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { vorgabebeginn } from './beginn.ts';

const namen: Namen = {
	einsatzort: (id) => `Ort ${id}`,
	dienstart: (id) => `${id}`,
	benutzer: (id) => `Name ${id}`,
	zyklus: (id) => `Zyklus ${id}`,
	dokument: (id) => `Dokument ${id}`,
	eintrag: (id) => `Eintrag ${id}`,
	feld: (feld) => FELD_BEZEICHNUNG[feld],
};
const ZYKLUS = { start: '2025-09-01', ende: '2026-08-31' };

describe('a begin that is past is never proposed', () => {
	test.each([
		['2025-06-02', '2025-09-01'],
		['2025-09-01', '2025-09-01'],
		['2025-09-02', '2025-09-16'],
		['2025-09-15', '2025-09-16'],
		['2025-09-16', '2025-10-01'],
		['2025-12-31', '2026-01-01'],
		['2026-07-31', '2026-08-01'],
		['2026-08-01', '2026-08-16'],
		['2026-08-16', null],
	])('on %s the proposal is %s', (heute, beginn) => {
		expect(vorgabebeginn(ZYKLUS, heute)).toBe(beginn);
	});

	test.each([
		['2025-11', '2025-11-01'],
		['2025-09', '2025-10-16'],
		['2026-09', '2025-10-16'],
		[null, '2025-10-16'],
	])('on 2025-10-10 with the wish %s the proposal is %s', (gewuenscht, beginn) => {
		expect(vorgabebeginn(ZYKLUS, '2025-10-10', gewuenscht)).toBe(beginn);
	});

	test('neither by the draft', () => {
		const welt = weltMitPlaetzen();
		beworben(welt, 'f');
		welt.heute = '2025-11-10';
		inVerhandlung(welt, 'f');
		expect(vertragAn(welt, 'f')).toMatchObject({ vertragsbeginn: '2025-11-16', vertragsende: '2026-08-31' });
	});
});

describe('an agreement that begins before today', () => {
	let welt: Welt;
	beforeEach(() => {
		welt = weltMitPlaetzen();
		beworben(welt, 'f');
		inVerhandlung(welt, 'f');
	});
	const einige = (eingabe: object = {}) =>
		welt.verstoesse('f', VEREIN1, einigen, { wunschID: wunschAn(welt, 'f').id, ...eingabe });

	test('is none on its first day', () => {
		welt.heute = '2025-09-01';
		expect(einige()).toEqual([]);
	});

	test('needs a word, then a tick', () => {
		welt.heute = '2025-09-02';
		expect(einige()).toMatchObject([{ code: 'P', http: 422, feld: 'grund' }]);
		expect(einige({ grund: '  ', bestaetigt: true })).toMatchObject([{ code: 'P', http: 422, feld: 'grund' }]);
		expect(einige({ grund: 'Hat am 1. begonnen' })).toMatchObject([
			{ code: 'BESTAETIGUNG', http: 409, feld: 'bestaetigt' },
		]);
		expect(einige({ grund: 'Hat am 1. begonnen', bestaetigt: true })).toEqual([]);
	});

	test('needs neither with another begin', () => {
		welt.heute = '2025-09-02';
		expect(einige({ felder: { vertragsbeginn: '2025-10-01' } })).toEqual([]);
	});

	test('keeps the words, and the history shows them', () => {
		welt.heute = '2025-09-02';
		const eingabe = { wunschID: wunschAn(welt, 'f').id, grund: ' Hat am 1. begonnen ', bestaetigt: true };
		welt.tue('f', VEREIN1, einigen, eingabe);
		const ereignisse = welt.verlauf.get('f') ?? [];
		expect(ereignisse.findLast(({ type }) => type === 'EinigungErzielt')?.person).toEqual({
			grund: 'Hat am 1. begonnen',
		});
		const eintrag = verlauf('f', ereignisse, namen).findLast(({ satz }) => satz.includes('Vertragseinigung'));
		expect(eintrag?.text).toBe('Hat am 1. begonnen');
	});

	test('is refused among many, with the reason', () => {
		welt.heute = '2025-09-02';
		const eine = () =>
			entscheideSammelaktion(
				welt.lage('f', TRAEGER),
				{ eintragID: '', wunschID: wunschAn(welt, 'f').id, dokumentID: null },
				{ aktion: 'einigen' },
			);
		expect(eine).toThrow(/schon vorbei/);
	});
});
