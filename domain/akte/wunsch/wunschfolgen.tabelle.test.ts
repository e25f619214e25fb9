import { describe, expect, it } from 'vitest';
import { reaktivieren } from '#domain/akte/entscheidungen/freiwilliger/reaktivieren.ts';
import { zyklusUebernehmen } from '#domain/akte/entscheidungen/freiwilliger/zyklus-uebernehmen.ts';
import { abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { bewerben } from '#domain/akte/entscheidungen/wunsch/bewerben.ts';
import { vorschlagen } from '#domain/akte/entscheidungen/wunsch/vorschlagen.ts';
import { wartelisteSetzen } from '#domain/akte/entscheidungen/wunsch/warteliste-setzen.ts';
import { BEFEHLE, type Befehl, STAENDE, type Stand, weltIn } from '#domain/akte/tests/staende.fixture.ts';
import { entscheide, WER, type Wer } from '#domain/akte/tests/tabelle.fixture.ts';
import {
	beworben,
	geeinigt,
	inVerhandlung,
	vertragAn,
	weltMitPlaetzen,
	wunschAn,
} from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';

/** Table: FreiwilligerAdresswunsch, rows W15 and W19; what is frozen beside an agreement; what ends with the conclusion. */

const vollziehe = (w: Welt, befehl: Befehl, wer: Wer): void => {
	w.tue('f', WER[wer], (l) => BEFEHLE[befehl](l, w), undefined);
};

describe('W15: wohin eine Reaktivierung führt, und wem sie offensteht', () => {
	/** How it ended, from which state, by whom; who may; the state it gets. */
	const ZEILEN: readonly (readonly [Befehl, Stand, durch: Wer, wer: readonly Wer[], nach: number])[] = [
		['Zurückziehen', 0, 'FW', ['FW', 'MV', 'AD'], 0],
		['Zurückziehen', 500, 'FW', ['FW', 'MV', 'AD'], 0],
		['Zurückziehen', 1000, 'FW', ['FW', 'MV', 'AD'], 1000],
		['Zurückziehen', 2000, 'FW', ['FW', 'MV', 'AD'], 2000],
		['Zurückziehen', 3000, 'FW', ['FW', 'MV', 'AD'], 2000],
		['Zurückziehen', 3500, 'FW', ['FW', 'MV', 'AD'], 2000],
		['Zurückziehen', 0, 'MV', ['MV', 'AD'], 0],
		['Vorschlag ablehnen', 1000, 'FW', ['FW', 'MV', 'AD'], 1000],
		['Vorschlag ablehnen', 1000, 'MV', ['MV', 'AD'], 1000],
		['Ablehnen', 0, 'ME', ['ME', 'MV', 'AD'], 0],
		['Ablehnen', 500, 'ME', ['ME', 'MV', 'AD'], 0],
		['Ablehnen', 1000, 'ME', ['ME', 'MV', 'AD'], 1000],
		['Ablehnen', 2000, 'ME', ['ME', 'MV', 'AD'], 2000],
		['Ablehnen', 3000, 'ME', ['ME', 'MV', 'AD'], 2000],
		['Ablehnen', 3500, 'MV', ['MV', 'AD'], 2000],
	];
	it.each(ZEILEN)('%s aus %s durch %s: %j nach %i', (befehl, stand, durch, wer, nach) => {
		const w = weltIn(stand);
		vollziehe(w, befehl, durch);
		const seiten = ['FW', 'ME', 'MV', 'AD'] as const;
		const ergebnis = seiten.map((einer) => {
			const { ausgang, grund } = entscheide(w, WER[einer], (l) => BEFEHLE.Reaktivieren(l, w));
			return [einer, ausgang ? wunschIn(ausgang.akte.wuensche) : grund.code];
		});
		expect(ergebnis).toEqual(seiten.map((einer) => [einer, wer.includes(einer) ? nach : 'G18']));
	});

	it('was mit einem Vertragsabschluss entfiel, reaktiviert nach der Annullierung nur der Träger', () => {
		const w = weltMitPlaetzen();
		beworben(w, 'f', ['o1', 'o3']);
		inVerhandlung(w, 'f', 'o3');
		geeinigt(w, 'f', {}, 'o3');
		w.tue('f', WER.MV, abschliessen, { wunschID: wunschAn(w, 'f', 'o3').id, vertragsnummer: 'A-1' });
		expect(wunschAn(w, 'f')).toMatchObject({ status: 9000, beendetVon: 'SYSTEM' });
		const versuch = (wer: Wer) =>
			entscheide(w, WER[wer], (l) => reaktivieren(l, { wunschID: wunschAn(w, 'f').id })).grund?.code ?? 'geht';
		expect(['FW', 'MV', 'AD'].map((wer) => versuch(wer as Wer))).toEqual(['G22', 'G22', 'G22']);
		vollziehe(w, 'Vertrag annullieren', 'MV');
		expect(['FW', 'ME', 'MV', 'AD'].map((wer) => versuch(wer as Wer))).toEqual(['G18', 'G18', 'geht', 'geht']);
	});

	const wunschIn = (wuensche: readonly { einsatzortID: string; status: number }[]) =>
		wuensche.findLast((x) => x.einsatzortID === 'o1')?.status;
});

/** From 1 September 2026 on; o1 takes part or doesn't. */
function neuerZyklus(w: Welt, nimmtTeil: boolean): void {
	const zyklen = [...w.referenz.zyklen.values()].map((z) => ({
		...z,
		status: z.id === 'z1' ? ('AKTIV' as const) : ('BEENDET' as const),
	}));
	const o1 = w.referenz.adressen.get('o1');
	if (!o1) throw new Error('Welt unvollständig');
	const aktivInZyklen = nimmtTeil ? ['z', 'z1'] : ['z'];
	w.aendere({
		zyklen: new Map(zyklen.map((z) => [z.id, z])),
		adressen: new Map([...w.referenz.adressen, ['o1', { ...o1, aktivInZyklen }]]),
	});
}

describe('W19: Übernahme in den aktiven Zyklus', () => {
	/** Wish, its cycle, who ended it, its contract, the volunteer; of the place taking part and of one that doesn't. */
	const BLEIBT_ZURUECK = [9500, 'z', 'SYSTEM', null, 1500] as const;
	const ZEILEN: Partial<Record<Stand, readonly (readonly (number | string | null)[])[]>> = {
		0: [[0, 'z1', null, null, 2000], BLEIBT_ZURUECK],
		500: [[0, 'z1', null, null, 2000], BLEIBT_ZURUECK],
		1000: [BLEIBT_ZURUECK, BLEIBT_ZURUECK],
		2000: [[2000, 'z1', null, null, 2100], BLEIBT_ZURUECK],
		3000: [
			[2000, 'z1', null, 9500, 2100],
			[9500, 'z', 'SYSTEM', 9500, 1500],
		],
		// What had ended stays as it was, where it was.
		9000: [
			[9000, 'z', 'FREIWILLIGER', null, 1500],
			[9000, 'z', 'FREIWILLIGER', null, 1500],
		],
		9500: [
			[9500, 'z', 'EINSATZSTELLE', null, 1500],
			[9500, 'z', 'EINSATZSTELLE', null, 1500],
		],
	};
	it.each(STAENDE)('aus %s', (stand) => {
		const ergebnisse = [true, false].map((nimmtTeil) => {
			const w = weltIn(stand);
			neuerZyklus(w, nimmtTeil);
			const { ausgang, grund } = entscheide(w, WER.MV, zyklusUebernehmen);
			if (!ausgang) return grund.code;
			const { wuensche, vertraege, status, bemerkungen, zyklusID } = ausgang.akte;
			expect([zyklusID, bemerkungen.at(-1)?.text?.startsWith('Übernahme in Zyklus 2026/2027 am ')]).toEqual([
				'z1',
				true,
			]);
			const wunsch = wuensche.findLast((x) => x.einsatzortID === 'o1');
			return [wunsch?.status, wunsch?.zyklusID, wunsch?.beendetVon, vertraege.at(-1)?.status ?? null, status];
		});
		const sonst = stand === 'unbestätigt' ? 'G22' : 'G17';
		expect(ergebnisse).toEqual(ZEILEN[stand] ?? [sonst, sonst]);
	});

	it('löst die Dienstart: sie steht erst mit der nächsten Verhandlung wieder fest', () => {
		const w = weltIn(3000);
		const fest = () => entscheide(w, WER.ME, (l) => BEFEHLE['Dienstart festlegen'](l, w)).grund?.code ?? 'geht';
		expect(fest()).toBe('G22');
		neuerZyklus(w, true);
		w.tue('f', WER.MV, zyklusUebernehmen, undefined);
		expect(fest()).toBe('geht');
	});
});

describe('eingefroren neben einer Einigung', () => {
	const OFFEN: Readonly<Record<number, (w: Welt) => void>> = {
		0: () => undefined,
		500: (w) => void w.tue('f', WER.ME, wartelisteSetzen, { wunschID: wunschAn(w, 'f').id }),
		1000: (w) =>
			void w.tue('f', WER.MV, vorschlagen, { einsatzortID: 'o1', betreuerUserID: 'verein1', nachricht: 'Hallo!' }),
		2000: (w) => vollziehe(w, 'Kontaktieren', 'ME'),
		3000: (w) => inVerhandlung(w, 'f', 'o1'),
	};
	/** State of the other wish: what the agreement forbids, what it leaves possible. */
	const ZEILEN: readonly (readonly [number, verboten: readonly Befehl[], moeglich: readonly Befehl[]])[] = [
		[
			0,
			['Kontaktieren', 'Verhandlung beginnen'],
			['Warteliste setzen', 'Zurückziehen', 'Ablehnen', 'Priorität ändern'],
		],
		[500, ['Kontaktieren', 'Verhandlung beginnen'], ['Warteliste aufheben', 'Zurückziehen', 'Ablehnen']],
		[1000, ['Vorschlag annehmen'], ['Vorschlag ablehnen', 'Zurückziehen', 'Ablehnen']],
		[2000, ['Verhandlung beginnen'], ['Zurückziehen', 'Ablehnen', 'Betreuer ändern']],
		[3000, ['Einigung'], ['Zurückziehen', 'Ablehnen', 'Betreuer ändern']],
	];
	it.each(ZEILEN)('aus %i: %j nicht, %j doch', (stand, verboten, moeglich) => {
		const w = weltMitPlaetzen();
		beworben(w, 'f', stand === 1000 ? ['o3'] : ['o1', 'o3']);
		OFFEN[stand]?.(w);
		inVerhandlung(w, 'f', 'o3');
		geeinigt(w, 'f', {}, 'o3');
		const code = (befehl: Befehl) => entscheide(w, WER.MV, (l) => BEFEHLE[befehl](l, w)).grund?.code ?? 'geht';
		expect(verboten.map(code)).toEqual(verboten.map(() => 'G14'));
		expect(moeglich.map(code)).toEqual(moeglich.map(() => 'geht'));
		const neuerWunsch = entscheide(w, WER.FW, (l) => bewerben(l, { wuensche: [{ einsatzortID: 'o4' }] }));
		expect(neuerWunsch.grund?.code).toBe('G22');
	});

	it('W9 beendet alles andere Offene samt Entwürfen', () => {
		const w = weltMitPlaetzen();
		beworben(w, 'f', ['o1', 'o3', 'o4']);
		inVerhandlung(w, 'f', 'o1');
		inVerhandlung(w, 'f', 'o3');
		geeinigt(w, 'f', {}, 'o3');
		w.tue('f', WER.MV, abschliessen, { wunschID: wunschAn(w, 'f', 'o3').id, vertragsnummer: 'A-1' });
		expect(['o1', 'o3', 'o4'].map((ort) => wunschAn(w, 'f', ort))).toMatchObject([
			{ status: 9000, beendetVon: 'SYSTEM', beendetAus: 3000 },
			{ status: 4000, beendetVon: null },
			{ status: 9000, beendetVon: 'SYSTEM', beendetAus: 0 },
		]);
		expect([vertragAn(w, 'f', 'o1').status, vertragAn(w, 'f', 'o3').status]).toEqual([9500, 3000]);
	});
});
