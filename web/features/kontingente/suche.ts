import { suche, wahr } from '../../client/suche.ts';
import { LISTENSUCHE } from '../liste/suche.ts';

/** What the address of the page holds. */
export const kontingentsuche = suche({
	f: LISTENSUCHE.f,
	text: LISTENSUCHE.text,
	seite: LISTENSUCHE.seite,
	/** What is free per month instead of the boxes. */
	monate: wahr,
});
export type Kontingentsuche = ReturnType<typeof kontingentsuche>;
