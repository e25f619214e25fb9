import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Terminwahl = DataOf<'GET /v1/integrations/meetings/terminwahl/{token}'>;

/** What the link of an offer leads to. Asked once: it ends with the choice. */
export const terminwahlQuery = (token: string) =>
	queryOptions({
		queryKey: ['terminwahl', token],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/integrations/meetings/terminwahl/{token}', { params: { token }, signal })).data,
		staleTime: 'static',
		placeholderData: undefined,
	});
