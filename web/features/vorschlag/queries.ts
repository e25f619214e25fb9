import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

/** What the link of a proposal leads to. Asked once: it ends with the answer. */
export const vorschlagQuery = (token: string) =>
	queryOptions({
		queryKey: ['vorschlag', token],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/freiwilliger/vorschlag/{token}', { params: { token }, signal })).data,
		staleTime: 'static',
		placeholderData: undefined,
	});
