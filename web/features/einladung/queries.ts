import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

/** What the link of an invitation leads to. Asked once: it ends with what is done on this page. */
export const einladungQuery = (key: string) =>
	queryOptions({
		queryKey: ['einladung', key],
		queryFn: async ({ signal }) => (await call('GET /v1/user/einladung/{key}', { params: { key }, signal })).data,
		staleTime: 'static',
		placeholderData: undefined,
	});

/** What the link of an invitation to a place leads to; asked once as well. */
export const ortseinladungQuery = (token: string) =>
	queryOptions({
		queryKey: ['ortseinladung', token],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/freiwilliger/invitation/{token}', { params: { token }, signal })).data,
		staleTime: 'static',
		placeholderData: undefined,
	});
