import { muster, suche } from '../../client/suche.ts';

/** The error somebody comes from, and the page it was on, as the router writes it. */
export const supportsuche = suche({ fehler: muster(/^[A-Z\d]{12}$/), seite: muster(/^\/[\w$/-]{0,199}$/) });
export type Supportsuche = ReturnType<typeof supportsuche>;
