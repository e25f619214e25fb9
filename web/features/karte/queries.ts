import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

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

export const sportartenQuery = queryOptions({
	queryKey: ['karte', 'sportarten'],
	queryFn: async ({ signal }) => (await call('GET /v1/stammdaten/sportart', { signal })).data,
	staleTime: LANGE_MS,
});

export const taetigkeitsfelderQuery = queryOptions({
	queryKey: ['karte', 'taetigkeitsfelder'],
	queryFn: async ({ signal }) => (await call('GET /v1/stammdaten/taetigkeitsfeld', { signal })).data,
	staleTime: LANGE_MS,
});

/** Names the entries of one of these lists, in its order; none while it isn't there. */
export function useNamen(liste: typeof sportartenQuery | typeof taetigkeitsfelderQuery) {
	const { data = [] } = useQuery(liste);
	return (ids: readonly string[]): string[] =>
		data.filter(({ id }) => ids.includes(id)).map(({ bezeichnung }) => bezeichnung);
}
