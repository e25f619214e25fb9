import { beforeEach, describe, expect, it } from 'vitest';
import { antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { TRAEGER } from '#domain/akte/tests/personen.fixture.ts';
import { bis, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';

/** G15 and G16; the contract runs from 01.09.2025 to 31.08.2026. */

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
});

describe('G15 Dienstantritt', () => {
	const tritt = (datum?: string) => welt.verstoesse('f', TRAEGER, antreten, { datum });
	beforeEach(() => bis(welt, 'f', 3000));

	it('braucht ein Datum, das gekommen ist', () => {
		expect(tritt()).toMatchObject([
			{ code: 'G15', http: 409, text: 'Bitte geben Sie das Datum des Dienstantritts an.' },
		]);
		welt.heute = '2025-08-31';
		expect(tritt('2025-09-01')).toMatchObject([
			{
				code: 'G15',
				http: 409,
				text: 'Der Dienst kann erst ab dem 01.09.2025 angetreten werden.',
				behebbarDurch: ['ZEIT'],
			},
		]);
		welt.heute = '2025-09-01';
		expect(tritt('2025-09-01')).toEqual([]);
	});

	it('liegt im ersten Monat des Vertrags', () => {
		welt.heute = '2025-12-01';
		expect(tritt('2025-08-31')).toMatchObject([{ http: 422, feld: 'datum' }]);
		expect(tritt('2025-10-03')).toMatchObject([{ http: 422, feld: 'datum' }]);
		expect(tritt('2025-10-02')).toEqual([]);
		expect(welt.kontingente.get('s1')?.belegungen.values().next().value?.von).toBe('2025-10-02');
	});
});

describe('G16 Dienstende', () => {
	const ende = (datum?: string, rest: { bestaetigt?: boolean; grund?: string } = {}) =>
		welt.verstoesse('f', TRAEGER, beenden, { datum, ...rest });
	beforeEach(() => {
		bis(welt, 'f', 4000);
		welt.heute = '2026-01-10';
	});

	it('wird eingegeben und liegt zwischen Antritt und 31 Tagen voraus', () => {
		expect(ende()).toMatchObject([{ code: 'G16', http: 422, text: 'Bitte geben Sie das Datum des Dienstendes ein.' }]);
		expect(ende('2025-08-31', { grund: 'x' })).toMatchObject([
			{ code: 'G16', http: 422, text: 'Das Dienstende darf nicht vor dem Dienstantritt liegen.' },
		]);
		expect(ende('2026-02-11', { grund: 'x' })).toMatchObject([
			{ code: 'G16', http: 422, text: 'Das Dienstende darf nicht nach dem 10.02.2026 liegen.' },
		]);
		expect(ende('2026-02-10', { grund: 'x', bestaetigt: true })).toEqual([]);
	});

	it('liegt nie nach dem geplanten Ende', () => {
		welt.heute = '2026-08-20';
		expect(ende('2026-09-01')).toMatchObject([
			{ code: 'G16', text: 'Das Dienstende darf nicht nach dem 31.08.2026 liegen.' },
		]);
		expect(ende('2026-08-31')).toEqual([]);
		expect(welt.akte('f').status).toBe(9000);
	});

	it('verlangt vorzeitig einen Grund und die Bestätigung des Hinweises', () => {
		expect(ende('2026-01-05')).toMatchObject([{ code: 'P', http: 422, feld: 'grund' }]);
		expect(ende('2026-01-05', { grund: 'Studienplatz' })).toMatchObject([
			{
				code: 'BESTAETIGUNG',
				http: 409,
				text: 'Das Datum weicht vom geplanten Dienstende (31.08.2026) ab.',
			},
		]);
		expect(ende('2026-01-05', { grund: 'Studienplatz', bestaetigt: true })).toEqual([]);
		expect(welt.akte('f').status).toBe(9300);
		expect(welt.akte('f').statusverlauf.at(-1)?.grund).toBe('Studienplatz');
	});
});
