import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Befund = DataOf<'POST /v1/pruefung'>;

/** What is laid before the portal. */
export interface Vorgelegtes {
	readonly nummer: string | null;
	readonly sha256: string | null;
}

export const pruefungQuery = (vorgelegt: Vorgelegtes) =>
	queryOptions({
		queryKey: ['pruefung', vorgelegt],
		queryFn: async ({ signal }) => (await call('POST /v1/pruefung', { body: vorgelegt, signal })).data,
		// What is true now may not be in a minute.
		staleTime: 0,
		gcTime: 0,
	});
