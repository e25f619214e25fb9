import { expect, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import {
	aendereText,
	legeTextAn,
	loescheText,
	siehtTextbaustein,
	type Textangaben,
	textbausteinAggregat,
} from './textbaustein.ts';
import type { Umfang } from './umfang.ts';

/** Picture 63: own texts, those of the team, those of the provider. */

const akteur = (userID: string, rolle: 'MA_VERWALTUNG' | 'ADMIN' = 'MA_VERWALTUNG'): Akteur => ({
	art: 'USER',
	userID,
	rollen: [rolle],
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
});
const SABINE = akteur('sabine');
const MARKUS = akteur('markus');
const ADMIN = akteur('admin', 'ADMIN');

const angaben = (umfang: Umfang, dazu: Partial<Textangaben> = {}): Textangaben => ({
	bezeichnung: 'Dokumente nachreichen',
	betreff: 'Es fehlen noch Dokumente',
	text: 'Guten Tag **{{ freiwilliger.vorname }}**',
	umfang,
	...dazu,
});
const leer = () => textbausteinAggregat.start('t');
const von = (wer: Akteur, umfang: Umfang) =>
	falte(textbausteinAggregat, 't', aufgezeichnet(legeTextAn(wer, leer(), angaben(umfang))));
const code = (tue: () => unknown) => {
	try {
		tue();
		return 'geht';
	} catch (e) {
		if (e instanceof Abgelehnt) return e.verstoesse[0]?.code;
		throw e;
	}
};

test.each([
	['EIGEN', SABINE, ['geht', 'BERECHTIGUNG', 'BERECHTIGUNG']],
	['TEAM', SABINE, ['geht', 'geht', 'geht']],
	['TRAEGER', ADMIN, ['RECHT', 'RECHT', 'geht']],
] as const)('%s is kept by', (umfang, autor, erwartet) => {
	const satz = von(autor, umfang);
	const alle = [SABINE, MARKUS, ADMIN];
	expect(alle.map((wer) => code(() => aendereText(wer, satz, { betreff: 'Neu' })))).toEqual(erwartet);
	expect(alle.map((wer) => code(() => loescheText(wer, satz)))).toEqual(erwartet);
});

test('his own is seen by its author alone, everything else by all', () => {
	const sehen = (umfang: Umfang) =>
		[SABINE, MARKUS, ADMIN].map((wer) => siehtTextbaustein(wer, { umfang, userID: 'sabine' }));
	expect(sehen('EIGEN')).toEqual([true, false, false]);
	expect([sehen('TEAM'), sehen('TRAEGER')]).toEqual([
		[true, true, true],
		[true, true, true],
	]);
	expect(siehtTextbaustein({ ...SABINE, userID: null }, { umfang: 'EIGEN', userID: null })).toBe(false);
});

test('nobody makes a text the whole provider’s but the administration', () => {
	expect(code(() => legeTextAn(SABINE, leer(), angaben('TRAEGER')))).toBe('RECHT');
	expect(code(() => aendereText(SABINE, von(SABINE, 'EIGEN'), { umfang: 'TRAEGER' }))).toBe('RECHT');
	expect(code(() => aendereText(ADMIN, von(ADMIN, 'TEAM'), { umfang: 'TRAEGER' }))).toBe('geht');
});

test('it names only what a message may, and something in each field', () => {
	expect(code(() => legeTextAn(SABINE, leer(), angaben('EIGEN', { text: '{{ freiwilliger.iban }}' })))).toBe(
		'PLATZHALTER',
	);
	expect(code(() => legeTextAn(SABINE, leer(), angaben('EIGEN', { bezeichnung: ' ' })))).toBe('P');
});
