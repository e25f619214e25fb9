import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { integrationenQuery } from '../integrationen/queries.ts';

export type Konfiguration = DataOf<'GET /v1/integrations/freiwillig-ja/configuration'>;
export type Stellen = DataOf<'GET /v1/integrations/freiwillig-ja/places'>;
export type Stelle = Stellen['plaetze'][number];
export type Probe = DataOf<'POST /v1/integrations/freiwillig-ja/places/dry-run'>;

export const konfigurationQuery = queryOptions({
	queryKey: ['freiwillig-ja', 'konfiguration'],
	queryFn: async ({ signal }) => (await call('GET /v1/integrations/freiwillig-ja/configuration', { signal })).data,
});

const TAKT_MS = 5_000;

/** Looked at again while something is under way. */
export const stellenQuery = queryOptions({
	queryKey: ['freiwillig-ja', 'stellen'],
	queryFn: async ({ signal }) => (await call('GET /v1/integrations/freiwillig-ja/places', { signal })).data,
	refetchInterval: ({ state: { data } }) => (data?.plaetze.some(({ stand }) => stand === 'WARTET') ? TAKT_MS : false),
});

/** What a change of the configuration, or sending, shows in. */
export const BETROFFEN = [['freiwillig-ja'], integrationenQuery.queryKey, ['start']];
