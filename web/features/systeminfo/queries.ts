import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Betriebslage = DataOf<'GET /v1/system/betrieb'>;

export const betriebQuery = queryOptions({
	queryKey: ['betrieb'],
	queryFn: async ({ signal }) => (await call('GET /v1/system/betrieb', { signal })).data,
});
