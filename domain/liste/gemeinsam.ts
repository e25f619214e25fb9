/** What several lists of volunteers share. */
import { DRAN_LABEL } from '#domain/akte/dran/dran.ts';
import { addiereTage } from '#domain/datum.ts';
import type { Ansicht, Filterfeld, Spalte } from './liste.ts';

export const OFFEN = 'offen';

export const MEINE_WIEDERVORLAGE = { titel: 'Meine Wiedervorlage', art: 'zeitraum' } as const satisfies Filterfeld;
export const VOLLJAEHRIG = { titel: 'Volljährig', art: 'jaNein' } as const satisfies Filterfeld;
export const PLZ = { titel: 'Postleitzahl', art: 'plz' } as const satisfies Filterfeld;

/** Whose turn it is at an application, or at the contract it has led to. */
export const DRAN = {
	dran: {
		titel: 'Wer ist dran',
		art: 'wahl',
		worte: DRAN_LABEL,
		filter: true,
		leer: 'niemand',
		// With the reader's act.
		breite: 172,
	},
	dranSeit: { titel: 'Dran seit', art: 'zeit', sort: true, filter: true, wahlweise: true },
} as const satisfies Record<string, Spalte>;

/** Who at the Traeger looks after somebody; the other one does at the place. */
export const TRAEGERBETREUER = {
	titel: 'Betreuung Träger',
	art: 'betreuer',
	sort: true,
	filter: { feld: 'traegerBetreuerUserID', art: 'betreuer' },
	breite: 140,
	wahlweise: true,
} as const satisfies Spalte;

/** The tenant's own groupings of places: offered by the names he gives them. */
export const GRUPPIERT = { attribut1ID: 'id', attribut2ID: 'id' } as const;

export const ALLE: Ansicht = { key: 'alle', titel: 'Alle', und: () => [] };

export const wiedervorlage: Ansicht = {
	key: 'wiedervorlage',
	titel: 'Wiedervorlage fällig',
	und: (heute) => [{ feld: 'wiedervorlageAm', op: 'vor', wert: addiereTage(heute, 1) }],
};
