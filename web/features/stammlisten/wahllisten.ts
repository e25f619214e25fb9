import { queryOptions } from '@tanstack/react-query';
import type { Personenfeld } from '#domain/felder/personenfelder.ts';
import { call } from '../../client/call.ts';

/** An entry of a selection list; inactive ones are known but not offered. */
export interface Wahleintrag {
	readonly id: string;
	readonly bezeichnung: string;
	readonly isAktiv: boolean;
}

export type Wahllisten = Partial<Record<Personenfeld, readonly Wahleintrag[]>>;

const alle = { all: 'true' } as const;

/** The list behind each personal field that refers to one. */
export const wahllistenQuery = queryOptions({
	queryKey: ['wahllisten'],
	queryFn: async ({ signal }): Promise<Wahllisten> => {
		const frage = { query: alle, signal };
		const [titel, schulabschluesse, ausbildungen, sportarten, taetigkeitsfelder] = await Promise.all([
			call('GET /v1/system/titel', frage),
			call('GET /v1/system/schulabschluesse', frage),
			call('GET /v1/system/ausbildungen', frage),
			call('GET /v1/stammdaten/sportart', frage),
			call('GET /v1/stammdaten/taetigkeitsfeld', frage),
		]);
		return {
			titelID: titel.data,
			schulabschlussID: schulabschluesse.data,
			ausbildungID: ausbildungen.data,
			sportartIDs: sportarten.data,
			taetigkeitsfeldIDs: taetigkeitsfelder.data,
		};
	},
	staleTime: 5 * 60_000,
});

/** What can be chosen: active entries, and whatever is chosen already. */
export const waehlbare = (liste: readonly Wahleintrag[], gewaehlt: readonly string[]) =>
	liste
		.filter(({ id, isAktiv }) => isAktiv || gewaehlt.includes(id))
		.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }));
