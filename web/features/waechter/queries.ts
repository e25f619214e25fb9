import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Contract } from '#api/contract/contract.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Gefahren = DataOf<'GET /v1/exporte/waechter'>;
export type Gefahr = Gefahren['zeilen'][number];
export type Waechterfrage = Contract['GET /v1/exporte/waechter']['query'];

/** What changes the recognition of an Einsatzstelle may change. */
export const betroffen: readonly QueryKey[] = [['waechter'], ['start'], ['anerkennung']];

export const waechterQuery = (query: Waechterfrage) =>
	queryOptions({
		queryKey: ['waechter', query],
		queryFn: async ({ signal }): Promise<Gefahren> => (await call('GET /v1/exporte/waechter', { query, signal })).data,
	});

export const anerkennungQuery = (id: string) =>
	queryOptions({
		queryKey: ['anerkennung', id],
		queryFn: async ({ signal }) => (await call('GET /v1/adresse/{id}/anerkennung', { params: { id }, signal })).data,
	});
