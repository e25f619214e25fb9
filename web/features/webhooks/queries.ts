import { queryOptions } from '@tanstack/react-query';
import type { Zustellstand } from '#domain/webhook/ereignisse.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';

export type Webhook = RowOf<'GET /v1/webhooks'>;
export type Zustellung = RowOf<'GET /v1/webhooks/{id}/zustellungen'>;

const TAKT_MS = 5_000;
const RUHIG_MS = 30_000;

/** Messages are sent behind the page: looked at again, often while something is under way. */
export const webhooksQuery = queryOptions({
	queryKey: ['webhooks'],
	queryFn: async ({ signal }) => (await call('GET /v1/webhooks', { signal })).data,
	refetchInterval: ({ state: { data } }) => (data?.some(({ wartend }) => wartend > 0) ? TAKT_MS : RUHIG_MS),
});

export const zustellungenQuery = (id: string, seite: number, stand: Zustellstand | null) =>
	queryOptions({
		queryKey: ['webhooks', id, seite, stand],
		queryFn: ({ signal }) =>
			call('GET /v1/webhooks/{id}/zustellungen', {
				params: { id },
				query: { seite: String(seite), ...(stand === null ? {} : { stand }) },
				signal,
			}),
		refetchInterval: ({ state: { data } }) =>
			data?.data.some((zeile) => zeile.stand === 'WARTET') ? TAKT_MS / 2 : RUHIG_MS,
	});
