import type { QueryClient } from '@tanstack/react-query';
import { BFDLISTE, type Vereinbarungszeile } from '../bfd-vereinbarungen/liste.ts';
import type { Bedingung } from '../liste/bedingung.ts';
import { KLEINSTE_SEITE, seiteQuery } from '../liste/queries.ts';
import type { Listenstelle } from '../liste/stelle.ts';
import { abfrage, type Listendefinition, listenstand } from '../liste/suche.ts';
import { SEMINARLISTE } from '../seminare/liste.ts';
import type { Seminarzeile } from '../seminare/queries.ts';
import { type OffeneUnterschrift, UNTERSCHRIFTENLISTE } from '../unterschriften/liste.ts';
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

/** The first row of a list that leads to other pages than files: what identifies it there; null: there is none. */
export async function ersteDer(
	client: QueryClient,
	name: string,
	und: readonly Bedingung[],
	heute: string,
): Promise<string | null> {
	const eine = LISTEN[name as keyof typeof LISTEN];
	if (!eine) return null;
	const was = abfrage({ ...listenstand(eine.liste, { f: { und: [...und] } }, heute), groesse: KLEINSTE_SEITE });
	const { data } = await client.query(seiteQuery(eine.liste as Listendefinition, was));
	return data[0] === undefined ? null : eine.id(data[0] as never);
}

const LISTEN = {
	seminare: { liste: SEMINARLISTE, id: ({ id }: Seminarzeile) => id },
	unterschriften: { liste: UNTERSCHRIFTENLISTE, id: ({ sitzungID }: OffeneUnterschrift) => sitzungID },
	'bfd-vereinbarungen': { liste: BFDLISTE, id: ({ freiwilligerID }: Vereinbarungszeile) => freiwilligerID },
} as const;
