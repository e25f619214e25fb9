import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { describe, expect, it } from 'vitest';
import { rechenzeit } from '#scripts/test/rechenzeit.ts';
import { EMAIL, HAUSNUMMER, hausnummer, NAME, PLZ, plz, TELEFON } from './kontakt.ts';
import { MELDUNG, meldungLaenge } from './meldungen.ts';
import { freitext, pflichttext, type Textregel } from './text.ts';

const meldungen = (regel: Textregel, eingabe: unknown) =>
	pflichttext(regel)
		.safeParse(eingabe)
		.error?.issues.map((i) => i.message) ?? [];

describe('text', () => {
	it('is trimmed and put together', () => {
		expect(pflichttext(NAME).parse('  Mu\u0308ller ')).toBe('Müller');
	});
	it.each([undefined, null, '', '   '])('required: %j', (eingabe) => {
		expect(meldungen(NAME, eingabe)).toEqual([MELDUNG.P]);
	});
	it('optional: emptied is null, left out stays out', () => {
		expect(freitext(NAME).parse('  ')).toBeNull();
		expect(freitext(NAME).parse(null)).toBeNull();
		expect(freitext(NAME).parse(undefined)).toBeUndefined();
	});
	it.each(['a\u0000b', 'a\u0007b', 'a\nb', 'a\u0085b', 'a\ud800b', '\udfffa'])('refuses %j', (eingabe) => {
		expect(meldungen({ max: 10 }, eingabe)).toEqual([MELDUNG.PT]);
	});
	it('of several lines keeps line breaks, in one spelling', () => {
		expect(pflichttext({ max: 10, mehrzeilig: true }).parse('a\r\nb\tc')).toBe('a\nb\tc');
		// What comes along with a paste and nobody sees.
		expect(pflichttext(NAME).parse('\u200bTest\u00admann\ufeff')).toBe('Testmann');
		expect(meldungen(NAME, '\u200b')).toEqual([MELDUNG.P]);
		expect(meldungen({ max: 10, mehrzeilig: true }, 'a\u0000b')).toEqual([MELDUNG.PT]);
		expect(meldungen({ max: 10, mehrzeilig: true }, 'a\ud800b')).toEqual([MELDUNG.PT]);
	});
	it('has a length', () => {
		expect(meldungen({ max: 3 }, 'abcd')).toEqual([meldungLaenge(3)]);
		expect(meldungen({ max: 3 }, 'abc')).toEqual([]);
	});
	it('is text', () => {
		expect(meldungen(NAME, 5)).toEqual([MELDUNG.PT]);
		expect(meldungen(NAME, {})).toEqual([MELDUNG.PT]);
	});
	it('parses once and for all', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
				const schema = freitext({ max: 30, mehrzeilig: true });
				const einmal = schema.safeParse(text);
				if (einmal.success) expect(schema.parse(einmal.data)).toBe(einmal.data);
			}),
		);
	});
});

it.each(['Özgür', "O'Brien", 'de la Cruz', 'Anna-Lena', 'Dr. Groß', 'D’Amico', 'Łukasz'])('name %s', (name) => {
	expect(meldungen(NAME, name)).toEqual([]);
});
it.each(['Anna1', 'a@b', '<b>', 'a;b'])('no name: %s', (name) => {
	expect(meldungen(NAME, name)).toEqual([MELDUNG.PT]);
});

it.each(['a@b.de', 'lena.hoffmann@posteo.example', "o'neil+x@sub.example.org"])('e-mail %s', (email) => {
	expect(meldungen(EMAIL, email)).toEqual([]);
});
it('keeps one spelling of an e-mail address', () => {
	expect(pflichttext(EMAIL).parse(' Lena@Example.ORG ')).toBe('lena@example.org');
});
it.each([
	'a',
	'a@b',
	'@b.de',
	'a b@c.de',
	'a@b..de',
	'a..b@c.de',
	'.a@b.de',
	'a.@b.de',
	'a@-b.de',
	'a@b.d',
	'a@b@c.de',
	'<a@b.de>',
	'ä@b.de',
])('no e-mail: %s', (email) => {
	expect(meldungen(EMAIL, email)).toEqual([MELDUNG.EM]);
});
it('refuses a line break in an e-mail address', () => {
	expect(meldungen(EMAIL, 'a@b.de\nBcc: c@d.de')).toEqual([MELDUNG.PT]);
});

it.each(['+49 151 0418 227', '06441/12345', '(0641) 99-0', '+43123456'])('telephone %s', (nummer) => {
	expect(meldungen(TELEFON, nummer)).toEqual([]);
});
it.each(['12345', '0641 abc', '++49123456', '1'.repeat(25).concat('+')])('no telephone: %s', (nummer) => {
	expect(meldungen(TELEFON, nummer)).toHaveLength(1);
});
it('a number has at most fifteen digits', () => {
	expect(meldungen(TELEFON, `+${'1'.repeat(15)}`)).toEqual([]);
	expect(meldungen(TELEFON, `+${'1'.repeat(16)}`)).toHaveLength(1);
});
it.each([
	['+490151 0418227', '+49 151 0418227'],
	['+49 (0) 6441 12345', '+49 6441 12345'],
	['+49 6441 12345', '+49 6441 12345'],
	['06441 12345', '06441 12345'],
	['\u202a+49 151 0418227\u202c', '+49 151 0418227'],
])('%s is kept as %s', (getippt, behalten) => {
	expect(pflichttext(TELEFON).parse(getippt)).toBe(behalten);
});
it('a lone country code is no number', () => {
	expect(freitext(TELEFON).parse('+49')).toBeNull();
	expect(meldungen(TELEFON, ' +49 ')).toEqual([MELDUNG.P]);
});

it.each(['37a-f', '12', '12a', '12 a', '12-14', '5/7', '12 1/2'])('house number %s', (nummer) => {
	expect(hausnummer(nummer)).toBe(true);
});
it.each(['a', '-', '12--', '12-', '', '1234567890123456'])('no house number: %s', (nummer) => {
	expect(hausnummer(nummer)).toBe(false);
});
it('says so', () => {
	expect(meldungen(HAUSNUMMER, '12-')).toEqual(['Bitte geben Sie eine gültige Hausnummer ein']);
});

it.each([
	['35578', 'DE', true],
	['3557', 'DE', false],
	['35 578', 'DE', false],
	['1010', 'AT', true],
	['10100', 'AT', false],
	['8001', 'CH', true],
	['SW1A 1AA', 'GB', true],
	['SW1A 1AA 1AA', 'GB', false],
])('postcode %s in %s: %s', (text, land, gueltig) => {
	expect(plz(text, land)).toBe(gueltig);
});

describe('hostile texts', () => {
	const regeln = { NAME, EMAIL, TELEFON, HAUSNUMMER, PLZ, mehrzeilig: { max: 4000, mehrzeilig: true } };
	const bosheiten = ['a', '1 ', '1-', '+', ' ', '\n', 'a.', 'a@', '\ud800', '1a'];

	it.each(Object.entries(regeln))('%s answers them at once', (_name, regel) => {
		for (const bosheit of bosheiten) {
			const schema = pflichttext({ ...regel, max: 100_000 });
			const dauer = rechenzeit(() => schema.safeParse(`${bosheit.repeat(20_000)}!`));
			expect(dauer, bosheit).toBeLessThan(200);
		}
	});
});
