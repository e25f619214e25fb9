import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

/** What the link of an offer leads to. Asked once: it ends with the answer. */
export const angebotQuery = (token: string) =>
	queryOptions({
		queryKey: ['seminarangebot', token],
		queryFn: async ({ signal }) => (await call('GET /v1/seminar/angebot/{token}', { params: { token }, signal })).data,
		staleTime: 'static',
		placeholderData: undefined,
	});

/** What the link takes a file for. */
export const nachweislinkQuery = (token: string) =>
	queryOptions({
		queryKey: ['nachweislink', token],
		queryFn: async ({ signal }) => (await call('GET /v1/seminar/nachweis/{token}', { params: { token }, signal })).data,
		staleTime: 'static',
		placeholderData: undefined,
	});
