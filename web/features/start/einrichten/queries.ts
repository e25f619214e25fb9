import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';

export const EINRICHTUNG_KEY = ['einrichtung'] as const;

/** How far the tenant is set up; asked anew each time, for it is changed on all pages. */
export const einrichtungQuery = queryOptions({
	queryKey: EINRICHTUNG_KEY,
	staleTime: 0,
	queryFn: async ({ signal }) => (await call('GET /v1/system/einrichtung', { signal })).data,
});
