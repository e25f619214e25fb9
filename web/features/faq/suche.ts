import { muster, suche } from '../../client/suche.ts';

/** Which article is open; one that doesn't exist leads to the list. */
export const faqsuche = suche({ a: muster(/^[\w-]{1,60}$/) });
export type Faqsuche = ReturnType<typeof faqsuche>;
