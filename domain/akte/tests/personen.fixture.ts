/** Who acts in tests, and whose data they enter. The users are those of the small world. */

import type { Personendaten } from '#domain/felder/personenfelder.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';

const akteur = (art: Akteur['art'], userID: string | null, rollen: readonly Rolle[]): Akteur => ({
	art,
	userID,
	rollen,
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
});
const verein = (userID: string, einsatzstelleID: string, einsatzortIDs: readonly string[]): Akteur => ({
	...akteur('USER', userID, ['MA_VEREIN']),
	einsatzstelleIDs: [einsatzstelleID],
	einsatzortIDs,
});

export const ADMIN = akteur('USER', 'admin', ['ADMIN', 'MA_VERWALTUNG']);
export const TRAEGER = akteur('USER', 'traeger', ['MA_VERWALTUNG']);
export const VEREIN1 = verein('verein1', 's1', ['o1', 'o2']);
export const VEREIN2 = verein('verein2', 's2', ['o3']);
export const VEREIN3 = verein('verein3', 's3', ['o4']);
export const OEFFENTLICH = akteur('PUBLIC', null, []);
export const TOKEN = akteur('TOKEN', null, []);
export const SYSTEM = akteur('SYSTEM', null, []);
export const freiwillig = (freiwilligerID: string): Akteur => ({
	...akteur('USER', `user-${freiwilligerID}`, ['FREIWILLIGER']),
	freiwilligerID,
});
/** Who is responsible for an Einsatzort. */
export const vereinAn = (einsatzortID: string): Akteur =>
	[VEREIN1, VEREIN2, VEREIN3].find((v) => v.einsatzortIDs.includes(einsatzortID)) ?? VEREIN1;

export const ERWACHSEN: Personendaten = {
	vorname: 'Lena Marie',
	nachname: 'Hoffmann',
	geschlecht: 'W',
	geburtsdatum: '2006-05-17',
	email: 'lena@example.org',
	mobil: '+49 151 2345678',
	plz: '35578',
	ort: 'Wetzlar',
};
export const MINDERJAEHRIG: Personendaten = { ...ERWACHSEN, vorname: 'Jonas', geburtsdatum: '2008-03-02' };
