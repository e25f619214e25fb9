import { describe, expect, test } from 'vitest';
import { base32, codeZu, otpauthUri, schrittDesCodes, schrittZu } from './totp.ts';

const GEHEIMNIS = Buffer.from('12345678901234567890');

/** RFC 6238, appendix B, the rows of SHA1. */
test.each([
	[59, '94287082'],
	[1_111_111_109, '07081804'],
	[1_111_111_111, '14050471'],
	[1_234_567_890, '89005924'],
	[2_000_000_000, '69279037'],
	[20_000_000_000, '65353130'],
])('at %i seconds', (sekunden, code) => {
	expect(codeZu(GEHEIMNIS, schrittZu(sekunden * 1000), 8)).toBe(code);
	expect(codeZu(GEHEIMNIS, schrittZu(sekunden * 1000))).toBe(code.slice(2));
});

/** RFC 4226, appendix D. */
test('of the counters from 0 to 9', () => {
	expect(Array.from({ length: 10 }, (_, zaehler) => codeZu(GEHEIMNIS, zaehler))).toEqual([
		'755224',
		'287082',
		'359152',
		'969429',
		'338314',
		'254676',
		'287922',
		'162583',
		'399871',
		'520489',
	]);
});

describe('a code', () => {
	const JETZT = 1_234_567_890_000;
	const am = (schritte: number) => codeZu(GEHEIMNIS, schrittZu(JETZT) + schritte);

	test('may come from the step before or after, written with spaces', () => {
		for (const schritte of [-1, 0, 1])
			expect(schrittDesCodes(GEHEIMNIS, am(schritte), JETZT)).toBe(schrittZu(JETZT) + schritte);
		expect(schrittDesCodes(GEHEIMNIS, `${am(0).slice(0, 3)} ${am(0).slice(3)} `, JETZT)).toBe(schrittZu(JETZT));
	});
	test('of another time, length or script is none', () => {
		for (const code of [am(-2), am(2), '', '12345', '1234567', 'abcdef', '１２３４５６'])
			expect(schrittDesCodes(GEHEIMNIS, code, JETZT)).toBeNull();
	});
});

/** RFC 4648, section 10, without the padding. */
test.each([
	['', ''],
	['f', 'MY'],
	['fo', 'MZXQ'],
	['foo', 'MZXW6'],
	['foob', 'MZXW6YQ'],
	['fooba', 'MZXW6YTB'],
	['foobar', 'MZXW6YTBOI'],
])('base32 of „%s“', (klar, text) => {
	expect(base32(Buffer.from(klar))).toBe(text);
});

test('the address says for whom and what, escaped', () => {
	expect(otpauthUri({ aussteller: 'Träger & Co', konto: 'a+b@c.de', geheimnis: 'MZXW6' })).toBe(
		'otpauth://totp/Tr%C3%A4ger%20%26%20Co:a%2Bb%40c.de?secret=MZXW6&issuer=Tr%C3%A4ger%20%26%20Co',
	);
});
