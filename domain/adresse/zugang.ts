/** Who sees and edits which address. Table: permission matrix, Addresses. */

import { loeschtBemerkung } from '#domain/akte/sicht/bemerkungen.ts';
import type { Akteur } from '#domain/rollen.ts';
import { hatRolle, hoechste, rang } from '#domain/rollen.ts';
import type { Adressbemerkung } from './adresse.ts';

export const istTraeger = (akteur: Akteur): boolean =>
	akteur.art === 'SYSTEM' || hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);

/** A site's own: its Einsatzstellen and its Einsatzorte. */
export const istEigeneAdresse = (akteur: Akteur, id: string): boolean =>
	istTraeger(akteur) ||
	(hatRolle(akteur, 'MA_VEREIN', true) && [...akteur.einsatzstelleIDs, ...akteur.einsatzortIDs].includes(id));

/** Table: remarks. A role reads what is meant for it or for roles below. */
export const liestAdressbemerkung = (
	akteur: Akteur,
	{ sichtbarkeit }: Pick<Adressbemerkung, 'sichtbarkeit'>,
): boolean => akteur.art === 'SYSTEM' || rang(hoechste(akteur.rollen)) >= rang(sichtbarkeit);

export const loeschtAdressbemerkung = (akteur: Akteur, bemerkung: Adressbemerkung, jetzt: string): boolean =>
	loeschtBemerkung(akteur, { ...bemerkung, isSystem: false }, jetzt);
