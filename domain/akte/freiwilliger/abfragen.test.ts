import { describe, expect, it } from 'vitest';
import type { Feldabfrage } from '#domain/feldabfrage/feldabfrage.ts';
import type { Akte, Vertrag, Vertragsbedingungen, Wunsch } from '../zustand.ts';
import { gefragteFelder, gefragterVertrag, gefragteWuensche } from './abfragen.ts';

const feld = (name: Feldabfrage['felder'][number]['feld'], rest: Partial<Feldabfrage['felder'][number]> = {}) =>
	({ feld: name, bezeichnung: name, isPflicht: true, isBearbeitbarDurch: [], hilfetext: null, ...rest }) as const;
const abfrage = (felder: Feldabfrage['felder'], rest: Partial<Feldabfrage> = {}): Feldabfrage => ({
	id: 'q',
	zielStatus: 3000,
	dienstartIDs: [],
	isAktiv: true,
	felder,
	...rest,
});
const namen = (
	abfragen: readonly Feldabfrage[],
	vertrag: Partial<Vertragsbedingungen> | null,
	{ dienstartID = 'fsj', eltern = 0 as 0 | 1 | 2 } = {},
) => gefragteFelder(abfragen, 3000, [{ dienstartID }], { vertrag, eltern }).map((f) => f.feld);

describe('asked fields', () => {
	it('are only asked of whom they concern: payroll by the Traeger, an allowance', () => {
		const alle = [
			abfrage([feld('krankenkasse'), feld('steuerID'), feld('konfession'), feld('familienstand'), feld('iban')]),
		];
		expect(namen(alle, { isBuchhaltungTraeger: true, taschengeld: 45_000 })).toEqual([
			'krankenkasse',
			'steuerID',
			'konfession',
			'familienstand',
			'iban',
		]);
		expect(namen(alle, { isBuchhaltungTraeger: false, taschengeld: 45_000 })).toEqual(['krankenkasse', 'iban']);
		expect(namen(alle, { isBuchhaltungTraeger: false, taschengeld: 0 })).toEqual(['krankenkasse']);
	});

	it('ask for as many guardians as sign: two, one with sole custody, none of an adult', () => {
		const alle = [abfrage([feld('erziehungsberechtigterEinsVorname'), feld('erziehungsberechtigterZweiEmail')])];
		expect(namen(alle, null, { eltern: 2 })).toEqual([
			'erziehungsberechtigterEinsVorname',
			'erziehungsberechtigterZweiEmail',
		]);
		expect(namen(alle, null, { eltern: 1 })).toEqual(['erziehungsberechtigterEinsVorname']);
		expect(namen(alle, null)).toEqual([]);
	});

	it('merge: mandatory wins, whoever may fill in in one may do so, the first help text stays', () => {
		const fuerAlle = abfrage([feld('iban', { isPflicht: false, isBearbeitbarDurch: ['FW'], hilfetext: 'Ihr Konto' })]);
		const fuerFsj = abfrage([feld('iban', { isBearbeitbarDurch: ['ME'], hilfetext: 'Anders' }), feld('bic')], {
			dienstartIDs: ['fsj'],
		});
		expect(gefragteFelder([fuerAlle, fuerFsj], 3000, [{ dienstartID: 'fsj' }], { vertrag: null, eltern: 0 })).toEqual([
			feld('iban', { isPflicht: true, isBearbeitbarDurch: ['FW', 'ME'], hilfetext: 'Ihr Konto' }),
			feld('bic'),
		]);
		expect(namen([fuerAlle, fuerFsj], null, { dienstartID: 'bfd' })).toEqual(['iban']);
	});

	it('are asked for the wishes under way of this cycle, the furthest contract first', () => {
		const wunsch = (id: string, status: Wunsch['status'], zyklusID = 'z') => ({ id, status, zyklusID }) as Wunsch;
		const vertrag = (id: string, wunschID: string, status: Vertrag['status']) => ({ id, wunschID, status }) as Vertrag;
		const akte = {
			zyklusID: 'z',
			wuensche: [wunsch('a', 0), wunsch('b', 3000), wunsch('c', 9500), wunsch('d', 5500, 'vorher')],
			vertraege: [vertrag('1', 'b', 9500), vertrag('2', 'b', 0), vertrag('3', 'd', 9000)],
		} as unknown as Akte;
		const gefragte = gefragteWuensche(akte, null);
		expect(gefragte.map((w) => w.id)).toEqual(['b', 'a']);
		expect(gefragterVertrag(akte, gefragte)?.id).toBe('2');
		expect(gefragteWuensche(akte, 'c').map((w) => w.id)).toEqual(['c']);
	});
});
