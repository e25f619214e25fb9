import { AUSWAHL } from '#domain/felder/auswahl.ts';
import { feldart } from '#domain/felder/katalog.ts';
import { hinweisSozialversicherungsnummer } from '#domain/felder/kennziffern.ts';
import {
	PERSONENFELDER,
	PERSONENFELDNAMEN,
	type Personenangaben,
	type Personenfeld,
} from '#domain/felder/personenfelder.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { monatsname } from '../../../client/datumsworte.ts';
import { DATEN } from '../../../texte/akte/akte-daten.ts';

export interface Feld {
	feld: Personenfeld;
	art: Personenangaben['art'];
}

export interface Feldgruppe {
	titel: string;
	felder: readonly Feld[];
}

/** Those of a part of the page, in the order they are declared in. */
const felder = (gruppe: Personenangaben['gruppe']): Feld[] =>
	PERSONENFELDNAMEN.filter((feld) => PERSONENFELDER[feld].gruppe === gruppe).map((feld) => ({
		feld,
		art: PERSONENFELDER[feld].art,
	}));

export const NAME: Feldgruppe = { titel: DATEN.name, felder: felder('NAME') };
export const BILD: Feldgruppe = { titel: DATEN.bild, felder: felder('BILD') };
export const KONTAKT: Feldgruppe = { titel: DATEN.kontakt, felder: felder('KONTAKT') };
export const ANSCHRIFT: Feldgruppe = { titel: DATEN.anschrift, felder: felder('ANSCHRIFT') };
export const WUNSCH: Feldgruppe = { titel: DATEN.wunsch, felder: felder('WUNSCH') };
export const WEITERE: readonly Feldgruppe[] = [
	{ titel: DATEN.alltag, felder: felder('ALLTAG') },
	{ titel: DATEN.schule, felder: felder('SCHULE') },
	{ titel: DATEN.einwilligungen, felder: felder('EINWILLIGUNGEN') },
	{ titel: DATEN.dienst, felder: felder('DIENST') },
];
export const GESCHUETZT: Feldgruppe = { titel: DATEN.geschuetzt, felder: felder('GESCHUETZT') };
export const BANK: Feldgruppe = { titel: DATEN.bank, felder: felder('BANK') };
export const FREIE_FELDER = felder('FREI');

/** What somebody brings from school and training. */
export const SCHULE: readonly Feld[] = felder('SCHULE').filter(({ art }) => art === 'liste');

/** As it is asked for or shown, whatever it is a part of. */
export const feldVon = (feld: string): Feld => ({ feld: feld as Personenfeld, art: feldart(feld).art });

export type Personenwert = string | number | boolean | readonly string[] | null | undefined;

/** Names of what a field refers to by id. */
export interface Feldnamen {
	land: (id: string) => string;
	dienstart: (id: string) => string;
	/** Of a selection list. */
	eintrag: (id: string) => string;
}

export const auswahlVon = (feld: string): Readonly<Record<string, string>> =>
	(AUSWAHL as Readonly<Record<string, Readonly<Record<string, string>>>>)[feld] ?? {};

/** A value as a person reads it; null: empty. */
export function personentext({ feld, art }: Feld, wert: Personenwert, namen: Feldnamen): string | null {
	if (wert === null || wert === undefined || wert === '') return null;
	if (typeof wert === 'boolean') return wert ? DATEN.ja : DATEN.nein;
	if (typeof wert === 'object') return wert.map(namen.eintrag).join(', ') || null;
	const text = String(wert);
	switch (art) {
		case 'tag':
			return formatDatum(text);
		case 'monat':
			return monatsname(text);
		case 'auswahl':
			return auswahlVon(feld)[text] ?? text;
		case 'land':
			return namen.land(text);
		case 'dienstart':
			return namen.dienstart(text);
		case 'bild':
			return DATEN.vorhanden;
		case 'liste':
			return namen.eintrag(text);
		case 'iban':
			return text.replace(/(.{4})(?=.)/g, '$1 ');
		case 'frei':
			return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDatum(text) : text;
		default:
			return text;
	}
}

/** What is worth a second look though it is accepted; null: nothing. */
export const hinweisZu = (feld: string, text: string, geburtsdatum?: string | null): string | null =>
	feld === 'sozialversicherungsnummer'
		? hinweisSozialversicherungsnummer(text.replace(/\s/g, '').toUpperCase(), geburtsdatum)
		: null;
