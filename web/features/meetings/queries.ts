import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';
import { akteKeys } from '../akte/queries.ts';
import { integrationenQuery } from '../portal/portal.ts';

export type Meeting = RowOf<'GET /v1/integrations/meetings'>;
export type Terminangebot = RowOf<'GET /v1/integrations/meetings/angebote'>;
export type Terminwahl = DataOf<'GET /v1/integrations/meetings/terminwahl/{token}'>;

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

/** What the link of an offer leads to. Asked once: it ends with the choice. */
export const terminwahlQuery = (token: string) =>
	queryOptions({
		queryKey: ['terminwahl', token],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/integrations/meetings/terminwahl/{token}', { params: { token }, signal })).data,
		staleTime: 'static',
		placeholderData: undefined,
	});

/** Can talks be agreed on at all? */
export const useVideogespraeche = (): boolean => useQuery(integrationenQuery).data?.includes('meetings') ?? false;
