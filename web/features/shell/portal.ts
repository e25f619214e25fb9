import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { chosenZyklus, forgetZyklus } from '../../client/zyklus-cookie.ts';

/* What the frame needs at start: tenant, cycles, version. All public; the portal also runs without them. */

const LONG_MS = 5 * 60_000;

export const parameterQuery = queryOptions({
	queryKey: ['parameter'],
	queryFn: async ({ signal }) => (await call('GET /v1/parameter', { signal })).data,
	staleTime: LONG_MS,
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
});

export const infoQuery = queryOptions({
	queryKey: ['info'],
	queryFn: async ({ signal }) => (await call('GET /v1/system/info', { signal })).data,
	staleTime: LONG_MS,
});
