/** How lists of people are narrowed by their documents. */
import { DRAN_LABEL } from '#domain/akte/dran/dran.ts';
import { ANFORDERUNG_LABEL, type AnforderungStatus } from '#domain/status/anforderung.ts';
import type { Filterfeld } from './liste.ts';

/** As the row says it in a colour, and beside it whether something is late. */
export const DOKUMENTLAGEN = {
	FEHLT: 'Etwas fehlt',
	UEBERFAELLIG: 'Etwas ist überfällig',
	OFFEN: 'Nichts fehlt, etwas ist offen',
	VOLLSTAENDIG: 'Vollständig',
} as const;
export type Dokumentlage = keyof typeof DOKUMENTLAGEN;

const { NOT_REQUESTED: _, FINISHED, ...stand } = ANFORDERUNG_LABEL;
/** In which state a document can be that is asked for. */
export const DOKUMENTSTAENDE: Readonly<Record<Exclude<AnforderungStatus, 'NOT_REQUESTED'>, string>> = {
	...stand,
	FINISHED,
};

/** One document in a state, as one value of a filter: `<specID> NOT_PROVIDED`. */
export const dokumentImStand = (specID: string, status: string): string => `${specID} ${status}`;

export const DOKUMENTFILTER = {
	dokumentlage: { titel: 'Dokumente', art: 'auswahl', worte: DOKUMENTLAGEN },
	dokumentDran: { titel: 'Dokumente: wer ist dran', art: 'auswahl', worte: DRAN_LABEL },
	dokumentstand: { titel: 'Einzelnes Dokument', art: 'dokument' },
} as const satisfies Record<string, Filterfeld>;
