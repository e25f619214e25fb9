import { beforeEach, describe, expect, it } from 'vitest';
import { type StatusSetzenEingabe, statusSetzen } from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { type BeendenEingabe, beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
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
	const ende = (datum?: string, rest: Omit<BeendenEingabe, 'datum'> = {}) =>
		welt.verstoesse('f', TRAEGER, beenden, { datum, ...rest });
	const VORZEITIG = { kuendigungDurch: 'FREIWILLIGER', grund: 'Studienplatz' } as const;
	beforeEach(() => {
		bis(welt, 'f', 4000);
		welt.heute = '2026-01-10';
	});

	it('wird eingegeben und liegt zwischen Antritt und 31 Tagen voraus', () => {
		expect(ende()).toMatchObject([{ code: 'G16', http: 422, text: 'Bitte geben Sie das Datum des Dienstendes ein.' }]);
		expect(ende('2025-08-31', VORZEITIG)).toMatchObject([
			{ code: 'G16', http: 422, text: 'Das Dienstende darf nicht vor dem Dienstantritt liegen.' },
		]);
		expect(ende('2026-02-11', VORZEITIG)).toMatchObject([
			{ code: 'G16', http: 422, text: 'Das Dienstende darf nicht nach dem 10.02.2026 liegen.' },
		]);
		expect(ende('2026-02-10', { ...VORZEITIG, bestaetigt: true })).toEqual([]);
	});

	it('liegt nie nach dem geplanten Ende', () => {
		welt.heute = '2026-08-20';
		expect(ende('2026-09-01')).toMatchObject([
			{ code: 'G16', text: 'Das Dienstende darf nicht nach dem 31.08.2026 liegen.' },
		]);
		expect(ende('2026-08-31')).toEqual([]);
		expect(welt.akte('f').status).toBe(9000);
	});

	it('verlangt vorzeitig, von wem es ausging, einen Grund und die Bestätigung des Hinweises', () => {
		expect(ende('2026-01-05')).toMatchObject([
			{ code: 'P', http: 422, feld: 'kuendigungDurch' },
			{ code: 'P', http: 422, feld: 'grund' },
		]);
		expect(ende('2026-01-05', VORZEITIG)).toMatchObject([
			{
				code: 'BESTAETIGUNG',
				http: 409,
				text: 'Das Datum weicht vom geplanten Dienstende (31.08.2026) ab.',
			},
		]);
		expect(ende('2026-01-05', { ...VORZEITIG, bestaetigt: true })).toEqual([]);
		expect(welt.akte('f').status).toBe(9300);
		expect(welt.akte('f').statusverlauf.at(-1)?.grund).toBe('Studienplatz');
		expect(welt.akte('f').vertraege.at(-1)).toMatchObject({ kuendigungDurch: 'FREIWILLIGER', resturlaubTage: null });
	});

	it('hält den Resturlaub fest; wer den Dienst beendet hat, nur von einem vorzeitigen Ende', () => {
		welt.heute = '2026-08-31';
		expect(ende('2026-08-31', { resturlaubTage: 25, kuendigungDurch: 'TRAEGER' })).toEqual([]);
		expect(welt.akte('f').vertraege.at(-1)).toMatchObject({ resturlaubTage: 25, kuendigungDurch: null });
	});

	it('wird von Hand berichtigt: Was nicht genannt wird, bleibt; ohne Ende bleibt nichts', () => {
		expect(ende('2026-01-05', { ...VORZEITIG, resturlaubTage: 20, bestaetigt: true })).toEqual([]);
		const wunschID = welt.akte('f').wuensche[0]?.id;
		const setze = (eingabe: Omit<StatusSetzenEingabe, 'wunschID' | 'grund'>) => {
			const grund = 'So steht es im Schreiben der Stelle';
			expect(welt.verstoesse('f', TRAEGER, statusSetzen, { ...eingabe, wunschID, grund })).toEqual([]);
			const { dienstende, resturlaubTage, kuendigungDurch } = welt.akte('f').vertraege.at(-1) ?? expect.fail();
			return [dienstende, resturlaubTage, kuendigungDurch];
		};
		expect(setze({ ziel: 9300, datum: '2026-01-07' })).toEqual(['2026-01-07', 20, 'FREIWILLIGER']);
		expect(setze({ ziel: 9300, datum: '2026-01-07', resturlaubTage: 5 })).toEqual(['2026-01-07', 5, 'FREIWILLIGER']);
		expect(setze({ ziel: 9300, datum: '2026-01-07', kuendigungDurch: 'EINVERNEHMLICH' })).toEqual([
			...['2026-01-07', 5, 'EINVERNEHMLICH'],
		]);
		expect(setze({ ziel: 9300, datum: '2026-01-07', resturlaubTage: null })).toEqual([
			...['2026-01-07', null, 'EINVERNEHMLICH'],
		]);
		expect(setze({ ziel: 4000, datum: '2025-09-01' })).toEqual([null, null, null]);
	});
});
