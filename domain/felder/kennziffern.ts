/** Numbers given by authorities and insurers (table: Freiwilliger, fields). */
import { ohneLeerzeichen } from './bank.ts';
import type { Textregel } from './text.ts';

/** Eleven digits, no leading zero, check digit by ISO 7064 MOD 11,10. */
export function pruefeSteuerID(steuerID: string): boolean {
	if (!/^[1-9]\d{10}$/.test(steuerID)) return false;
	let produkt = 10;
	for (const ziffer of steuerID.slice(0, 10)) {
		const summe = (Number(ziffer) + produkt) % 10 || 10;
		produkt = (summe * 2) % 11;
	}
	return (11 - produkt) % 10 === Number(steuerID[10]);
}

export const STEUER_ID: Textregel = {
	max: 11,
	muster: pruefeSteuerID,
	meldung: 'Die Steuer-ID ist ungültig',
	form: ohneLeerzeichen,
};

const SV_MUSTER = /^\d{8}[A-Z]\d{3}$/;

export const SOZIALVERSICHERUNGSNUMMER: Textregel = {
	max: 12,
	muster: SV_MUSTER,
	meldung: 'Die Sozialversicherungsnummer hat ein ungültiges Format',
	form: ohneLeerzeichen,
};

export const KRANKENVERSICHERTENNUMMER: Textregel = { max: 10, muster: /^[A-Z]\d{9}$/, form: ohneLeerzeichen };

/**
 * A number of the right form whose check digit or date of birth doesn't fit: worth a second look, but numbers with
 * another date exist, so it is never refused.
 */
export function hinweisSozialversicherungsnummer(nummer: string, geburtsdatum?: string | null): string | null {
	if (!SV_MUSTER.test(nummer)) return null;
	const [jahr = '', monat = '', tag = ''] = geburtsdatum?.split('-') ?? [];
	const datumPasst = !geburtsdatum || nummer.slice(2, 8) === tag + monat + jahr.slice(2);
	if (datumPasst && pruefzifferSozialversicherung(nummer) === Number(nummer[11])) return null;
	return 'Bitte prüfen Sie die Sozialversicherungsnummer.';
}

const SV_FAKTOREN = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];

/** The letter counts as its two-digit place in the alphabet; digit sums of the weighted digits, modulo 10. */
function pruefzifferSozialversicherung(nummer: string): number {
	const buchstabe = String(nummer.charCodeAt(8) - 64).padStart(2, '0');
	const ziffern = [...nummer.slice(0, 8), ...buchstabe, ...nummer.slice(9, 11)].map(Number);
	const produkte = ziffern.map((ziffer, i) => ziffer * (SV_FAKTOREN[i] ?? 0));
	return produkte.reduce((summe, p) => summe + Math.floor(p / 10) + (p % 10), 0) % 10;
}
