import { PERSON } from '../../texte/personen.ts';
import type { Person } from './queries.ts';

/** What is edited in place; the address has a call of its own. */
export type Feldname =
	| 'anrede'
	| 'titelID'
	| 'vorname'
	| 'nachname'
	| 'position'
	| 'telefon'
	| 'mobil'
	| 'bildUploadID'
	| 'bemerkung'
	| 'isSystemmailEmpfaenger'
	| 'email';

export interface Feld {
	feld: Feldname;
	art: 'text' | 'absatz' | 'anrede' | 'titel' | 'janein' | 'email' | 'bild';
}

export const ANGABEN: readonly Feld[] = [
	{ feld: 'anrede', art: 'anrede' },
	{ feld: 'titelID', art: 'titel' },
	{ feld: 'vorname', art: 'text' },
	{ feld: 'nachname', art: 'text' },
	{ feld: 'position', art: 'text' },
	{ feld: 'telefon', art: 'text' },
	{ feld: 'mobil', art: 'text' },
	{ feld: 'bildUploadID', art: 'bild' },
	{ feld: 'bemerkung', art: 'absatz' },
];
export const EMAIL: Feld = { feld: 'email', art: 'email' };
export const SYSTEMMAILS: Feld = { feld: 'isSystemmailEmpfaenger', art: 'janein' };

export const ANREDEN: readonly string[] = [PERSON.frau, PERSON.herr];

export type Wert = string | boolean | null;

/** A value as a person reads it; null: empty. */
export function feldtext(wert: Wert): string | null {
	if (typeof wert === 'boolean') return wert ? PERSON.ja : PERSON.nein;
	return wert === '' ? null : wert;
}

export const wertVon = (person: Person, { feld }: Feld): Wert => person[feld];
