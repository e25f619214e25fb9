import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';

export type Portaltextzeile = RowOf<'GET /v1/text'>;

/** Every text of the portal, wherever it is shown. */
export const TEXTE_KEY = ['texte'] as const;

/** One text, as everybody may read it. */
export const textQuery = (key: string) =>
	queryOptions({
		queryKey: [...TEXTE_KEY, key],
		queryFn: async ({ signal }) => (await call('GET /v1/text/{key}', { params: { key }, signal })).data,
		staleTime: 60_000,
	});

export const texteQuery = queryOptions({
	queryKey: [...TEXTE_KEY, '*'],
	queryFn: async ({ signal }) => (await call('GET /v1/text', { signal })).data,
});
