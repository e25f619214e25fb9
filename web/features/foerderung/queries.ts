import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Contract } from '#api/contract/contract.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Programm = DataOf<'GET /v1/foerderprogramm'>[number];
export type Probe = DataOf<'POST /v1/foerderprogramm/vorschau'>;
export type Probeanfrage = Contract['POST /v1/foerderprogramm/vorschau']['body'];

const KEY = 'foerderprogramme';
export const betroffen: readonly QueryKey[] = [[KEY]];

/** Nothing is changed by asking; what was reckoned before stays until the new has come. */
export const probeQuery = (anfrage: Probeanfrage) =>
	queryOptions({
		queryKey: [KEY, 'probe', anfrage],
		queryFn: async ({ signal }) => (await call('POST /v1/foerderprogramm/vorschau', { body: anfrage, signal })).data,
		retry: false,
	});

export const verlaufQuery = (id: string) =>
	queryOptions({
		queryKey: [KEY, 'verlauf', id],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/foerderprogramm/{id}/verlauf', { params: { id }, signal })).data,
		staleTime: 0,
	});

const HOECHSTENS = '200';

export const abrufeQuery = (programmID: string) =>
	queryOptions({
		queryKey: ['laeufe', 'programm', programmID],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/exporte/laeufe', { query: { programmID, groesse: HOECHSTENS }, signal })).data,
	});
