import type { QueryClient } from '@tanstack/react-query';
import type { Bedingung } from '../liste/bedingung.ts';
import type { Listenstelle } from '../liste/stelle.ts';
import { listenstand } from '../liste/suche.ts';
import { durchgangQuery } from './durchgang.ts';
import { listeMitAkten } from './listen.ts';

/** The first file of a list and the place in it: from there one goes on through the list as it stands now. */
export async function einstieg(
	client: QueryClient,
	name: string,
	und: readonly Bedingung[],
	heute: string,
): Promise<{ id: string; aus: Listenstelle } | null> {
	const liste = listeMitAkten(name);
	if (!liste) return null;
	const suche = { f: { und: [...und] } };
	const { text, sort, groesse } = listenstand(liste, suche, heute);
	const aus = { liste: liste.name, und, text, sort, groesse, position: 0, seit: Date.now(), suche };
	const { ids } = await client.query(durchgangQuery(liste, aus));
	return ids[0] === undefined ? null : { id: ids[0], aus };
}
