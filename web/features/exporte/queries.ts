import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Zeitraum } from '#domain/geld/zeitraum.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { alsSpanne } from './zeitraum.ts';

export type Exportlage = DataOf<'GET /v1/exporte/lage'>;
export type Kachellauf = Exportlage['laeufe'][number];
export type Letzter = Exportlage['letzte'][number];
export type Ausgang = Exportlage['zeugnisse'];

const TAKT_MS = 2_000;

/** How what is due stands; another period's stays until this one's has come. */
export const lageQuery = (zeitraum: Zeitraum, zyklusID: string | undefined) =>
	queryOptions({
		queryKey: ['laeufe', 'lage', alsSpanne(zeitraum), zyklusID ?? null],
		queryFn: async ({ signal }) => {
			const query = { zeitraum: alsSpanne(zeitraum), ...(zyklusID !== undefined && { zyklusID }) };
			return (await call('GET /v1/exporte/lage', { query, signal })).data;
		},
		placeholderData: keepPreviousData,
		refetchInterval: ({ state: { data } }) =>
			data?.laeufe.some(({ berechnung }) => berechnung?.stand === 'LAEUFT') ? TAKT_MS : false,
	});

/** What is open about a run: it reads files, so it comes later. */
export const offenQuery = (id: string) =>
	queryOptions({
		queryKey: ['laeufe', id, 'offen'],
		queryFn: async ({ signal }) => (await call('GET /v1/exporte/laeufe/{id}/offen', { params: { id }, signal })).data,
		placeholderData: undefined,
	});
