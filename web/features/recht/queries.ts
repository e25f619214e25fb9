import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';

export type Regel = RowOf<'GET /v1/system/recht'>;

/** Changes with a version of the portal only. */
export const rechtQuery = queryOptions({
	queryKey: ['recht'],
	queryFn: async ({ signal }) => (await call('GET /v1/system/recht', { signal })).data,
	staleTime: Number.POSITIVE_INFINITY,
});
