import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';

export type Mandant = DataOf<'GET /v1/parameter'>;
export type Historieneintrag = RowOf<'GET /v1/parameter/historie'>;

/** Newest first; only for administrators. */
export const parameterHistorieQuery = queryOptions({
	queryKey: ['parameter', 'historie'],
	queryFn: async ({ signal }) => (await call('GET /v1/parameter/historie', { signal })).data,
});
