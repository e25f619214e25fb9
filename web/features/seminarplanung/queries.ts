import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Planung = NonNullable<DataOf<'GET /v1/{freiwilligerID}/seminarplanung'>>;
/** The days of one contract. */
export type Block = Planung['fruehere'][number];
export type Teil = Planung['teile'][number];
export type Gelegenheit = Planung['moeglich'][number];
export type Planeintrag = Planung['eintraege'][number];
export type Wartend = Planung['warteliste'][number];

const key = (freiwilligerID: string) => ['seminarplanung', freiwilligerID] as const;

/** What a command on the plan may have changed. */
export const betroffen = (freiwilligerID: string): readonly QueryKey[] => [
	key(freiwilligerID),
	['seminare'],
	['listen'],
	['akte', freiwilligerID],
];

/** What is required and of what kinds, what is planned and recognised, what is on offer. */
export const planungQuery = (freiwilligerID: string) =>
	queryOptions({
		queryKey: key(freiwilligerID),
		queryFn: async ({ signal }) =>
			(await call('GET /v1/{freiwilligerID}/seminarplanung', { params: { freiwilligerID }, signal })).data,
		// Never another one's data while loading.
		placeholderData: undefined,
	});

/** What happened in the file, newest first. */
export const verlaufQuery = (freiwilligerID: string) =>
	queryOptions({
		queryKey: [...key(freiwilligerID), 'verlauf'],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/freiwilliger/{id}/historie', { params: { id: freiwilligerID }, signal })).data,
		placeholderData: undefined,
	});
