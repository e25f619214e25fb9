import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';

export type Konto = DataOf<'GET /v1/user/me'>;
export type Anmeldung = RowOf<'GET /v1/user/me/sitzungen'>;

export const kontoQuery = queryOptions({
	queryKey: ['konto', 'angaben'],
	queryFn: async ({ signal }) => (await call('GET /v1/user/me', { signal })).data,
});

export const anmeldungenQuery = queryOptions({
	queryKey: ['konto', 'anmeldungen'],
	queryFn: async ({ signal }) => (await call('GET /v1/user/me/sitzungen', { signal })).data,
});
