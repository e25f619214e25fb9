import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Startseite = DataOf<'GET /v1/start'>;
export type Startzahl = Startseite['zahlen'][number];
export type Listenzahl = NonNullable<Startzahl['meine']>;

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

/** What waits for who is signed in; told in the menu. */
export const menuezahlenQuery = queryOptions({
	queryKey: ['start', 'menue'],
	queryFn: async ({ signal }) => (await call('GET /v1/start/menue', { signal })).data,
});
