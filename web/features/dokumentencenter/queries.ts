import { queryOptions } from '@tanstack/react-query';
import { basePath, call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import { EINGANG_KEY } from '../eingang/queries.ts';
import { SPECS_KEY } from '../stammlisten/vorlagen.ts';

export type Spec = RowOf<'GET /v1/dokumentspec'>;
export type SpecGanz = Awaited<ReturnType<typeof holeSpec>>;

/** What a changed specification may have changed: requests in every file as well. */
export const BETROFFENE = [SPECS_KEY, ['akte'], ['mahnwesen'], EINGANG_KEY] as const;

export const specsQuery = queryOptions({
	queryKey: [...SPECS_KEY, 'liste'],
	queryFn: async ({ signal }) => (await call('GET /v1/dokumentspec', { query: { all: 'true' }, signal })).data,
});

const holeSpec = async (id: string, signal: AbortSignal) =>
	(await call('GET /v1/dokumentspec/{id}', { params: { id }, signal })).data;

export const specQuery = (id: string) =>
	queryOptions({ queryKey: [...SPECS_KEY, id], queryFn: ({ signal }) => holeSpec(id, signal) });

/** `geltung`: whom it is meant for, as JSON; whether that is stored or not. */
export const reichweiteQuery = (geltung: string) =>
	queryOptions({
		queryKey: [...SPECS_KEY, 'reichweite', geltung],
		queryFn: async ({ signal }) =>
			(await call('POST /v1/dokumentspec/reichweite', { body: JSON.parse(geltung), signal })).data,
	});

const TAKT_MS = 1_000;

/** How the files follow its last change; asked for until they all have. */
export const abgleichQuery = (id: string) =>
	queryOptions({
		queryKey: [...SPECS_KEY, id, 'abgleich'],
		queryFn: async ({ signal }) => (await call('GET /v1/dokumentspec/{id}/abgleich', { params: { id }, signal })).data,
		refetchInterval: ({ state: { data } }) => (data && data.beendetAm === null ? TAKT_MS : false),
	});

/** Of what is stored. */
export const freigabeQuery = (id: string) =>
	queryOptions({
		queryKey: [...SPECS_KEY, id, 'freigabe'],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/dokumentspec/{id}/check-release', { params: { id }, signal })).data,
	});

export const vorlagenpruefungQuery = (id: string) =>
	queryOptions({
		queryKey: [...SPECS_KEY, id, 'pruefung'],
		queryFn: async ({ signal }) => (await call('GET /v1/dokumentspec/{id}/check', { params: { id }, signal })).data,
	});

export const historieQuery = (id: string) =>
	queryOptions({
		queryKey: [...SPECS_KEY, id, 'historie'],
		queryFn: async ({ signal }) => (await call('GET /v1/dokumentspec/{id}/historie', { params: { id }, signal })).data,
	});

/** The stored template filled with examples. */
export const musteradresse = (id: string): string => `${basePath()}/v1/dokumentspec/${id}/download/vorlage/muster`;
