import { beforeEach, describe, expect, it } from 'vitest';
import { statusSetzen } from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { vertragBearbeiten } from '#domain/akte/entscheidungen/vertrag/vertrag-bearbeiten.ts';
import { bewerben } from '#domain/akte/entscheidungen/wunsch/bewerben.ts';
import { einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { freiwillig, TRAEGER } from '#domain/akte/tests/personen.fixture.ts';
import {
	abgeschlossen,
	beworben,
	bis,
	inVerhandlung,
	vertragAn,
	weltMitPlaetzen,
	wunschAn,
} from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';

/** A service in parts (table: Vertrag, Duration; docs/adr/0094). */

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
});
const ERSTER = { vertragsbeginn: '2025-09-01', vertragsende: '2025-11-30', isAbschnitte: true, urlaubstage: 20 };
const ZWEITER = { vertragsbeginn: '2026-01-01', vertragsende: '2026-03-31', isAbschnitte: true, urlaubstage: 20 };
const grund = (ort: string, felder: Partial<Vertragsbedingungen>) =>
	welt.verstoesse('f', TRAEGER, einigen, { wunschID: wunschAn(welt, 'f', ort).id, felder })[0]?.text;
const zuKurz = 'Die Abschnitte des Dienstes müssen zusammen mindestens 6 Monate dauern. Bisher sind es 3.';

describe('a service in parts', () => {
	it('is agreed on part by part, once it is planned how the months come together', () => {
		beworben(welt, 'f', ['o1', 'o3']);
		inVerhandlung(welt, 'f', 'o1');
		expect(grund('o1', ERSTER)).toBe(zuKurz);
		// The whole cycle, as it is proposed for every draft, is no second part.
		inVerhandlung(welt, 'f', 'o3');
		expect(grund('o1', ERSTER)).toBe(zuKurz);
		const { id: vertragID } = vertragAn(welt, 'f', 'o3');
		welt.tue('f', TRAEGER, vertragBearbeiten, { vertragID, felder: ZWEITER });
		expect(grund('o1', ERSTER)).toBeUndefined();

		abgeschlossen(welt, 'f', 'o1');
		welt.heute = '2025-09-01';
		welt.tue('f', TRAEGER, antreten, { datum: '2025-09-01' });
		welt.heute = '2025-11-30';
		welt.tue('f', TRAEGER, beenden, { datum: '2025-11-30' });
		welt.tue('f', freiwillig('f'), bewerben, { wuensche: [{ einsatzortID: 'o4' }] });
		inVerhandlung(welt, 'f', 'o4');
		expect(grund('o4', { ...ZWEITER, vertragsende: '2026-02-28' })).toContain('mindestens 3');
		expect(grund('o4', ZWEITER)).toBeUndefined();
	});

	it('stays as agreed on when what was planned beside it is gone', () => {
		beworben(welt, 'f', ['o1', 'o3']);
		for (const ort of ['o1', 'o3']) inVerhandlung(welt, 'f', ort);
		const { id } = vertragAn(welt, 'f', 'o3');
		welt.tue('f', TRAEGER, vertragBearbeiten, { vertragID: id, felder: ZWEITER });
		expect(grund('o1', ERSTER)).toBeUndefined();
		abgeschlossen(welt, 'f', 'o1');
		const { id: vertragID } = vertragAn(welt, 'f', 'o1');
		const verlaengere = (geplantesEnde: string) =>
			welt.verstoesse('f', TRAEGER, vertragBearbeiten, { vertragID, felder: { geplantesEnde } })[0]?.text;
		expect(verlaengere('2025-12-15')).toBeUndefined();
		expect(verlaengere('2025-11-30')).toBe(zuKurz);
	});
});

describe('a contract from when the Sonderkonzept alone allowed parts', () => {
	const DAMALS = { vertragsende: '2025-11-30', isSonderkonzept: true, urlaubstage: 20 };

	it('is changed, concluded and extended like any other once it is agreed on', () => {
		bis(welt, 'f', 2800);
		const { id: vertragID } = Object.assign(vertragAn(welt, 'f'), DAMALS, { vertragsnummer: 'N-1' });
		const aendere = (felder: Partial<Vertragsbedingungen>) =>
			welt.verstoesse('f', TRAEGER, vertragBearbeiten, { vertragID, felder });
		expect(aendere({ wochenstunden: 385 })).toEqual([]);
		const wunschID = wunschAn(welt, 'f').id;
		const eingabe = { ziel: 3000, wunschID, grund: 'Papiervertrag liegt vor' } as const;
		expect(welt.verstoesse('f', TRAEGER, statusSetzen, eingabe)).toEqual([]);
		expect(aendere({ geplantesEnde: '2025-12-31' })).toEqual([]);
	});

	it('is agreed on only as the part it is', () => {
		bis(welt, 'f', 2500);
		Object.assign(vertragAn(welt, 'f'), DAMALS);
		expect(grund('o1', {})).toBe('Der Freiwilligendienst muss mindestens 6 und darf höchstens 24 Monate dauern.');
		expect(grund('o1', { isAbschnitte: true })).toBe(zuKurz);
		expect(grund('o1', { isAbschnitte: true, vertragsende: '2026-02-28' })).toBeUndefined();
	});
});
