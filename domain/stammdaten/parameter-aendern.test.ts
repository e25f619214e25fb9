import { expect, test } from 'vitest';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { type ParameterEreignis, parameterStammdatum } from './parameter.ts';
import { aendereParameter } from './parameter-aendern.ts';
import { parameterVerlauf } from './parameter-verlauf.ts';

const start = () => parameterStammdatum.aggregat.start('mandant');
const baseUrl = (url: string, produktion: boolean) => () =>
	aendereParameter(start(), { baseUrl: url }, { produktion, naechsteVertragsnummer: 1 });

// Table: Parameter, baseUrl: https, outside production http too.
test('people reach an installation in production by https only', () => {
	expect(baseUrl('http://portal.test', true)).toThrow(Abgelehnt);
	expect(baseUrl('https://portal.test', true)).not.toThrow();
	expect(baseUrl('http://portal.test', false)).not.toThrow();
});

test('the history tells functions the operator switched from what the tenant changed', () => {
	const meta = { userID: null, rollen: [], impersoniertVon: null, commandID: 'c', zeit: '2026-09-01T08:00:00.000Z' };
	const satz = (werte: object) => {
		const ereignisse = parameterStammdatum.aendere(start(), werte);
		const recorded = ereignisse.map((e, i) => ({ ...e, version: i + 1, meta }) as Aufgezeichnet<ParameterEreignis>);
		return parameterVerlauf(recorded).map((e) => e.satz);
	};
	expect(satz({ api: true, hsjMigration: true })).toEqual(['hat Funktionen geschaltet.']);
	expect(satz({ api: true, maxBewerbungen: 3 })).toEqual(['hat die Parameter geändert.']);
	expect(satz({ maxBewerbungen: 5 })).toEqual([]);
});
