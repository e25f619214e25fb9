import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';

export type Erklaerung = DataOf<'GET /v1/barrierefreiheit'>;
export type Meldung = RowOf<'GET /v1/barrierefreiheit/meldungen'>;

export const erklaerungQuery = queryOptions({
	queryKey: ['barrierefreiheit'],
	queryFn: async ({ signal }) => (await call('GET /v1/barrierefreiheit', { signal })).data,
});

export const meldungenQuery = queryOptions({
	queryKey: ['barrieremeldungen'],
	queryFn: async ({ signal }) => (await call('GET /v1/barrierefreiheit/meldungen', { signal })).data,
});

/** What an answer changes: the list, and what the start page says of it. */
export const BETROFFEN = [['barrieremeldungen'], ['start']] as const;
