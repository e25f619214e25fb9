import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { describe, expect, it } from 'vitest';
import { MELDUNG, meldungMax } from './meldungen.ts';
import { feldschemata } from './schema.ts';
import { vertragNachAussen, vertragSchema } from './vertrag.ts';
import { BEDINGUNGSFELDER } from './vertragsfelder.ts';

const SCHEMATA = feldschemata(BEDINGUNGSFELDER);

describe('contract terms', () => {
	it.each([
		['wochenstunden', '38,5', 385],
		['wochenstunden', '38.5', 385],
		['wochenstunden', 39, 390],
		['taschengeld', 450, 45_000],
		['taschengeld', '1.234,50', 123_450],
		['taschengeld', 526.75, 52_675],
		['taschengeld', '', null],
		['taschengeld', null, null],
		['urlaubstage', '26', 26],
		['diensttageProWoche', '4,5', 45],
		['dienstwoche', 'Di 7.5, Mo 8', 'Mo 8, Di 7,5'],
		['unterkunft', 'ROOM', 'ROOM'],
		['vertragsbeginn', '2026-09-01', '2026-09-01'],
		['geplantesEnde', null, null],
	] as const)('%s %j → %j', (feld, eingabe, erwartet) => {
		expect(SCHEMATA[feld].parse(eingabe)).toBe(erwartet);
	});

	it.each([
		['wochenstunden', 'a', MELDUNG.PT],
		['wochenstunden', 38.55, MELDUNG.PT],
		['taschengeld', '1,234', MELDUNG.PT],
		['taschengeld', 1e9, meldungMax(10_000_000)],
		['taschengeld', Number.NaN, MELDUNG.PT],
		['urlaubstage', 26.5, MELDUNG.PT],
		['vertragsbeginn', '2026-02-30', MELDUNG.DAT],
		['diensttageProWoche', 4.3, MELDUNG.PT],
		['diensttageProWoche', '', MELDUNG.P],
		['unterkunft', 'VILLA', MELDUNG.PT],
		['einsatzortID', null, MELDUNG.P],
		['isTeilzeit', 'ja', MELDUNG.PT],
	] as const)('%s refuses %j', (feld, eingabe, text) => {
		expect(SCHEMATA[feld].safeParse(eingabe).error?.issues.map((i) => i.message)).toEqual([text]);
	});

	it('takes any selection, but nothing unknown', () => {
		expect(vertragSchema.parse({ taschengeld: '450' })).toEqual({ taschengeld: 45_000 });
		expect(vertragSchema.safeParse({ vertragsnummer: 'FSJ-1' }).error?.issues[0]?.message).toBe(
			'Unbekanntes Feld: vertragsnummer',
		);
	});

	it('come back unchanged from the wire', () => {
		const cent = fc.integer({ min: 0, max: 9_999_999 });
		fc.assert(
			fc.property(cent, cent, fc.integer({ min: 0, max: 480 }), (taschengeld, estBeitrag, wochenstunden) => {
				const bedingungen = { taschengeld, estBeitrag, wochenstunden, urlaubstage: 26, geldersatzUnterkunft: null };
				expect(vertragSchema.parse(vertragNachAussen(bedingungen))).toEqual(bedingungen);
			}),
		);
	});
});
