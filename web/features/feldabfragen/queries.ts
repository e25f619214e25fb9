import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';

export type Feldabfrage = RowOf<'GET /v1/feldabfrage'>;
/** A chosen field, without what its name says. */
export type Abfragezeile = Omit<Feldabfrage['felder'][number], 'bezeichnung'>;

export const feldabfragenQuery = queryOptions({
	queryKey: ['feldabfragen'],
	queryFn: async ({ signal }) => (await call('GET /v1/feldabfrage', { signal })).data,
});

/** What a changed query may have changed: the list, and what is asked in every file. */
export const BETROFFENE = [feldabfragenQuery.queryKey, ['akte']] as const;
