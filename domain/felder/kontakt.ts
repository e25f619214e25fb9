/** Names, e-mail, telephone and address parts (table: Freiwilliger, fields). */
import { MELDUNG } from './meldungen.ts';
import type { Textregel } from './text.ts';

export const NAME: Textregel = { max: 100, muster: /^[\p{L}\p{M}'’ .-]+$/u };

const MAIL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** One spelling per address, so that a second account is recognised: small letters. */
export const EMAIL: Textregel = {
	max: 254,
	muster: (text) => MAIL.test(text) && !text.startsWith('.') && !text.includes('..') && !text.includes('.@'),
	meldung: MELDUNG.EM,
	form: (text) => text.toLowerCase(),
};

const BEISPIEL = /@(?:[^@]+\.)?example(?:\.[a-z]+)?$/i;
/** Reserved for examples: nobody reads it. */
export const istBeispieladresse = (email: string): boolean => BEISPIEL.test(email);
export const MELDUNG_BEISPIEL = 'An Adressen unter „example“ sendet das Portal nichts.';

/** No number on earth has more (ITU E.164). */
const MEISTE_ZIFFERN = 15;

/**
 * The country code that registration fills in stays without effect when nothing follows it, and in front of a number with
 * its 0, which is only dialled without it.
 */
export const TELEFON: Textregel = {
	max: 25,
	muster: (text) => /^\+?[0-9 ()/-]{6,25}$/.test(text) && text.replace(/\D/g, '').length <= MEISTE_ZIFFERN,
	meldung: 'Bitte geben Sie eine gültige Telefonnummer ein',
	form: (text) => (text === '+49' ? '' : text.replace(/^\+49 ?(?:\(0\)|0) ?(?=\d)/, '+49 ')),
};

const HAUSNUMMER_MUSTER = /^\d+ ?[a-zA-Z]?( 1\/2)?( ?[-/+] ?(\d+ ?[a-zA-Z]?|[a-zA-Z]))*$/;

/** Is it a house number, such as `12`, `12 a`, `12-14`, `37a-f` or `12 1/2`? */
export function hausnummer(text: string): boolean {
	return text.length <= 15 && HAUSNUMMER_MUSTER.test(text);
}

export const HAUSNUMMER: Textregel = {
	max: 15,
	muster: hausnummer,
	meldung: 'Bitte geben Sie eine gültige Hausnummer ein',
};

export const MELDUNG_PLZ = 'Bitte geben Sie eine gültige Postleitzahl ein';
const PLZ_MUSTER: Readonly<Record<string, RegExp>> = { DE: /^\d{5}$/, AT: /^\d{4}$/, CH: /^\d{4}$/ };

/** Is it a postcode of the country (ISO 3166-1 alpha-2)? */
export function plz(text: string, landKey = 'DE'): boolean {
	return text.length <= 10 && (PLZ_MUSTER[landKey]?.test(text) ?? true);
}

/** As far as a single field can tell; the country decides further. */
export const PLZ: Textregel = { max: 10, muster: /^[A-Za-z0-9 -]+$/, meldung: MELDUNG_PLZ };
