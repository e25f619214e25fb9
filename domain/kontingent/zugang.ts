import { G31 } from '#domain/parameter/features.ts';
import type { Parameter } from '#domain/referenz.ts';
import { Abgelehnt, KEINE_BERECHTIGUNG, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';

type Modus = Pick<Parameter, 'kontingentMode'>;

const istTraeger = (akteur: Akteur): boolean => akteur.art === 'SYSTEM' || hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);

/** Figures of the whole Einsatzstelle are for its own staff; who works for one Einsatzort sees that one's. */
export const istEigeneStelle = (akteur: Akteur, einsatzstelleID: string): boolean =>
	istTraeger(akteur) || akteur.einsatzstelleIDs.includes(einsatzstelleID);

export const istEigenerOrt = (akteur: Akteur, einsatzortID: string): boolean =>
	istTraeger(akteur) || akteur.einsatzortIDs.includes(einsatzortID);

/** There are quotas at all: nobody enters any in mode OHNE. Table: Kontingent, kontingentMode. */
export function pruefeMitKontingent({ kontingentMode }: Modus): void {
	if (kontingentMode === 'OHNE') throw new Abgelehnt([G31]);
}

/** Einsatzstellen are asked only in mode KONTINGENTABFRAGE. */
export function pruefeMitAbfrage({ kontingentMode }: Modus): void {
	if (kontingentMode !== 'KONTINGENTABFRAGE') throw new Abgelehnt([G31]);
}

/** K: only the Traeger. Table: permission matrix. */
export function pruefeGenehmigung(akteur: Akteur, modus: Modus): void {
	pruefeMitKontingent(modus);
	if (!istTraeger(akteur)) throw new Abgelehnt([KEINE_BERECHTIGUNG]);
}

/** Z: the Traeger everywhere; a site at its own Einsatzorte, and only where it is asked. Table: permission matrix. */
export function pruefeZuteilung(akteur: Akteur, { kontingentMode }: Modus, einsatzortID: string): void {
	pruefeMitKontingent({ kontingentMode });
	if (!istTraeger(akteur) && kontingentMode !== 'KONTINGENTABFRAGE') throw new Abgelehnt([KEINE_BERECHTIGUNG]);
	if (!istEigenerOrt(akteur, einsatzortID)) throw new Abgelehnt([NICHT_GEFUNDEN]);
}
