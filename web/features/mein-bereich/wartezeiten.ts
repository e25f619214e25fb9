import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { akteKeys } from '../akte/queries.ts';

/** How long others waited, and whom to ask. */
export const wartezeitenQuery = (id: string) =>
	queryOptions({
		queryKey: akteKeys.wartezeiten(id),
		queryFn: async ({ signal }) =>
			(await call('GET /v1/freiwilliger/{id}/wartezeiten', { params: { id }, signal })).data,
		placeholderData: undefined,
	});
