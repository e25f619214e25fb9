/** Who sees and edits which contact person. Table: permission matrix, Persons. */
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import type { Funktionsangabe } from './ereignisse.ts';
import type { Person } from './person.ts';

export const siehtAlle = (akteur: Akteur): boolean =>
	akteur.art === 'SYSTEM' || hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);

/** The addresses a site acts for: its Einsatzstellen and its Einsatzorte. */
export const eigeneAdressen = (akteur: Akteur): readonly string[] =>
	hatRolle(akteur, 'MA_VEREIN', true) ? [...akteur.einsatzstelleIDs, ...akteur.einsatzortIDs] : [];

export const istEigene = (akteur: Akteur, adresseID: string): boolean =>
	siehtAlle(akteur) || eigeneAdressen(akteur).includes(adresseID);

/** A site sees whoever has a function at one of its addresses, and of his functions those there. */
const sichtbareFunktionen = (akteur: Akteur, { funktionen }: Pick<Person, 'funktionen'>): Funktionsangabe[] =>
	funktionen.filter((f) => istEigene(akteur, f.adresseID));

/** What somebody may not see answers exactly like what doesn't exist. */
export function pruefeSicht(akteur: Akteur, person: Person): void {
	const da = person.existiert && !person.geloescht;
	if (!da || !(siehtAlle(akteur) || sichtbareFunktionen(akteur, person).length)) throw new Abgelehnt([NICHT_GEFUNDEN]);
}
