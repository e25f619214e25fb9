/** How the files for a bank are written. */

/** Of the characters of `alsZeichen` none means anything to XML; dates, numbers and accounts have no others. */
export const feld = (name: string, wert: string): string => `<${name}>${wert}</${name}>`;
export const block = (name: string, inhalt: readonly string[]): string => `<${name}>${inhalt.join('')}</${name}>`;

/** Cents as `1234.05`, without a detour over fractions. */
export const euro = (cent: number): string => `${Math.floor(cent / 100)}.${String(cent % 100).padStart(2, '0')}`;

/** A bank whose BIC isn't known is found by the IBAN. */
export const bank = (bic: string | null): string =>
	block('FinInstnId', bic ? [feld('BICFI', bic)] : [block('Othr', [feld('Id', 'NOTPROVIDED')])]);

export const konto = (iban: string): string => block('Id', [feld('IBAN', iban)]);

export const dokument = (namensraum: string, inhalt: string): string =>
	`<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namensraum}">\n${inhalt}\n</Document>\n`;

/** How many there are and what they come to, as head and block of a file have to say. */
export const summenVon = (betraege: readonly { readonly betrag: number }[]): string[] => [
	feld('NbOfTxs', String(betraege.length)),
	feld('CtrlSum', euro(betraege.reduce((summe, { betrag }) => summe + betrag, 0))),
];

export const MAX_ZWECK = 140;
