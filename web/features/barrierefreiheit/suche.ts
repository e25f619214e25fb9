import { muster, suche } from '../../client/suche.ts';

/** The page somebody comes from, as the router writes it. */
export const barrieresuche = suche({ seite: muster(/^\/[\w$/-]{0,199}$/) });
