import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Beitritt = DataOf<'GET /v1/integrations/single-sign-on/join-request'>;

/** Is single sign-on offered? Public. */
export const ssoQuery = queryOptions({
	queryKey: ['sso', 'information'],
	queryFn: async ({ signal }) => (await call('GET /v1/integrations/single-sign-on/information', { signal })).data,
	staleTime: 60_000,
});

export const ssoKontoQuery = queryOptions({
	queryKey: ['sso', 'konto'],
	queryFn: async ({ signal }) => (await call('GET /v1/integrations/single-sign-on/connect-account', { signal })).data,
});

export const beitrittQuery = (token: string) =>
	queryOptions({
		queryKey: ['sso', 'beitritt', token],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/integrations/single-sign-on/join-request', { query: { token }, signal })).data,
		retry: false,
	});
