import { describe, expect, test } from 'vitest';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { OHNE_RECHTSTEXTE, type Rechtstexte } from '#domain/text/rechtstexte.ts';
import { aendereParameter } from './aendern.ts';
import { type ParameterEreignis, parameterStammdatum } from './parameter.ts';
import type { ParameterFelder } from './parameterfelder.ts';
import { parameterVerlauf } from './verlauf.ts';

const start = () => parameterStammdatum.aggregat.start('mandant');
const UMFELD = { produktion: false, hosts: ['portal.test'], naechsteVertragsnummer: 1, rechtstexte: OHNE_RECHTSTEXTE };
const baseUrl = (url: string, produktion: boolean) => () =>
	aendereParameter(start(), { baseUrl: url }, { ...UMFELD, produktion });

// Table: Parameter, baseUrl: https, outside production http too.
test('people reach an installation in production by https only', () => {
	expect(baseUrl('http://portal.test', true)).toThrow(Abgelehnt);
	expect(baseUrl('https://portal.test', true)).not.toThrow();
	expect(baseUrl('http://portal.test', false)).not.toThrow();
});

// A typo in the address must not lock everybody out.
describe('others are led only to where this portal answers', () => {
	const UMLEITUNG = 'isRedirectToBaseOnProduction';
	const mit = (felder: Partial<ParameterFelder>) => ({ ...start(), felder: { ...start().felder, ...felder } });
	const verstoesse = (satz: ReturnType<typeof start>, werte: Partial<ParameterFelder>) => {
		try {
			aendereParameter(satz, werte, UMFELD);
			return [];
		} catch (fehler) {
			return (fehler as Abgelehnt).verstoesse.map(({ http, feld, text }) => [http, feld, text]);
		}
	};
	const FREMD = 'Unter „potral.test“ ist das Portal gerade nicht zu erreichen, niemand käme mehr hinein.';
	const EINGESCHALTET = `${FREMD} Öffnen Sie diese Seite unter dieser Adresse und schalten Sie die Umleitung dort ein.`;
	const GEAENDERT = `${FREMD} Schalten Sie zuerst „Andere Adressen auf die Adresse des Portals umleiten“ aus.`;

	test.each([
		[{}, { [UMLEITUNG]: true }, []],
		[{ baseUrl: 'https://portal.test' }, { [UMLEITUNG]: true }, []],
		[{ baseUrl: 'https://portal.test:8443' }, { [UMLEITUNG]: true }, [UMLEITUNG]],
		[{}, { baseUrl: 'https://potral.test' }, []],
		[{}, { baseUrl: 'unsinn', [UMLEITUNG]: true }, ['baseUrl']],
		[{ baseUrl: 'https://alt.test', [UMLEITUNG]: true }, { maxBewerbungen: 3 }, []],
		[{ baseUrl: 'https://alt.test', [UMLEITUNG]: true }, { [UMLEITUNG]: false }, []],
		[{ baseUrl: 'https://alt.test', [UMLEITUNG]: true }, { baseUrl: null }, []],
	] as const)('of %j to %j: %j', (vorher, werte, felder) => {
		expect(verstoesse(mit(vorher), werte).map(([, feld]) => feld)).toEqual(felder);
	});

	test('and it is said at the field that would do it', () => {
		const adresse = { baseUrl: 'https://potral.test' };
		expect(verstoesse(mit(adresse), { [UMLEITUNG]: true })).toEqual([[422, UMLEITUNG, EINGESCHALTET]]);
		expect(verstoesse(mit({ [UMLEITUNG]: true }), adresse)).toEqual([[422, 'baseUrl', GEAENDERT]]);
	});
});

// machines.md: what is wrong with fields is said all at once.
test('what a field says and what depends on more come together, of one field the first alone', () => {
	const werte = { mandantBezeichnung: 'x'.repeat(151), zahlungskontoIban: 'DE00', vertragsnummerNaechste: 2 };
	const umfeld = { ...UMFELD, produktion: true, naechsteVertragsnummer: 5 };
	const tue = () => aendereParameter(start(), { ...werte, baseUrl: 'http://portal' }, umfeld);
	expect(tue).toThrow(
		expect.objectContaining({
			verstoesse: [
				expect.objectContaining({ feld: 'mandantBezeichnung' }),
				expect.objectContaining({ feld: 'zahlungskontoIban' }),
				expect.objectContaining({ feld: 'baseUrl' }),
				expect.objectContaining({ feld: 'vertragsnummerNaechste' }),
			],
		}),
	);
});

// The same as on the command line.
test('nothing is sent from or to addresses of examples; what a demo came with stays', () => {
	const demo = { ...start(), felder: { ...start().felder, mailReplyTo: 'dienste@traeger.example' } };
	const aendere = (werte: Partial<ParameterFelder>) => () => aendereParameter(demo, werte, UMFELD);
	const satz = 'An Adressen unter „example“ sendet das Portal nichts.';
	expect(aendere({ mailAbsender: 'a@example.org' })).toThrow(satz);
	expect(aendere({ barrierefreiheitMail: 'a@verein.example' })).toThrow(satz);
	expect(aendere({ mailReplyTo: 'dienste@traeger.example', maxBewerbungen: 3 })).not.toThrow();
	expect(aendere({ mailReplyTo: 'dienste@traeger.test', mandantApMail: null })).not.toThrow();
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
