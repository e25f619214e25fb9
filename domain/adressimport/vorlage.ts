/** Rows of the template: an Einsatzstelle with whom to talk to, and an Einsatzort that belongs to it. */
import { KONTAKTSPALTEN } from './kontaktspalten.ts';
import type { Dateikey } from './kopf.ts';
import { SPALTEN } from './spalten.ts';

export const BEISPIELE: readonly Readonly<Partial<Record<Dateikey, string>>>[] = [
	{
		typ: 'Einsatzstelle',
		bezeichnung: 'SV Musterstadt',
		externeNummer: 'S-100',
		vkz: '65-0207',
		plz: '35578',
		ort: 'Wetzlar',
		landID: 'Deutschland',
		email: 'info@sv-musterstadt.example',
		anerkanntePlaetze: '4',
		regulaereVollzeitstunden: '39',
		...Object.fromEntries(KONTAKTSPALTEN.map(({ key, beispiel }) => [key, beispiel])),
	},
	Object.fromEntries(SPALTEN.map(({ key, beispiel }) => [key, beispiel])),
];
