import { BIC, IBAN } from './bank.ts';
import { KRANKENVERSICHERTENNUMMER, SOZIALVERSICHERUNGSNUMMER, STEUER_ID } from './kennziffern.ts';
import { EMAIL, HAUSNUMMER, NAME, PLZ, TELEFON } from './kontakt.ts';
import type { Textregel } from './text.ts';

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
	STEUER_ID,
	SOZIALVERSICHERUNGSNUMMER,
	KRANKENVERSICHERTENNUMMER,
} as const satisfies Readonly<Record<string, Textregel>>;
export type Textregelname = keyof typeof TEXTREGELN;
