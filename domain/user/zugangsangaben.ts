import type { Akteur } from '#domain/rollen.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { pruefeFreiwilligenrolle, pruefeVergabe } from './rollenvergabe.ts';
import { type NeuerUser, neuerUserSchema } from './user-felder.ts';

/** Who shall get an account of the staff, and with which rights. */
export type Zugangsangaben = Omit<NeuerUser, 'freiwilligerID' | 'sprache'>;

/** Checked and in the form that is kept; refused with all violated field rules, or for a role too high. */
export function pruefeNeuenZugang(akteur: Akteur, angaben: Zugangsangaben): NeuerUser {
	const neuer = pruefeFelder(neuerUserSchema, { ...angaben, freiwilligerID: null, sprache: 'de' });
	pruefeFreiwilligenrolle(neuer.rollen, false);
	pruefeVergabe(akteur, neuer.rollen);
	return neuer;
}
