import { BIC, GLAEUBIGER_ID, IBAN } from './bank.ts';
import { KRANKENVERSICHERTENNUMMER, SOZIALVERSICHERUNGSNUMMER, STEUER_ID } from './kennziffern.ts';
import { EMAIL, HAUSNUMMER, NAME, PLZ, TELEFON } from './kontakt.ts';
import type { Textregel } from './text.ts';

function adresse(muster: RegExp) {
	return (wert: string) => muster.test(wert) && URL.canParse(wert);
}

/** Texts that follow a rule, by the name a field has for it. */
export const TEXTREGELN = {
	NAME,
	EMAIL,
	TELEFON,
	HAUSNUMMER,
	PLZ,
	BFD_KENNUNG: { max: 20, muster: /^[A-Z0-9-]*$/ },
	IBAN,
	BIC,
	GLAEUBIGER_ID,
	STEUER_ID,
	SOZIALVERSICHERUNGSNUMMER,
	KRANKENVERSICHERTENNUMMER,
	VKZ: { max: 20, muster: /^[0-9A-Za-z-]+$/ },
	MANDATSREFERENZ: { max: 35, muster: /^[A-Za-z0-9+?/:().,' -]*$/ },
	VERTRAGSVORSATZ: { max: 20, muster: /^[A-Za-z0-9./-]+$/ },
	LINK: { max: 500, muster: adresse(/^https:\/\/\S+$/) },
	/** Links are made by appending a path. */
	PORTALADRESSE: {
		max: 500,
		muster: adresse(/^https?:\/\/[^\s?#]+$/),
		form: (wert) => wert.replace(/\/+$/, ''),
	},
	WEBSITE: { max: 200, muster: /^https:\/\/[^\s/]+\.\S+$/ },
} as const satisfies Readonly<Record<string, Textregel>>;
export type Textregelname = keyof typeof TEXTREGELN;

/** Of a line of text. */
export const textregel = (feld: { readonly max: number } | { readonly regel: Textregelname }): Textregel =>
	'regel' in feld ? TEXTREGELN[feld.regel] : { max: feld.max };
