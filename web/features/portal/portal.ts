import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { startOptions } from '../../client/query-client.ts';
import { chosenZyklus, forgetZyklus } from '../../client/zyklus-cookie.ts';

/* What the frame needs at start. All public; each may fail for itself, and the portal also runs without it. */

const LONG_MS = 5 * 60_000;

export const parameterQuery = queryOptions({
	queryKey: ['parameter'],
	queryFn: async ({ signal }) => (await call('GET /v1/parameter', { signal })).data,
	staleTime: LONG_MS,
	...startOptions('Parameter'),
});

/** The integrations that are switched on. */
export const integrationenQuery = queryOptions({
	queryKey: ['integrationen'],
	queryFn: async ({ signal }) => (await call('GET /v1/system/integrations', { signal })).data,
	staleTime: LONG_MS,
	...startOptions('Integrationen'),
});

export const featuresQuery = queryOptions({
	queryKey: ['features'],
	queryFn: async ({ signal }) => (await call('GET /v1/system/features', { signal })).data,
	staleTime: LONG_MS,
	...startOptions('Funktionen'),
});

/** Newest start first. A choice that no longer exists is forgotten. */
export const zyklenQuery = queryOptions({
	queryKey: ['zyklen'],
	queryFn: async ({ signal }) => {
		const { data } = await call('GET /v1/stammdaten/zyklus', { query: { sort: '-start' }, signal });
		const chosen = chosenZyklus();
		if (chosen && !data.some(({ id }) => id === chosen)) forgetZyklus();
		return data;
	},
	staleTime: LONG_MS,
	...startOptions('Zyklen'),
});

export const infoQuery = queryOptions({
	queryKey: ['info'],
	queryFn: async ({ signal }) => (await call('GET /v1/system/info', { signal })).data,
	staleTime: LONG_MS,
});

/** Begins to load, without waiting for any of it; what fails is logged by the query client. */
export function ladeStart(client: QueryClient) {
	const ohneFolge = () => undefined;
	client.query(parameterQuery).catch(ohneFolge);
	client.query(integrationenQuery).catch(ohneFolge);
	client.query(featuresQuery).catch(ohneFolge);
	client.query(zyklenQuery).catch(ohneFolge);
}
