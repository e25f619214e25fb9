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

const LANGE_MS = 5 * 60_000;

type Listenruf =
	| 'GET /v1/system/titel'
	| 'GET /v1/system/schulabschluesse'
	| 'GET /v1/system/ausbildungen'
	| 'GET /v1/stammdaten/sportart'
	| 'GET /v1/stammdaten/taetigkeitsfeld';

const liste = (name: string, ruf: Listenruf) =>
	queryOptions({
		queryKey: ['wahllisten', name],
		queryFn: async ({ signal }): Promise<readonly Wahleintrag[]> =>
			(await call(ruf, { query: { all: 'true' }, signal })).data,
		staleTime: LANGE_MS,
	});

export const titelQuery = liste('titel', 'GET /v1/system/titel');
export const sportartenQuery = liste('sportart', 'GET /v1/stammdaten/sportart');
export const taetigkeitsfelderQuery = liste('taetigkeitsfeld', 'GET /v1/stammdaten/taetigkeitsfeld');

const LISTEN = {
	titelID: titelQuery,
	schulabschlussID: liste('schulabschluss', 'GET /v1/system/schulabschluesse'),
	ausbildungID: liste('ausbildung', 'GET /v1/system/ausbildungen'),
	sportartIDs: sportartenQuery,
	taetigkeitsfeldIDs: taetigkeitsfelderQuery,
} as const satisfies Partial<Record<Personenfeld, ReturnType<typeof liste>>>;

/** The list behind each personal field that refers to one. */
export const wahllistenQuery = queryOptions({
	queryKey: ['wahllisten'],
	queryFn: async ({ client }): Promise<Wahllisten> =>
		Object.fromEntries(
			await Promise.all(
				Object.entries(LISTEN).map(async ([feld, query]) => [feld, await client.query(query)] as const),
			),
		),
	staleTime: LANGE_MS,
});

/** As they are offered. */
export const aktive = (eintraege: readonly Wahleintrag[]): Wahleintrag[] => eintraege.filter(({ isAktiv }) => isAktiv);

/** What can be chosen: active entries, and whatever is chosen already. */
export const waehlbare = (liste: readonly Wahleintrag[], gewaehlt: readonly string[]) =>
	liste
		.filter(({ id, isAktiv }) => isAktiv || gewaehlt.includes(id))
		.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }));
