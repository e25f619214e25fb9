import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import {
	aktive,
	taetigkeitsfelderQuery as alleFelder,
	sportartenQuery as alleSportarten,
} from '../stammlisten/wahllisten.ts';

export type Kartenort = DataOf<'GET /v1/adresse/karte'>['orte'][number];
export type Kartenstelle = DataOf<'GET /v1/adresse/karte/{id}'>;

const LANGE_MS = 5 * 60_000;

/** All that is public of a place, in one of the cycles people apply for. */
export const stelleQuery = (id: string, zyklusID: string) =>
	queryOptions({
		queryKey: ['karte', 'stelle', id, zyklusID],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/adresse/karte/{id}', { params: { id }, query: { zyklusID }, signal })).data,
		staleTime: LANGE_MS,
	});

/** Those that are offered. */
export const sportartenQuery = { ...alleSportarten, select: aktive };
export const taetigkeitsfelderQuery = { ...alleFelder, select: aktive };

/** Names the entries of one of these lists, in its order; none while it isn't there. */
export function useNamen(liste: typeof sportartenQuery | typeof taetigkeitsfelderQuery) {
	const { data = [] } = useQuery(liste);
	return (ids: readonly string[]): string[] =>
		data.filter(({ id }) => ids.includes(id)).map(({ bezeichnung }) => bezeichnung);
}
