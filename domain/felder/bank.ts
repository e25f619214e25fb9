/** Bank details (table: Freiwilliger, fields); kept without spaces and in capitals. */
import { isValidIBAN } from 'ibantools';
import type { Textregel } from './text.ts';

export const ohneLeerzeichen = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Length of the country, format and check digits, modulo 97; without spaces. */
export function pruefeIban(iban: string): boolean {
	return isValidIBAN(iban);
}

const BIC_MUSTER = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** Length and format; the country must be that of the IBAN, where one is given. A BIC has no check digits. */
export function pruefeBic(bic: string, iban?: string | null): boolean {
	return BIC_MUSTER.test(bic) && (!iban || bic.slice(4, 6) === iban.slice(0, 2));
}

export const MELDUNG_BIC = 'Die BIC ist ungültig.';

export const IBAN: Textregel = {
	max: 34,
	muster: pruefeIban,
	meldung: 'Die IBAN ist ungültig. Bitte prüfen Sie Länge, Format und Prüfziffer.',
	form: ohneLeerzeichen,
};

export const BIC: Textregel = { max: 11, muster: (bic) => pruefeBic(bic), meldung: MELDUNG_BIC, form: ohneLeerzeichen };

/**
 * Of a creditor (EPC AT-C002): country, check digits, a business code, the national number. The check is ISO 7064
 * MOD 97,10 over the national number, the country and the digits, without the business code.
 */
export function pruefeGlaeubigerID(text: string): boolean {
	const [, land, pruefziffern, nummer] = /^([A-Z]{2})(\d{2})[A-Z0-9]{3}([A-Z0-9]{1,28})$/.exec(text) ?? [];
	if (!land || !pruefziffern || !nummer || (land === 'DE' && !/^0\d{10}$/.test(nummer))) return false;
	const ziffern = [...`${nummer}${land}${pruefziffern}`].map((zeichen) => Number.parseInt(zeichen, 36)).join('');
	return [...ziffern].reduce((rest, ziffer) => (rest * 10 + Number(ziffer)) % 97, 0) === 1;
}

export const GLAEUBIGER_ID: Textregel = {
	max: 35,
	muster: pruefeGlaeubigerID,
	meldung: 'Die Gläubiger-Identifikationsnummer ist ungültig. Bitte prüfen Sie Länge und Prüfziffer.',
	form: ohneLeerzeichen,
};
