/**
 * Personal data of a volunteer, grouped by kind of retention: a field's kind decides which event part carries it, who
 * may read it and until when it is kept.
 */
import type { PersonArt } from '#domain/ereignis.ts';
import { PERSONENFELDER, type Personenfeld, personenfelderMit } from '#domain/felder/personenfelder.ts';

/** Every personal field by kind. */
export const FELDER_NACH_ART = {
	KONTAKT: personenfelderMit({ datenart: 'KONTAKT' }),
	PERSOENLICH: personenfelderMit({ datenart: 'PERSOENLICH' }),
	BANK: personenfelderMit({ datenart: 'BANK' }),
	GESUNDHEIT: personenfelderMit({ datenart: 'GESUNDHEIT' }),
	FREITEXT: personenfelderMit({ datenart: 'FREITEXT' }),
	EINSICHT: personenfelderMit({ datenart: 'EINSICHT' }),
} as const satisfies Readonly<Record<PersonArt, readonly Personenfeld[]>>;

/** Under which kind of retention a field falls. */
export const artVon = (feld: Personenfeld): PersonArt => PERSONENFELDER[feld].datenart;

/** What somebody consents to; a minor with the agreement of those who sign for him. */
export const EINWILLIGUNGEN = personenfelderMit({ einwilligung: true });
export type Einwilligungsfeld = (typeof EINWILLIGUNGEN)[number];

export const istEinwilligung = (feld: Personenfeld): feld is Einwilligungsfeld =>
	PERSONENFELDER[feld].einwilligung === true;
