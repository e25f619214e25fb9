import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Seminarhaus = DataOf<'GET /v1/seminar/{id}/haus'>;
export type Hausraum = Seminarhaus['raeume'][number];
export type Hausgast = Seminarhaus['gaeste'][number];

const hausKey = (id: string) => ['seminare', id, 'haus'] as const;

/** What a command on the house changes: the house itself and the history beside the seminar. */
export const betroffen = (id: string): readonly QueryKey[] => [hausKey(id), ['seminare', id, 'historie']];

export const hausQuery = (id: string) =>
	queryOptions({
		queryKey: hausKey(id),
		queryFn: async ({ signal }) => (await call('GET /v1/seminar/{id}/haus', { params: { id }, signal })).data,
		// Never another seminar's data while loading.
		placeholderData: undefined,
	});
