import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { describe, expect, it } from 'vitest';
import { BIC, IBAN, pruefeBic, pruefeIban } from './bank.ts';
import {
	hinweisSozialversicherungsnummer,
	pruefeSteuerID,
	SOZIALVERSICHERUNGSNUMMER,
	STEUER_ID,
} from './kennziffern.ts';
import { freitext, type Textregel } from './text.ts';

const meldung = (regel: Textregel, text: string) => freitext(regel).safeParse(text).error?.issues[0]?.message;

describe('IBAN', () => {
	it.each(['DE89370400440532013000', 'AT611904300234573201', 'CH9300762011623852957'])('accepts %s', (iban) => {
		expect(pruefeIban(iban)).toBe(true);
	});
	it.each(['DE88370400440532013000', 'DE8937040044053201300', 'XX89370400440532013000', ''])('refuses %s', (iban) => {
		expect(pruefeIban(iban)).toBe(false);
	});
	it('is kept without spaces', () => {
		expect(freitext(IBAN).parse('de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000');
		expect(meldung(IBAN, 'DE88370400440532013000')).toBe(
			'Die IBAN ist ungültig. Bitte prüfen Sie Länge, Format und Prüfziffer.',
		);
	});
	it('notices any one digit that changed', () => {
		const iban = 'DE89370400440532013000';
		fc.assert(
			fc.property(fc.integer({ min: 2, max: 21 }), fc.integer({ min: 1, max: 9 }), (stelle, plus) => {
				const ziffer = (Number(iban[stelle]) + plus) % 10;
				expect(pruefeIban(iban.slice(0, stelle) + ziffer + iban.slice(stelle + 1))).toBe(false);
			}),
		);
	});
});

describe('BIC', () => {
	it.each(['COBADEFFXXX', 'COBADEFF'])('accepts %s', (bic) => {
		expect(pruefeBic(bic, 'DE89370400440532013000')).toBe(true);
	});
	it('must be of the country of the IBAN', () => {
		expect(pruefeBic('COBADEFF', 'AT611904300234573201')).toBe(false);
		expect(pruefeBic('COBADEFF', null)).toBe(true);
	});
	it.each(['COBADEF', 'COBADEFFX', '1OBADEFF', 'COBADEFFXXXX'])('refuses %s', (bic) => {
		expect(pruefeBic(bic)).toBe(false);
	});
	it('says so', () => {
		expect(meldung(BIC, 'COBA')).toBe('Die BIC ist ungültig.');
		expect(freitext(BIC).parse('coba de ff')).toBe('COBADEFF');
	});
});

describe('Steuer-ID', () => {
	it.each(['12345678995', '65929970489', '86095742719'])('accepts %s', (steuerID) => {
		expect(pruefeSteuerID(steuerID)).toBe(true);
	});
	it.each(['12345678996', '01234567899', '1234567899', '123456789955', 'a2345678995'])('refuses %s', (steuerID) => {
		expect(pruefeSteuerID(steuerID)).toBe(false);
	});
	it('has one check digit for every ten digits', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }), (zehn) => {
				const gueltige = [...'0123456789'].filter((ziffer) => pruefeSteuerID(`${zehn}${ziffer}`));
				expect(gueltige).toHaveLength(1);
			}),
		);
	});
	it('says so, and reads it with spaces', () => {
		expect(meldung(STEUER_ID, '12345678996')).toBe('Die Steuer-ID ist ungültig');
		expect(freitext(STEUER_ID).parse('12 345 678 995')).toBe('12345678995');
	});
});

describe('Sozialversicherungsnummer', () => {
	const hinweis = 'Bitte prüfen Sie die Sozialversicherungsnummer.';

	it('has a form', () => {
		expect(freitext(SOZIALVERSICHERUNGSNUMMER).parse('15 070649 c 103')).toBe('15070649C103');
		const text = 'Die Sozialversicherungsnummer hat ein ungültiges Format';
		expect(meldung(SOZIALVERSICHERUNGSNUMMER, '15070649103C')).toBe(text);
	});
	it.each([
		['15070649C103', undefined, null],
		['15070649C104', undefined, hinweis],
		['15070649C103', '1949-06-07', null],
		['15070649C103', '1950-06-07', hinweis],
		['kein Format', undefined, null],
	])('%s, born %s: %s', (nummer, geburtsdatum, erwartet) => {
		expect(hinweisSozialversicherungsnummer(nummer, geburtsdatum)).toBe(erwartet);
	});
});
