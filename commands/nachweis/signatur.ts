import { type KeyObject, sign, verify } from 'node:crypto';
import { canonical } from '#commands/event-store/hash.ts';
import { alsText, type Signaturschluessel } from '#commands/signatur/schluessel.ts';
import type { Nachweis, SignierterNachweis } from './nachweis.ts';

export function signiereNachweis(nachweis: Nachweis, { privat, oeffentlich }: Signaturschluessel): SignierterNachweis {
	const gedeckt = { ...nachweis, schluessel: alsText(oeffentlich) };
	return { ...gedeckt, signatur: sign(null, Buffer.from(canonical(gedeckt)), privat).toString('base64') };
}

/** Whether the owner of the key has signed exactly this; the key that stands in it doesn't count. */
export function istUnterschriebenVon({ signatur, ...gedeckt }: SignierterNachweis, oeffentlich: KeyObject): boolean {
	try {
		return verify(null, Buffer.from(canonical(gedeckt)), oeffentlich, Buffer.from(signatur, 'base64'));
	} catch (fehler) {
		// Holds what can't have been signed, like a broken number.
		if (fehler instanceof TypeError) return false;
		throw fehler;
	}
}
