import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { basePath, call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';

export type Download = RowOf<'GET /v1/download'>;

/** Everything about downloads lies under it. */
export const DOWNLOADS_KEY = ['downloads'] as const;

/** In their order. */
export const downloadsQuery = queryOptions({
	queryKey: [...DOWNLOADS_KEY, 'liste'],
	queryFn: async ({ signal }) => (await call('GET /v1/download', { signal })).data,
});

/** What the staff of a place see. */
export const adressdownloadsQuery = (id: string) =>
	queryOptions({
		queryKey: [...DOWNLOADS_KEY, 'adresse', id],
		queryFn: async ({ signal }) => (await call('GET /v1/adresse/{id}/downloads', { params: { id }, signal })).data,
	});

/** Newest first, page by page. */
export const historieQuery = infiniteQueryOptions({
	queryKey: [...DOWNLOADS_KEY, 'historie'],
	queryFn: ({ signal, pageParam }) =>
		call('GET /v1/download/historie', { query: { seite: String(pageParam) }, signal }),
	initialPageParam: 1,
	getNextPageParam: ({ seite, groesse, total }) => (seite * groesse < total ? seite + 1 : undefined),
	// Whoever looks again has usually changed something.
	staleTime: 0,
});

export const dateiadresse = (id: string): string => `${basePath()}/v1/download/${id}/download`;
