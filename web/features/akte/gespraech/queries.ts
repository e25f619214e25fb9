import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';
import type { RowOf } from '../../../client/contract.ts';
import { integrationenQuery } from '../../portal/portal.ts';
import { akteKeys } from '../queries.ts';

export type Meeting = RowOf<'GET /v1/integrations/meetings'>;
export type Terminangebot = RowOf<'GET /v1/integrations/meetings/angebote'>;

const unter = (freiwilligerID: string) => [...akteKeys.akte(freiwilligerID), 'meetings'] as const;

/** Of one file, the next one first. */
export const meetingsQuery = (freiwilligerID: string) =>
	queryOptions({
		queryKey: [...unter(freiwilligerID), 'vereinbart'],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/integrations/meetings', { query: { freiwilligerID }, signal })).data,
		placeholderData: undefined,
	});

/** Times that wait for a choice. */
export const angeboteQuery = (freiwilligerID: string) =>
	queryOptions({
		queryKey: [...unter(freiwilligerID), 'angebote'],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/integrations/meetings/angebote', { query: { freiwilligerID }, signal })).data,
		placeholderData: undefined,
	});

/** Can talks be agreed on at all? */
export const useVideogespraeche = (): boolean => useQuery(integrationenQuery).data?.includes('meetings') ?? false;
