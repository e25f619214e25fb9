import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { kennung } from '../../client/suche.ts';
import { useSuche } from '../../client/use-suche.ts';
import { ergaenzt, type GespeicherteAnsicht } from './ansichten.ts';
import { ansichtenQuery, finde, geteilteQuery } from './queries.ts';
import { type Listendefinition, type Listensuche, listensuche } from './suche.ts';

/** What the address of a list means: what it leaves to the saved view it names is filled in. */
export function useListensuche({ name }: Pick<Listendefinition, 'name'>): Listensuche {
	return useErgaenzt(name, useSuche(listensuche));
}

/** The same of a page whose address holds more. */
export function useErgaenzt<S extends Listensuche>(liste: Listendefinition['name'], suche: S): S {
	const ansicht = useGenannteAnsicht(liste, suche.ansicht);
	return useMemo(() => ({ ...suche, ...ergaenzt(suche, ansicht) }), [suche, ansicht]);
}

/** The saved view that an address names by its id: an own one, or one that somebody shares. */
function useGenannteAnsicht(liste: Listendefinition['name'], genannt: string | undefined): GespeicherteAnsicht | null {
	return useAnsichtsfund(liste, genannt) ?? null;
}

/** null: the one it names is gone, or is shared no more; undefined: it names none by an id, or that is still being asked. */
export function useAnsichtsfund(
	liste: Listendefinition['name'],
	genannt: string | undefined,
): GespeicherteAnsicht | null | undefined {
	const id = kennung(genannt);
	const { data: alle } = useQuery({ ...ansichtenQuery(liste), enabled: id !== undefined });
	const eigene = finde(alle ?? [], id);
	const { data: geteilte } = useQuery({
		...geteilteQuery(liste, id ?? ''),
		enabled: id !== undefined && alle !== undefined && !eigene,
	});
	return eigene ?? geteilte;
}
