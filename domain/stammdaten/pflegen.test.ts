import { describe, expect, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import { landStammdatum } from './land.ts';
import { listeMit } from './listen.ts';
import { doppelte, inZeile, pflege } from './pflegen.ts';

const titel = listeMit('titel');
const akteur = (...rollen: Rolle[]): Akteur => ({
	art: 'USER',
	userID: 'u',
	rollen,
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
});
const ADMIN = akteur('ADMIN');
const VERWALTUNG = akteur('MA_VERWALTUNG');
const DR = { bezeichnung: 'Dr.', sortierung: 1 };
const leer = () => titel.aggregat.start('t1');
const erfasst = () => falte(titel.aggregat, 't1', aufgezeichnet(titel.erfasse(leer(), DR)));
const arten = (ereignisse: readonly { type: string }[]) => ereignisse.map((e) => e.type);
const absage = (tue: () => unknown) => {
	try {
		tue();
	} catch (e) {
		if (e instanceof Abgelehnt) return e.verstoesse.map(({ http, text, feld }) => [http, text, feld]);
		throw e;
	}
	return null;
};

describe('a line of a saved list', () => {
	test('without an id is a new record, active unless an administrator says otherwise', () => {
		expect(arten(pflege(titel, leer(), { felder: DR }, VERWALTUNG))).toEqual(['TitelErfasst']);
		expect(arten(pflege(titel, leer(), { felder: DR, isAktiv: true }, VERWALTUNG))).toEqual(['TitelErfasst']);
		expect(arten(pflege(titel, leer(), { felder: DR, isAktiv: false }, ADMIN))).toEqual([
			'TitelErfasst',
			'TitelDeaktiviert',
		]);
	});
	test('changes what is different, and nothing otherwise', () => {
		const zeile = { id: 't1', felder: DR, isAktiv: true };
		expect(pflege(titel, erfasst(), zeile, VERWALTUNG)).toEqual([]);
		const anders = { ...zeile, felder: { ...DR, sortierung: 2 } };
		expect(pflege(titel, erfasst(), anders, VERWALTUNG)).toMatchObject([
			{ type: 'TitelGeaendert', facts: { aenderungen: { sortierung: { von: 1, nach: 2 } } } },
		]);
	});
	test('is deactivated by administrators only', () => {
		const aus = { id: 't1', felder: DR, isAktiv: false };
		expect(absage(() => pflege(titel, erfasst(), aus, VERWALTUNG))).toEqual([
			[403, 'Nur Administratoren dürfen Stammdaten deaktivieren.', undefined],
		]);
		expect(arten(pflege(titel, erfasst(), aus, ADMIN))).toEqual(['TitelDeaktiviert']);
	});
	test('is refused when the record has changed since', () => {
		expect(absage(() => pflege(titel, erfasst(), { id: 't1', version: 7, felder: DR }, ADMIN))).toEqual([
			[409, 'Der Datensatz wurde zwischenzeitlich geändert. Bitte laden Sie die Seite neu.', undefined],
		]);
	});
	test('is refused for a record that isn’t there', () => {
		expect(absage(() => pflege(titel, leer(), { id: 't1', felder: DR }, ADMIN))).toEqual([
			[422, 'Den Eintrag gibt es nicht mehr.', undefined],
		]);
	});
	test('deletes', () => {
		expect(arten(pflege(titel, erfasst(), { id: 't1', felder: DR, isGeloescht: true }, VERWALTUNG))).toEqual([
			'TitelGeloescht',
		]);
	});
	test.each([
		['', 'Dies ist ein Pflichtfeld'],
		['x'.repeat(101), 'Bitte geben Sie höchstens 100 Zeichen ein'],
	])('with the label %j is refused', (bezeichnung, text) => {
		expect(absage(() => pflege(titel, leer(), { felder: { ...DR, bezeichnung } }, ADMIN))).toEqual([
			[422, text, 'bezeichnung'],
		]);
	});
	test('of a country is known by its code, which exists once', () => {
		const felder = { key: 'XK', bezeichnung: 'Kosovo', isEU: false, sortierung: 9 };
		expect(landStammdatum.kennung?.(felder)).toBe('XK');
		const kosovo = falte(
			landStammdatum.aggregat,
			'XK',
			aufgezeichnet(landStammdatum.erfasse(landStammdatum.aggregat.start('XK'), felder)),
		);
		expect(absage(() => pflege(landStammdatum, kosovo, { felder }, ADMIN))).toEqual([
			[422, 'Diesen Eintrag gibt es bereits.', 'key'],
		]);
	});
});

test('labels are compared without capitals and spaces', () => {
	const namen = new Map([
		['a', 'Ballsport'],
		['b', ' BALLSPORT '],
		['c', 'Turnen'],
	]);
	expect(doppelte(namen, new Set(['b', 'c']))).toEqual(['b']);
	expect(doppelte(namen, new Set(['c']))).toEqual([]);
});

test('a violation names the line and the field', () => {
	const verstoss = { code: 'P', text: 'Dies ist ein Pflichtfeld', http: 422, feld: 'bezeichnung' } as const;
	expect(inZeile([verstoss, { ...verstoss, feld: undefined as never }], 3).map((v) => v.feld)).toEqual([
		'3.bezeichnung',
		'3',
	]);
});
