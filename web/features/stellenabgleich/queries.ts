import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { integrationenQuery } from '../integrationen/queries.ts';

export type Konfiguration = DataOf<'GET /v1/integrations/freiwillig-ja/configuration'>;
export type Stellen = DataOf<'GET /v1/integrations/freiwillig-ja/places'>;
export type Abgleichsplatz = Stellen['plaetze'][number];
export type Probe = DataOf<'POST /v1/integrations/freiwillig-ja/places/dry-run'>;

export const konfigurationQuery = queryOptions({
	queryKey: ['freiwillig-ja', 'konfiguration'],
	queryFn: async ({ signal }) => (await call('GET /v1/integrations/freiwillig-ja/configuration', { signal })).data,
});

const TAKT_MS = 5_000;
const RUHIG_MS = 30_000;

const istUnterwegs = (stellen: Stellen | undefined): boolean =>
	!stellen || stellen.plaetze.length === 0 || stellen.plaetze.some(({ stand }) => stand === 'WARTET');

/** Places are put together and sent behind the page: looked at again, often while something is under way. */
export const stellenQuery = queryOptions({
	queryKey: ['freiwillig-ja', 'stellen'],
	queryFn: async ({ signal }) => (await call('GET /v1/integrations/freiwillig-ja/places', { signal })).data,
	refetchInterval: ({ state: { data } }) => (istUnterwegs(data) ? TAKT_MS : RUHIG_MS),
});

/** What a change of the configuration, or sending, shows in. */
export const BETROFFEN = [['freiwillig-ja'], integrationenQuery.queryKey, ['start']];
