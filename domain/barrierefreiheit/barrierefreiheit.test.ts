import { describe, expect, it, test } from 'vitest';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { fehlenAngaben } from './angaben.ts';
import { istVeraltet, PRUEFARTEN, type Pruefung, vereinbarkeit } from './bewertung.ts';
import { erklaerung } from './erklaerung.ts';
import { antwortfrist, meldungslage } from './frist.ts';
import { LUECKEN, type Luecke, UNBEWERTET } from './luecken.ts';

const OHNE_BEFUND = PRUEFARTEN.map((art) => ({ art, faelle: 3, bestanden: 3 }));
const PRUEFUNG: Pruefung = {
	am: '2026-11-26',
	version: '4.12.0',
	werkzeug: 'axe-core',
	seiten: ['/', '/login'],
	ergebnisse: OHNE_BEFUND,
};
const LUECKE = { grund: 'UNVEREINBAR' } as Luecke;
const KEIN_REST = { luecken: [], unbewertet: [] };

// BITV § 7 Abs. 3 and 5: what the statement claims is what was assessed.
describe('the state of conformance', () => {
	it.each([
		['VOLLSTAENDIG', OHNE_BEFUND, KEIN_REST],
		['VOLLSTAENDIG', OHNE_BEFUND, { ...KEIN_REST, luecken: [{ ...LUECKE, grund: 'AUSSERHALB' }] }],
		['TEILWEISE', OHNE_BEFUND, { ...KEIN_REST, luecken: [LUECKE] }],
		['TEILWEISE', OHNE_BEFUND, { ...KEIN_REST, unbewertet: ['Vorleseprogramme'] }],
		['TEILWEISE', [...OHNE_BEFUND.slice(1), { art: 'AUTOMATISCH', faelle: 3, bestanden: 2 }], KEIN_REST],
		['TEILWEISE', OHNE_BEFUND.slice(1), KEIN_REST],
		['TEILWEISE', [...OHNE_BEFUND.slice(1), { art: 'AUTOMATISCH', faelle: 0, bestanden: 0 }], KEIN_REST],
		['NICHT', OHNE_BEFUND.map((e) => ({ ...e, bestanden: 0 })), KEIN_REST],
		['NICHT', [], KEIN_REST],
	] as const)('%s', (erwartet, ergebnisse, rest) => {
		expect(vereinbarkeit({ ergebnisse }, rest)).toBe(erwartet);
	});

	it('is old when a year has passed', () => {
		expect(istVeraltet(PRUEFUNG, '2027-11-26')).toBe(false);
		expect(istVeraltet(PRUEFUNG, '2027-11-27')).toBe(true);
	});
});

// BGG § 12b Abs. 2 Nr. 1: the part, the reason, an alternative where there is one.
test('of each gap it is said where, what, why', () => {
	for (const { kriterium, wo, was, warum } of LUECKEN)
		for (const satz of [kriterium, wo, was, warum]) expect(satz.trim()).not.toBe('');
	expect(new Set(LUECKEN.map(({ wo }) => wo)).size).toBe(LUECKEN.length);
	expect(UNBEWERTET.length).toBeGreaterThan(0);
});

describe('a tenant', () => {
	const STELLE = { durchsetzungsstelle: 'Durchsetzungsstelle', durchsetzungsstelleLink: 'https://stelle.test' };
	const KEINE = { durchsetzungsstelle: null, durchsetzungsstelleLink: null };
	it.each([
		['OFFEN', KEINE, true],
		['OFFEN', STELLE, true],
		['BUND', KEINE, true],
		['BUND', { ...STELLE, durchsetzungsstelleLink: null }, true],
		['BUND', STELLE, false],
		['LAND', KEINE, true],
		['LAND', STELLE, false],
		['FREIWILLIG', KEINE, false],
	] as const)('%s with %j lacks something: %s', (barrierefreiheitBindung, stelle, erwartet) => {
		expect(fehlenAngaben({ barrierefreiheitBindung, ...stelle })).toBe(erwartet);
	});

	it('that has said nothing names no body and no duty', () => {
		const umfeld = { heute: '2026-12-01', adresse: 'https://portal.test' };
		const leer = erklaerung(STANDARD_PARAMETER, PRUEFUNG, umfeld);
		expect(leer).toMatchObject({ bindung: 'OFFEN', durchsetzungsstelle: null, kontakt: { email: null } });
		const mit = erklaerung({ ...STANDARD_PARAMETER, mandantApMail: 'post@traeger.test' }, PRUEFUNG, umfeld);
		expect(mit.kontakt.email).toBe('post@traeger.test');
		const eigener = { mandantApMail: 'post@traeger.test', barrierefreiheitMail: 'barriere@traeger.test' };
		expect(erklaerung({ ...STANDARD_PARAMETER, ...eigener }, PRUEFUNG, umfeld).kontakt.email).toBe(
			'barriere@traeger.test',
		);
	});
});

// BGG § 12b Abs. 4: within a month; a month without such a day ends with its last one.
describe('the month', () => {
	it.each([
		['2026-11-26', '2026-12-26'],
		['2027-01-31', '2027-02-28'],
		['2028-01-31', '2028-02-29'],
		['2027-01-29', '2027-02-28'],
		['2026-12-31', '2027-01-31'],
		['2027-03-31', '2027-04-30'],
	])('from %s ends on %s', (eingegangen, frist) => {
		expect(antwortfrist(eingegangen)).toBe(frist);
	});

	it.each([
		['2027-02-20', null, 'OFFEN'],
		['2027-02-21', null, 'BALD'],
		['2027-02-28', null, 'BALD'],
		['2027-03-01', null, 'UEBERFAELLIG'],
		['2027-03-01', '2027-02-03T10:00:00Z', 'BEANTWORTET'],
	] as const)('on %s, answered %s: %s', (heute, beantwortetAm, erwartet) => {
		expect(meldungslage('2027-02-28', beantwortetAm, heute)).toBe(erwartet);
	});
});
