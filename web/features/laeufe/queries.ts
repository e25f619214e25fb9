import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';

export type Laufkopf = RowOf<'GET /v1/exporte/laeufe'>;
export type Lauf = DataOf<'GET /v1/exporte/laeufe/{id}'>;
export type Einzug = DataOf<'GET /v1/exporte/laeufe/{id}/einzug'>;
export type Reste = DataOf<'GET /v1/exporte/reste'>;
export type Posten = Lauf['posten'][number];
export type Korrektur = Lauf['korrekturen'][number];

export const betroffen: readonly QueryKey[] = [['laeufe']];

const TAKT_MS = 2_000;

/** Never another run's data while loading. */
const placeholderData = undefined;

export const laeufeQuery = (seite: number) =>
	queryOptions({
		queryKey: ['laeufe', 'liste', seite],
		queryFn: ({ signal }) => call('GET /v1/exporte/laeufe', { query: { seite: String(seite) }, signal }),
	});

export const laufQuery = (id: string) =>
	queryOptions({
		queryKey: ['laeufe', id],
		queryFn: async ({ signal }) => (await call('GET /v1/exporte/laeufe/{id}', { params: { id }, signal })).data,
		placeholderData,
		refetchInterval: ({ state: { data } }) => (data?.berechnung?.stand === 'LAEUFT' ? TAKT_MS : false),
	});

export const einzugQuery = (id: string) =>
	queryOptions({
		queryKey: ['laeufe', id, 'einzug'],
		queryFn: async ({ signal }) => (await call('GET /v1/exporte/laeufe/{id}/einzug', { params: { id }, signal })).data,
		placeholderData,
	});

export const resteQuery = () =>
	queryOptions({
		queryKey: ['laeufe', 'reste'],
		queryFn: async ({ signal }) => (await call('GET /v1/exporte/reste', { signal })).data,
	});

/** Funding programmes, whose claims are runs. */
export const programmeQuery = queryOptions({
	queryKey: ['foerderprogramme', 'liste'],
	queryFn: async ({ signal }) => (await call('GET /v1/foerderprogramm', { signal })).data,
});
