/** Who may give which role. Table: Role names. */
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { type Akteur, hoechste, type Rolle, rang } from '#domain/rollen.ts';

/** Roles that are given at all: a volunteer's comes with his file, the operator's with the installation. */
const GEGEBENE = ['ADMIN', 'MA_VERWALTUNG', 'MA_VEREIN'] as const satisfies readonly Rolle[];

/** Only roles below the own; ADMIN may give ADMIN. */
const darfGeben = (akteur: Akteur, rolle: Rolle): boolean => {
	const eigene = hoechste(akteur.rollen);
	return rang(rolle) < rang(eigene) || (rolle === 'ADMIN' && eigene === 'ADMIN');
};

/** What the actor may give, the highest first. */
export const vergebbareRollen = (akteur: Akteur): readonly Rolle[] =>
	GEGEBENE.filter((rolle) => darfGeben(akteur, rolle));

/** Refuses a role above the actor's own; what somebody has already (`bisher`) isn't given. */
export function pruefeVergabe(akteur: Akteur, rollen: readonly Rolle[], bisher: readonly Rolle[] = []): void {
	if (akteur.art === 'SYSTEM') return;
	const neue = rollen.filter((rolle) => !bisher.includes(rolle));
	if (neue.every((rolle) => darfGeben(akteur, rolle))) return;
	const text = 'Sie können nur Rollen unterhalb Ihrer eigenen vergeben.';
	throw new Abgelehnt([{ code: 'RECHT', text, http: 403, feld: 'rollen' }]);
}

/** A volunteer's role comes and goes with his file. */
export function pruefeFreiwilligenrolle(rollen: readonly Rolle[], istFreiwilliger: boolean): void {
	if (rollen.includes('FREIWILLIGER') === istFreiwilliger) return;
	const text = istFreiwilliger
		? 'Die Rolle Freiwillige kann nicht entzogen werden, solange zu diesem Konto eine Akte besteht.'
		: 'Die Rolle Freiwillige kann nicht vergeben werden. Sie gehört zu einer Akte.';
	throw new Abgelehnt([{ code: 'ROLLE', text, http: 422, feld: 'rollen' }]);
}
