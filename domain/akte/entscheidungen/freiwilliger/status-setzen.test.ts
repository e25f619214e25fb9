import { beforeEach, describe, expect, it } from 'vitest';
import { nichtAntreten } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import { vertragsnummerSetzen } from '#domain/akte/entscheidungen/vertrag/vertragsnummer-setzen.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import { ADMIN, TRAEGER } from '#domain/akte/tests/personen.fixture.ts';
import {
	beworben,
	bis,
	geeinigt,
	inVerhandlung,
	vertragAn,
	weltMitPlaetzen,
	wunschAn,
} from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import { reaktivieren } from './reaktivieren.ts';
import { type StatusSetzenEingabe, statusSetzen } from './status-setzen.ts';

/** Table: Manual override mapping. */

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
});

const GRUND = 'nach Aktenlage berichtigt';
const wunschID = (ort = 'o1'): string => wunschAn(welt, 'f', ort).id;
const setze = (ziel: StatusSetzenEingabe['ziel'], rest: Partial<StatusSetzenEingabe> = {}, akteur = ADMIN) =>
	welt.verstoesse('f', akteur, statusSetzen, { ziel, wunschID: wunschID(), grund: GRUND, ...rest });
const stand = () => {
	const { status, dienstantritt, dienstende } = vertragAn(welt, 'f');
	return [welt.akte('f').status, wunschAn(welt, 'f').status, status, dienstantritt, dienstende];
};
const platz = () => welt.kontingente.get('s1')?.belegungen.get(wunschID()) ?? null;

describe('statusSetzen', () => {
	it('verlangt eine Begründung und den Wunsch', () => {
		bis(welt, 'f', 2000);
		expect(setze(2100, { grund: 'zu kurz' })).toMatchObject([{ http: 422, feld: 'grund' }]);
		expect(setze(2100, { wunschID: null })).toMatchObject([{ code: 'P', http: 422, feld: 'wunschId' }]);
		expect(setze(2100, { wunschID: 'x', grund: '' }).map((v) => v.feld)).toEqual(['grund', 'wunschId']);
	});

	it('hält sich fest: als Akt, als Statuswechsel von Hand und als Bemerkung', () => {
		bis(welt, 'f', 2000);
		expect(setze(2100)).toEqual([]);
		expect(
			welt.verlauf
				.get('f')
				?.slice(-4)
				.map((e) => e.type),
		).toEqual(['StatusManuellGesetzt', 'WunschManuellGesetzt', 'BemerkungGeschrieben', 'FreiwilligerStatusGeaendert']);
		expect(welt.akte('f').statusverlauf.at(-1)).toMatchObject({ von: 2000, nach: 2100, manuell: true, grund: GRUND });
		expect(welt.akte('f').bemerkungen).toMatchObject([
			{
				text: `Status manuell von 2000 (Beworben) auf 2100 (Kontaktiert) gesetzt. Grund: ${GRUND}`,
				sichtbarkeit: 'MA_VERWALTUNG',
				isSystem: true,
			},
		]);
	});

	it('1500: beendet alles Offene durch den Träger', () => {
		beworben(welt, 'f', ['o1', 'o3']);
		inVerhandlung(welt, 'f');
		geeinigt(welt, 'f');
		expect(setze(1500, { wunschID: null })).toEqual([]);
		expect(stand().slice(0, 3)).toEqual([1500, 9000, 9500]);
		expect(welt.akte('f').wuensche.map((w) => w.beendetVon)).toEqual(['TRAEGER', 'TRAEGER']);
		expect(platz()).toBeNull();
	});

	it('2000 und 2100: auch aus dem Dienst zurück, mit storniertem Vertrag', () => {
		bis(welt, 'f', 4000);
		expect(setze(2100)).toEqual([]);
		expect(stand().slice(0, 3)).toEqual([2100, 2000, 9500]);
		expect(platz()).toBeNull();
		expect(setze(2000)).toEqual([]);
		expect(stand().slice(0, 3)).toEqual([2000, 0, 9500]);
	});

	it('2000: nicht neben einem weiter gekommenen Wunsch', () => {
		beworben(welt, 'f', ['o1', 'o3']);
		inVerhandlung(welt, 'f', 'o3');
		expect(setze(2000)).toMatchObject([
			{ code: 'G22', text: 'Die Aktion „Status manuell setzen“ ist im Status 2500 (In Verhandlung) nicht möglich.' },
		]);
		expect(welt.akte('f').status).toBe(2500);
	});

	it('2500: ein Entwurf ohne Nummer, kopiert aus dem alten Vertrag', () => {
		bis(welt, 'f', 3000);
		expect(setze(2500)).toEqual([]);
		expect(welt.akte('f').vertraege).toMatchObject([
			{ status: 9500 },
			{ status: 0, vertragsnummer: null, vertragsbeginn: '2025-09-01' },
		]);
	});

	it('2800: mit Platz, Betreuer und Dienstart', () => {
		bis(welt, 'f', 2000);
		expect(setze(2800)).toMatchObject([{ code: 'G07' }]);
		inVerhandlung(welt, 'f');
		welt.teileZu('o1', 'fsj', 0);
		expect(setze(2800)).toMatchObject([{ code: 'G04' }]);
		expect(setze(2800, { kontingentUeberziehen: true }, TRAEGER)).toMatchObject([{ http: 403 }]);
		expect(setze(2800, { kontingentUeberziehen: true })).toEqual([]);
		expect(stand().slice(0, 3)).toEqual([2800, 3500, 2000]);
		expect(platz()?.art).toBe('RESERVIERT');
	});

	it('3000: leert Antritt und Ende; andere offene Wünsche entfallen', () => {
		beworben(welt, 'f', ['o1', 'o3']);
		inVerhandlung(welt, 'f');
		inVerhandlung(welt, 'f', 'o3');
		welt.tue('f', TRAEGER, vertragsnummerSetzen, { vertragID: vertragAn(welt, 'f').id, vertragsnummer: 'A-1' });
		expect(setze(3000)).toEqual([]);
		expect(stand()).toEqual([3000, 4000, 3000, null, null]);
		expect(wunschAn(welt, 'f', 'o3')).toMatchObject({ status: 9000, beendetVon: 'SYSTEM' });
		expect(vertragAn(welt, 'f', 'o3').status).toBe(9500);
		expect(platz()?.art).toBe('BELEGT');
	});

	it.each(['GLOBAL', 'PREFIX'] as const)('3000: zieht im Modus %s die Nummer wie der Abschluss (D2)', (modus) => {
		welt.aendere({ parameter: { vertragsnummerModus: modus } });
		bis(welt, 'f', 2800);
		expect(setze(3000, { neueNummer: 'FSJ25-0001' })).toEqual([]);
		expect(vertragAn(welt, 'f')).toMatchObject({ status: 3000, vertragsnummer: 'FSJ25-0001' });
		expect(setze(2800)).toEqual([]);
		expect(setze(3000, { neueNummer: 'FSJ25-0002' })).toEqual([]);
		expect(vertragAn(welt, 'f').vertragsnummer).toBe('FSJ25-0001');
	});

	it('3000: verlangt die Nummer, wo sie von Hand vergeben wird (D2)', () => {
		bis(welt, 'f', 2800);
		expect(setze(3000, { neueNummer: 'FSJ25-0001' })).toMatchObject([
			{ code: 'G10', text: 'Für den Vertragsabschluss fehlen folgende Angaben: Vertragsnummer.' },
		]);
	});

	it('2800: übernimmt aus dem stornierten Vertrag die Bedingungen (D5)', () => {
		bis(welt, 'f', 2500);
		geeinigt(welt, 'f', { unterkunft: 'ROOM', vertragsbeginn: '2025-10-01' });
		welt.tue('f', TRAEGER, zurueckziehen, { wunschID: wunschAn(welt, 'f').id });
		welt.tue('f', TRAEGER, reaktivieren, { wunschID: wunschAn(welt, 'f').id });
		expect(setze(2800)).toEqual([]);
		expect(vertragAn(welt, 'f')).toMatchObject({ status: 2000, unterkunft: 'ROOM', vertragsbeginn: '2025-10-01' });
	});

	it('4000: mit erreichtem Datum', () => {
		bis(welt, 'f', 3000);
		expect(setze(4000)).toMatchObject([{ code: 'G15' }]);
		welt.heute = '2025-09-05';
		expect(setze(4000, { datum: '2025-09-03' })).toEqual([]);
		expect(stand()).toEqual([4000, 5000, 4000, '2025-09-03', null]);
	});

	it('9000 und 9300: mit Ende, aus dem Nichtantritt zurück nur mit freiem Platz', () => {
		bis(welt, 'f', 3000);
		welt.heute = '2025-10-01';
		welt.tue('f', TRAEGER, nichtAntreten, { grund: 'nicht erschienen' });
		welt.teileZu('o1', 'fsj', 0);
		expect(setze(9300, { datum: '2025-09-30' })).toMatchObject([{ code: 'G04' }]);
		welt.teileZu('o1', 'fsj', 1);
		expect(setze(9300)).toMatchObject([{ code: 'G16', http: 422 }]);
		expect(setze(9300, { datum: '2025-09-30' })).toEqual([]);
		expect(stand()).toEqual([9300, 5400, 9000, '2025-09-01', '2025-09-30']);
		expect(platz()).toMatchObject({ von: '2025-09-01', bis: '2025-09-30' });
		expect(setze(9000, { datum: '2025-09-30' })).toEqual([]);
		expect(stand().slice(0, 3)).toEqual([9000, 5500, 9000]);
	});

	it('9500: leert Antritt und Ende und gibt den Platz frei', () => {
		bis(welt, 'f', 4000);
		expect(setze(9500)).toEqual([]);
		expect(stand()).toEqual([9500, 8000, 9000, null, null]);
		expect(platz()).toBeNull();
	});

	it('9900: nur nach einem Dienst und mit erledigter Nachbearbeitung', () => {
		bis(welt, 'f', 4000);
		expect(setze(9900)).toMatchObject([{ code: 'G22' }]);
		expect(setze(9500)).toEqual([]);
		expect(setze(9900)).toEqual([]);
		expect(welt.akte('f').status).toBe(9900);
		expect(setze(2500)).toEqual([]);
		expect(welt.akte('f').nachbearbeitungAbgeschlossenAm).toBeNull();
	});

	it('die Registrierung wird nicht übersteuert', () => {
		bis(welt, 'f', 2000);
		welt.akte('f').kontoEroeffnetAm = null;
		welt.akte('f').status = 0;
		expect(setze(2100)).toMatchObject([{ code: 'G22' }]);
	});
});
