import { expect, test } from 'vitest';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { OHNE_RECHTSTEXTE, type Rechtstexte } from '#domain/text/rechtstexte.ts';
import { aendereParameter } from './aendern.ts';
import { type ParameterEreignis, parameterStammdatum } from './parameter.ts';
import { parameterVerlauf } from './verlauf.ts';

const start = () => parameterStammdatum.aggregat.start('mandant');
const UMFELD = { produktion: false, naechsteVertragsnummer: 1, rechtstexte: OHNE_RECHTSTEXTE };
const baseUrl = (url: string, produktion: boolean) => () =>
	aendereParameter(start(), { baseUrl: url }, { ...UMFELD, produktion });

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

// G36, and with the texts the phase opens.
test('the phase is opened only where privacy notice and imprint can be read', () => {
	const geschlossen = { ...start(), felder: { ...start().felder, isBewerbungsphase: false } };
	const fassung = { version: 1, hash: 'h', vom: '2026-09-01T08:00:00.000Z' };
	const oeffne = (rechtstexte: Rechtstexte) => {
		try {
			return aendereParameter(geschlossen, { isBewerbungsphase: true }, { ...UMFELD, rechtstexte });
		} catch (fehler) {
			return (fehler as Abgelehnt).verstoesse;
		}
	};
	const verstoss = { code: 'G36', http: 409, feld: 'isBewerbungsphase' };
	expect(oeffne(OHNE_RECHTSTEXTE)).toMatchObject([
		{
			...verstoss,
			text: 'Bewerbungen sind noch nicht möglich. Im Portal fehlt noch: Datenschutzerklärung, Impressum.',
		},
	]);
	expect(oeffne({ datenschutz: fassung, impressum: null })).toMatchObject([
		{ ...verstoss, text: 'Bewerbungen sind noch nicht möglich. Im Portal fehlt noch: Impressum.' },
	]);
	expect(oeffne({ datenschutz: fassung, impressum: fassung })).toMatchObject([{ type: 'ParameterErfasst' }]);
	// What is open stays as it is when something else changes.
	expect(aendereParameter(start(), { maxBewerbungen: 3 }, UMFELD)).toHaveLength(1);
});
