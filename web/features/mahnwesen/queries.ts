import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Mahnwesen = DataOf<'GET /v1/dokumente/mahnwesen'>;
export type Mahnung = Mahnwesen['mahnungen'][number];
export type Mahntag = Mahnwesen['tage'][number];
export type Ausnahme = Mahnwesen['ausnahmen'][number];

export const MAHNWESEN_KEY = ['mahnwesen'] as const;

export interface Mahnauswahl {
	/** null: all documents. */
	readonly specID: string | null;
	/** Day whose reminders are listed; null: the first with any. */
	readonly tag: string | null;
	/** First day of the calendar; null: today. */
	readonly von: string | null;
}

export const mahnwesenQuery = ({ specID, tag, von }: Mahnauswahl) =>
	queryOptions({
		queryKey: [...MAHNWESEN_KEY, { specID, tag, von }],
		queryFn: ({ signal }) =>
			call('GET /v1/dokumente/mahnwesen', {
				query: { ...(specID && { dokumentSpecID: specID }), ...(tag && { tag }), ...(von && { von }) },
				signal,
			}).then(({ data }) => data),
	});
