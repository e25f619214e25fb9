import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

/** Under the keys of what they tell of: what changes there is asked for anew. */
export const aktenvergleichQuery = (id: string, von: string, bis: string) =>
	queryOptions({
		queryKey: ['akte', id, 'vergleich', von, bis],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/freiwilliger/{id}/vergleich', { params: { id }, query: { von, bis }, signal })).data,
		placeholderData: undefined,
	});

export const adressvergleichQuery = (id: string, von: string, bis: string) =>
	queryOptions({
		queryKey: ['adressen', id, 'vergleich', von, bis],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/adresse/{id}/vergleich', { params: { id }, query: { von, bis }, signal })).data,
		placeholderData: undefined,
	});
