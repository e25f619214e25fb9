import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';

export type Seminarzeile = RowOf<'GET /v1/seminar'>;
export type Seminar = DataOf<'GET /v1/seminar/{id}'>;

/** Who waits doesn't yet. */
export const nimmtTeil = ({ stand }: Seminar['teilnehmende'][number]): boolean => stand !== 'WARTELISTE';

const seminarKeys = {
	eines: (id: string) => ['seminare', id] as const,
	historie: (id: string) => ['seminare', id, 'historie'] as const,
};

/** What a command on a seminar may have changed. */
export const betroffen = (id: string): readonly QueryKey[] => [seminarKeys.eines(id), ['listen']];

/** Never another seminar's data while loading. */
const placeholderData = undefined;

export const seminarQuery = (id: string) =>
	queryOptions({
		queryKey: seminarKeys.eines(id),
		queryFn: async ({ signal }) => (await call('GET /v1/seminar/{id}', { params: { id }, signal })).data,
		placeholderData,
	});

/** Newest first. */
export const historieQuery = (id: string) =>
	queryOptions({
		queryKey: seminarKeys.historie(id),
		queryFn: async ({ signal }) => (await call('GET /v1/seminar/{id}/historie', { params: { id }, signal })).data,
		placeholderData,
	});

const LANGE_MS = 5 * 60_000;

/** Kinds of seminars; inactive ones are known but not offered. */
export const seminartypenQuery = queryOptions({
	queryKey: ['wahllisten', 'seminartyp'],
	queryFn: async ({ signal }) => (await call('GET /v1/system/seminartypen', { query: { all: 'true' }, signal })).data,
	staleTime: LANGE_MS,
});

/** Who may lead a seminar. */
export const leitungenQuery = queryOptions({
	queryKey: ['seminare', 'leitungen'],
	queryFn: async ({ signal }) => (await call('GET /v1/seminar/leitungen', { signal })).data,
	staleTime: LANGE_MS,
});
