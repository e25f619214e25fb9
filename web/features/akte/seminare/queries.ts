import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';
import type { DataOf } from '../../../client/contract.ts';

export type Planung = NonNullable<DataOf<'GET /v1/{freiwilligerID}/seminarplanung'>>;
export type Teil = Planung['teile'][number];
export type Gelegenheit = Planung['moeglich'][number];

/** What is required, of what kinds, and what is on offer. */
export const planungQuery = (freiwilligerID: string) =>
	queryOptions({
		queryKey: ['akte', freiwilligerID, 'seminarplanung'],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/{freiwilligerID}/seminarplanung', { params: { freiwilligerID }, signal })).data,
		// Never another one's data while loading.
		placeholderData: undefined,
	});
