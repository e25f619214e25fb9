import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

const ALLE = { groesse: '200', sort: 'bezeichnung' } as const;

/** The groups of the chosen cycle, to choose from. */
export const gruppenwahlQuery = queryOptions({
	queryKey: ['seminargruppen', 'wahl'],
	queryFn: async ({ signal }) => (await call('GET /v1/seminargruppe', { query: ALLE, signal })).data,
});
