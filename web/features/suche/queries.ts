import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { ResponseOf, RowOf } from '../../client/contract.ts';

export type Treffer = RowOf<'GET /v1/suche'>;
export type Suchergebnis = ResponseOf<'GET /v1/suche'>;

/** What is no longer looked at isn't kept: it is about persons. A search overtaken by the next is given up. */
const GC_MS = 60_000;

export const sucheQuery = (text: string) =>
	queryOptions({
		queryKey: ['schnellsuche', text],
		queryFn: ({ signal }) => call('GET /v1/suche', { query: { query: text }, signal }),
		gcTime: GC_MS,
		placeholderData: keepPreviousData,
	});

/** Who a volunteer is, as far as it tells him from others. */
export const vorschauQuery = (id: string) =>
	queryOptions({
		queryKey: ['schnellsuche', 'vorschau', id],
		queryFn: async ({ signal }) => (await call('GET /v1/suche/freiwilliger/{id}', { params: { id }, signal })).data,
		gcTime: GC_MS,
		placeholderData: undefined,
	});
