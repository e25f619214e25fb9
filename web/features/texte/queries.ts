import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';

export type Portaltextzeile = RowOf<'GET /v1/text'>;

/** Every text of the portal, wherever it is shown. */
export const TEXTE_KEY = ['texte'] as const;

export const texteQuery = queryOptions({
	queryKey: [...TEXTE_KEY, 'alle'],
	queryFn: async ({ signal }) => (await call('GET /v1/text', { signal })).data,
});
