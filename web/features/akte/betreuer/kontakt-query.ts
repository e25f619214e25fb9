import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';

const LANGE_MS = 5 * 60_000;

/** How to reach a supervisor. */
export const kontaktQuery = (betreuerUserID: string) =>
	queryOptions({
		queryKey: ['betreuer', betreuerUserID],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/freiwilliger/betreuer/{betreuerUserID}/extra-infos', { params: { betreuerUserID }, signal }))
				.data,
		staleTime: LANGE_MS,
		placeholderData: undefined,
	});
