/** What a field accepts, by what it holds. */
import type { z } from 'zod';
import { IBAN } from './bank.ts';
import { dienstwoche } from './dienstwoche.ts';
import {
	auswahl,
	janein,
	monat,
	pflichtauswahl,
	pflichtreferenz,
	pflichttag,
	referenz,
	referenzen,
	schalter,
	tag,
} from './einfach.ts';
import type { Feldangaben, Feldart, Feldwert } from './feld.ts';
import { freitext, pflichttext } from './text.ts';
import { textregel } from './textregeln.ts';
import { anzahl, euro, ganzzahl, halbeTage, stunden } from './zahl.ts';

/** A field that is never empty is required; whether a form asks for the others is its matter. */
export type Feldschema<A> = A extends { immer: true }
	? z.ZodType<Feldwert<A>, Feldwert<A>>
	: z.ZodOptional<z.ZodNullable<z.ZodType<Feldwert<A>, Feldwert<A>>>>;

function feldschema<const A extends Feldart & Pick<Feldangaben, 'immer'>>(feld: A): Feldschema<A> {
	return (feld.immer ? pflicht(feld) : frei(feld)) as unknown as Feldschema<A>;
}

function frei(feld: Feldart): z.ZodType {
	switch (feld.art) {
		case 'text':
			return freitext(textregel(feld));
		case 'absatz':
			return freitext({ max: feld.max, mehrzeilig: true });
		case 'iban':
			return freitext(IBAN);
		case 'auswahl':
			return auswahl(feld.werte);
		case 'tag':
			return tag();
		case 'monat':
			return monat();
		case 'janein':
			return janein();
		case 'zahl':
			return ganzzahl(feld.min, feld.max, feld.schritt);
		case 'land':
		case 'dienstart':
		case 'liste':
		case 'bild':
		case 'ort':
			return referenz();
		case 'listen':
			return referenzen();
		case 'frei':
			return freitext({ max: 500 });
		case 'euro':
			return euro();
		case 'stunden':
			return stunden();
		case 'anzahl':
			return anzahl();
		case 'woche':
			return dienstwoche();
		case 'halbeTage':
		case 'schalter':
			return pflicht(feld);
	}
}

function pflicht(feld: Feldart): z.ZodType {
	switch (feld.art) {
		case 'text':
			return pflichttext(textregel(feld));
		case 'auswahl':
			return pflichtauswahl(feld.werte);
		case 'tag':
			return pflichttag();
		case 'halbeTage':
			return halbeTage();
		case 'schalter':
			return schalter();
		case 'land':
		case 'dienstart':
		case 'liste':
		case 'ort':
			return pflichtreferenz();
		default:
			throw new Error(`Ein Feld der Art ${feld.art} kann leer bleiben`);
	}
}

/** Those of a catalogue. */
export type Feldschemata<K> = { readonly [F in keyof K]: Feldschema<K[F]> };

export const feldschemata = <K extends Readonly<Record<string, Feldart & Pick<Feldangaben, 'immer'>>>>(katalog: K) =>
	Object.fromEntries(Object.entries(katalog).map(([name, feld]) => [name, feldschema(feld)])) as Feldschemata<K>;
