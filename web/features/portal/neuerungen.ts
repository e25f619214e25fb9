import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';

export type Ausgabe = RowOf<'GET /v1/system/changelog'>;
export type Neuerung = Ausgabe['notes'][number];

export const neuerungenQuery = queryOptions({
	queryKey: ['neuerungen'],
	queryFn: async ({ signal }) => (await call('GET /v1/system/changelog', { signal })).data,
	staleTime: 60 * 60_000,
});
