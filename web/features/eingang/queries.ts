import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';

export type Eingangszeile = RowOf<'GET /v1/eingang'>;

const RUHIG_MS = 30_000;
const TAKT_MS = 2_000;

export const EINGANG_KEY = ['eingang'] as const;

/** Asked for more often while something goes on. */
export const eingangQuery = queryOptions({
	queryKey: EINGANG_KEY,
	queryFn: async ({ signal }) => (await call('GET /v1/eingang', { signal })).data,
	staleTime: TAKT_MS,
	retry: false,
	refetchInterval: ({ state: { data } }) => (data?.some(({ stand }) => stand === 'LAEUFT') ? TAKT_MS : RUHIG_MS),
});
