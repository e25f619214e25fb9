import { describe, expect, it } from 'vitest';
import { vertragBearbeiten } from '#domain/akte/entscheidungen/vertrag/vertrag-bearbeiten.ts';
import { vertragsnummerSetzen } from '#domain/akte/entscheidungen/vertrag/vertragsnummer-setzen.ts';
import { BEFEHLE, type Stand, weltIn } from '#domain/akte/tests/staende.fixture.ts';
import { ALLE_WER, entscheide, WER, type Wer } from '#domain/akte/tests/tabelle.fixture.ts';
import { vertragAn } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Vertragsbedingungen } from '../zustand.ts';

/** Table: FreiwilligerVertrag: what may change in which state, by whom. */

const SPALTEN = ['0', '2000', '2000 unterschrieben', '3000', '4000', '9000', '9500'] as const;
type Spalte = (typeof SPALTEN)[number];
/** The wish whose contract is there. */
const STAND: Readonly<Record<Exclude<Spalte, '2000 unterschrieben' | '9500'>, Stand>> = {
	0: 3000,
	2000: 3500,
	3000: 4000,
	4000: 5000,
	9000: 5500,
};
function welt(spalte: Spalte): Welt {
	if (spalte === '2000 unterschrieben') {
		const w = weltIn(3500);
		vertragAn(w, 'f').ersteUnterschriftAm = '2025-06-03T10:00:00.000Z';
		return w;
	}
	if (spalte === '9500') {
		const w = weltIn(3500);
		w.tue('f', WER.MV, (l) => BEFEHLE.Zurückziehen(l, w), undefined);
		return w;
	}
	return weltIn(STAND[spalte]);
}

/** Another value of each term, valid beside the others. */
const ANDERS: Readonly<Record<keyof Vertragsbedingungen, Vertragsbedingungen[keyof Vertragsbedingungen]>> = {
	einsatzortID: 'o2',
	vertragsbeginn: '2025-09-16',
	vertragsende: '2026-08-15',
	wochenstunden: 390,
	isTeilzeit: true,
	diensttageProWoche: 45,
	dienstwoche: 'Mo 8, Di 8, Mi 8, Do 8, Fr 6,5',
	taschengeld: 44_000,
	unterkunft: 'ROOM',
	geldersatzUnterkunft: 10_000,
	verpflegung: 'FULL',
	geldersatzVerpflegung: 5_000,
	zuschussDeutschlandticket: 4_900,
	mobilitaetszuschlag: 3_000,
	estBeitrag: 40_000,
	urlaubstage: 28,
	probezeitWochen: 8,
	isBuchhaltungTraeger: true,
	isSonderkonzept: true,
	isAbschnitte: true,
	seminartagePflicht: 20,
	geplantesEnde: '2026-08-15',
};
type Feld = keyof Vertragsbedingungen;

/** The site's by default; G21 names the rest the Traeger's. */
const DER_STELLE: readonly Feld[] = [
	'vertragsbeginn',
	'vertragsende',
	'wochenstunden',
	'urlaubstage',
	'unterkunft',
	'verpflegung',
];
/** From the conclusion on: planned end, accommodation, board, allowances, fee. */
const AB_ABSCHLUSS: readonly Feld[] = [
	...(['geplantesEnde', 'unterkunft', 'geldersatzUnterkunft', 'verpflegung', 'geldersatzVerpflegung'] as const),
	...(['zuschussDeutschlandticket', 'mobilitaetszuschlag', 'estBeitrag'] as const),
];

const SIGNIERT = 'VERTRAG_UNTERSCHRIEBEN';
/** What the Traeger is answered. */
function beimTraeger(spalte: Spalte, feld: Feld): string {
	if (spalte === '9000' || spalte === '9500') return 'G22';
	if (spalte === '3000' || spalte === '4000') return AB_ABSCHLUSS.includes(feld) ? 'geht' : SIGNIERT;
	if (feld === 'geplantesEnde') return 'GEPLANTES_ENDE';
	return spalte === '2000 unterschrieben' ? SIGNIERT : 'geht';
}
function beiDerStelle(spalte: Spalte, feld: Feld): string {
	if (!DER_STELLE.includes(feld)) return 'G21';
	if (spalte === '0' || spalte === '2000') return 'geht';
	return spalte === '2000 unterschrieben' ? SIGNIERT : 'G21';
}

function aendere(w: Welt, wer: Wer, feld: Feld): string {
	const eingabe = { vertragID: vertragAn(w, 'f').id, felder: { [feld]: ANDERS[feld] }, grund: 'vereinbart' };
	return entscheide(w, WER[wer], (l) => vertragBearbeiten(l, eingabe)).grund?.code ?? 'geht';
}

describe('Vertrag bearbeiten', () => {
	const felder = Object.keys(ANDERS) as Feld[];

	it.each(SPALTEN)('in %s durch den Träger', (spalte) => {
		const w = welt(spalte);
		for (const wer of ['MV', 'AD'] as const)
			expect(felder.map((feld) => [feld, aendere(w, wer, feld)])).toEqual(
				felder.map((feld) => [feld, beimTraeger(spalte, feld)]),
			);
	});

	// A cancelled contract is the last she hears of a withdrawn application: the name is left.
	it.each(SPALTEN.filter((s) => s !== '9500'))('in %s durch die Einsatzstelle', (spalte) => {
		const w = welt(spalte);
		expect(felder.map((feld) => [feld, aendere(w, 'ME', feld)])).toEqual(
			felder.map((feld) => [feld, beiDerStelle(spalte, feld)]),
		);
	});

	it.each(SPALTEN)('in %s durch niemand anderen', (spalte) => {
		const w = welt(spalte);
		const andere = ['PUB', 'FW', 'FW fremd', 'ME fremd'] as const;
		expect(andere.map((wer) => aendere(w, wer, 'unterkunft'))).toEqual([
			...['BERECHTIGUNG', 'BERECHTIGUNG', 'BERECHTIGUNG'],
			'NICHT_GEFUNDEN',
		]);
	});

	it.each([
		['2000 unterschrieben', 'unterkunft'],
		['3000', 'taschengeld'],
		['4000', 'vertragsende'],
	] as const)('in %s: %s ändert nur eine Annullierung', (spalte, feld) => {
		const w = welt(spalte);
		const eingabe = { vertragID: vertragAn(w, 'f').id, felder: { [feld]: ANDERS[feld] } };
		expect(entscheide(w, WER.MV, (l) => vertragBearbeiten(l, eingabe)).grund).toMatchObject({
			http: 409,
			text: 'Der Vertrag wurde bereits unterschrieben. Bitte annullieren Sie den Vertrag, um ihn zu ändern.',
		});
	});

	it.each(['9000', '9500'] as const)('in %s nie', (spalte) => {
		const w = welt(spalte);
		const eingabe = { vertragID: vertragAn(w, 'f').id, felder: { unterkunft: 'ROOM' as const } };
		expect(entscheide(w, WER.AD, (l) => vertragBearbeiten(l, eingabe)).grund).toMatchObject({
			http: 409,
			text: 'Archivierte oder stornierte Verträge können nicht geändert werden.',
		});
	});
});

describe('Vertragsnummer setzen', () => {
	/** A number and none; a concluded contract keeps one. */
	const ZEILEN: readonly (readonly [Spalte, nummer: string, keine: string])[] = [
		['0', 'geht', 'geht'],
		['2000', 'geht', 'geht'],
		['2000 unterschrieben', 'geht', 'geht'],
		['3000', 'geht', 'P'],
		['4000', 'geht', 'P'],
		['9000', 'G22', 'G22'],
		['9500', 'G22', 'G22'],
	];
	const setze = (w: Welt, wer: Wer, vertragsnummer: string | null): string => {
		const eingabe = { vertragID: vertragAn(w, 'f').id, vertragsnummer };
		return entscheide(w, WER[wer], (l) => vertragsnummerSetzen(l, eingabe)).grund?.code ?? 'geht';
	};
	it.each(ZEILEN)('in %s: eine Nummer %s, keine %s', (spalte, nummer, keine) => {
		const w = welt(spalte);
		expect([setze(w, 'MV', 'B-2'), setze(w, 'AD', null)]).toEqual([nummer, keine]);
	});

	it.each(SPALTEN)('in %s nur durch den Träger', (spalte) => {
		const w = welt(spalte);
		const andere = ALLE_WER.filter((wer) => wer !== 'MV' && wer !== 'AD');
		expect(andere.map((wer) => setze(w, wer, 'B-2'))).toEqual(andere.map(() => 'BERECHTIGUNG'));
	});
});
