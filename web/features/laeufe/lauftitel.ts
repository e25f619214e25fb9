import { LAEUFE } from '../../texte/geld/laeufe.ts';
import type { Laufkopf } from './queries.ts';

/** Its kind; a claim is called by its programme. */
export const lauftitel = ({ art, programm }: Pick<Laufkopf, 'art' | 'programm'>): string =>
	programm === null ? LAEUFE.arten[art] : `${LAEUFE.arten[art]} ${programm.bezeichnung}`;
