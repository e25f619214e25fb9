import { describe, expect, it } from 'vitest';
import { TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
import type { Dranpartei } from './dran.ts';
import { dokumentzeilentat, wunschzeilentat } from './zeilentat.ts';

/** Tables: whose turn it is; the verb per party (others are reminded or asked, one's own is done). */

const zeile = (dran: Dranpartei | null, dranTat: string | null) => ({ dran, dranTat });

describe('the act a row of the applications and contracts offers', () => {
	it.each<[Dranpartei | null, string | null, string | null, string | null]>([
		//                                      at the Einsatzstelle, at the Traeger
		['EINSATZSTELLE', 'KONTAKTIEREN', 'kontaktieren', 'kontaktieren'],
		['EINSATZSTELLE', 'VERHANDELN', 'verhandeln', 'verhandeln'],
		['TRAEGER', 'VERHANDELN', 'nachfragen', 'verhandeln'],
		['EINSATZSTELLE', 'EINIGEN', 'einigen', 'einigen'],
		['FREIWILLIGER', 'ANTWORTEN', 'nachfragen', null],
		['FREIWILLIGER', 'ERGAENZEN', 'nachfragen', null],
		['TRAEGER', 'ABSCHLIESSEN', 'nachfragen', 'abschliessen'],
		['TRAEGER', 'ANTRETEN', 'nachfragen', 'antreten'],
		['FREIWILLIGER', 'UNTERSCHREIBEN', 'nachfragen', 'ERINNERN'],
		['EINSATZSTELLE', 'UNTERSCHREIBEN', 'UNTERSCHREIBEN', 'ERINNERN'],
		['TRAEGER', 'PRUEFEN', 'nachfragen', 'PRUEFEN'],
		['BUNDESAMT', 'UNTERSCHREIBEN', null, 'ERINNERN'],
		[null, null, null, null],
	])('%s, %s', (partei, tat, stelle, traeger) => {
		expect([VEREIN1, TRAEGER].map((akteur) => wunschzeilentat(akteur, zeile(partei, tat)))).toEqual([stelle, traeger]);
	});
});

describe('the act a row of the documents offers the Traeger', () => {
	it.each<[Dranpartei | null, string | null, string | null]>([
		['FREIWILLIGER', 'EINREICHEN', 'ERINNERN'],
		['EINSATZSTELLE', 'BEREITSTELLEN', 'ERINNERN'],
		['TRAEGER', 'BEREITSTELLEN', 'BEREITSTELLEN'],
		['TRAEGER', 'PRUEFEN', 'PRUEFEN'],
		['EINSATZSTELLE', 'PRUEFEN', null],
		['TRAEGER', 'UNTERSCHREIBEN', 'UNTERSCHREIBEN'],
		['ERZIEHUNGSBERECHTIGTER', 'UNTERSCHREIBEN', 'ERINNERN'],
		['TRAEGER', 'BESIEGELN', 'BESIEGELN'],
		[null, null, null],
	])('%s, %s', (partei, tat, erwartet) => {
		expect(dokumentzeilentat(TRAEGER, zeile(partei, tat))).toBe(erwartet);
	});
});
