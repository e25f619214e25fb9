import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Startseite = DataOf<'GET /v1/start'>;
export type Startzahl = Startseite['zahlen'][number];

/** Asked once: they end only by the own hand. */
export const ersteSchritteQuery = queryOptions({
	queryKey: ['erste-schritte'],
	queryFn: async ({ signal }) => (await call('GET /v1/erste-schritte', { signal })).data,
	staleTime: 'static',
});

export const startQuery = queryOptions({
	queryKey: ['start'],
	queryFn: async ({ signal }) => (await call('GET /v1/start', { signal })).data,
});
