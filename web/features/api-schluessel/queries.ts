import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';

export type ApiSchluessel = RowOf<'GET /v1/api-keys'>;

export const apiSchluesselQuery = queryOptions({
	queryKey: ['api-schluessel'],
	queryFn: async ({ signal }) => (await call('GET /v1/api-keys', { signal })).data,
});
