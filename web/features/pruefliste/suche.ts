import { eines, kennung, suche } from '../../client/suche.ts';

export const PRUEFSORTIERUNGEN = ['hochgeladenAm', '-hochgeladenAm', 'name', 'dokument'] as const;

/** What the page's address holds; `id`: the request that is open, left out: the first; `scans`: instead of the list, pages are assigned. */
export const pruefsuche = suche({
	id: kennung,
	specID: kennung,
	sort: eines(PRUEFSORTIERUNGEN),
	scans: eines(['zuordnen']),
});
export type Pruefsuche = ReturnType<typeof pruefsuche>;
