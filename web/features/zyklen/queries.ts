import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import { zyklenQuery } from '../portal/portal.ts';

export type Zykluszeile = RowOf<'GET /v1/stammdaten/zyklus/uebersicht'>;
export type Zyklusdienstart = Zykluszeile['dienstarten'][number];
export type Dienstart = RowOf<'GET /v1/stammdaten/dienstart'>;

/** Newest start first; what changes a cycle makes the switch in the frame load anew as well. */
export const uebersichtQuery = queryOptions({
	queryKey: [...zyklenQuery.queryKey, 'uebersicht'],
	queryFn: async ({ signal }) => (await call('GET /v1/stammdaten/zyklus/uebersicht', { signal })).data,
});

export const historieQuery = (id: string) =>
	queryOptions({
		queryKey: [...zyklenQuery.queryKey, 'historie', id],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/stammdaten/zyklus/{id}/historie', { params: { id }, signal })).data,
		placeholderData: undefined,
	});

/** What happens when the cycle is started now. */
export const startvorschauQuery = (zyklusID: string, kontingenteUebernehmen: boolean) =>
	queryOptions({
		queryKey: [...zyklenQuery.queryKey, 'vorschau', zyklusID, kontingenteUebernehmen],
		queryFn: async ({ signal }) => {
			const body = { zyklusID, kontingenteUebernehmen, vorschau: true };
			return (await call('POST /v1/stammdaten/zyklus/start', { body, signal })).data.aenderungen;
		},
		staleTime: 0,
	});

/** All there are: one that takes no more applications still has its defaults in older cycles. */
export const alleDienstartenQuery = queryOptions({
	queryKey: ['stammdaten', 'dienstart', 'alle'],
	queryFn: async ({ signal }) => (await call('GET /v1/stammdaten/dienstart', { query: { all: 'true' }, signal })).data,
});
