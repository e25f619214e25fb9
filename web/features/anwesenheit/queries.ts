import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Anwesenheitsliste = DataOf<'GET /v1/seminar/{id}/anwesenheit'>;
export type Listenzeile = Anwesenheitsliste['zeilen'][number];

/** Beside the seminar: a command on it brings this anew, too. */
export const anwesenheitKey = (seminarID: string) => ['seminare', seminarID, 'anwesenheit'] as const;

export const anwesenheitQuery = (seminarID: string) =>
	queryOptions({
		queryKey: anwesenheitKey(seminarID),
		queryFn: async ({ signal }) =>
			(await call('GET /v1/seminar/{id}/anwesenheit', { params: { id: seminarID }, signal })).data,
		// Never another seminar's data while loading.
		placeholderData: undefined,
	});

/** When anything was said of a half day last; empty: never. */
export const zuletztErfasst = ({ zeilen }: Anwesenheitsliste): string =>
	zeilen
		.flatMap(({ vermerke }) => vermerke.map(({ am }) => am))
		.toSorted()
		.at(-1) ?? '';
