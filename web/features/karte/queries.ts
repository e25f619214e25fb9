import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Kartenort = DataOf<'GET /v1/adresse/karte'>['orte'][number];

const LANGE_MS = 5 * 60_000;

/** Every place of the cycle people apply for, in one answer. */
export const karteQuery = (zyklusID: string) =>
	queryOptions({
		queryKey: ['karte', zyklusID],
		queryFn: async ({ signal }) => (await call('GET /v1/adresse/karte', { query: { zyklusID }, signal })).data,
		staleTime: LANGE_MS,
	});

/** What only the card of a place tells. */
export const einsatzortQuery = (id: string) =>
	queryOptions({
		queryKey: ['karte', 'einsatzort', id],
		queryFn: async ({ signal }) => (await call('GET /v1/adresse/{id}', { params: { id }, signal })).data,
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
