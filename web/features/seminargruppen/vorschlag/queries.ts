import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';
import type { DataOf } from '../../../client/contract.ts';

export type Vorschlag = DataOf<'POST /v1/seminargruppe/vorschlag'>;
export type Vorschlagszeile = Vorschlag['zeilen'][number];
export type Vorschlagsgruppe = Vorschlag['gruppen'][number];
export interface Zuweisung {
	readonly freiwilligerID: string;
	readonly gruppeID: string;
}

export interface Auswahl {
	dienstartIDs: string[];
	gruppeIDs: string[];
}

/** With what a command on groups changes it is reckoned anew, and not under somebody's hands. */
const VORSCHLAG_KEY = ['seminargruppen', 'vorschlag'] as const;

export const vorschlagQuery = (auswahl: Auswahl) =>
	queryOptions({
		queryKey: [...VORSCHLAG_KEY, auswahl],
		queryFn: async ({ signal }) => (await call('POST /v1/seminargruppe/vorschlag', { body: auswahl, signal })).data,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});

/** The same, with what was chosen by hand. */
export const urteilQuery = (auswahl: Auswahl, eintraege: readonly Wahl[]) =>
	queryOptions({
		queryKey: [...VORSCHLAG_KEY, 'urteil', auswahl, eintraege],
		queryFn: async ({ signal }) =>
			(await call('POST /v1/seminargruppe/vorschlag', { body: { ...auswahl, eintraege: [...eintraege] }, signal }))
				.data,
		enabled: eintraege.length > 0,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
		placeholderData: keepPreviousData,
	});

export interface Wahl {
	readonly freiwilligerID: string;
	readonly gruppeID: string | null;
}
