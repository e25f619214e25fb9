import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Herkunft = DataOf<'GET /v1/exporte/laeufe/{id}/zeilen/{vertragID}/{monat}'>;
export type Teil = Herkunft['teile'][number]['teil'];
export type Laufunterschied = DataOf<'GET /v1/exporte/laeufe/{id}/unterschied'>;

/** Which row of which run. */
export interface Zeilenort {
	readonly laufID: string;
	readonly vertragID: string;
	readonly monat: string;
}

export const herkunftQuery = ({ laufID: id, vertragID, monat }: Zeilenort) =>
	queryOptions({
		queryKey: ['laeufe', id, 'herkunft', vertragID, monat],
		queryFn: async ({ signal }) =>
			(
				await call('GET /v1/exporte/laeufe/{id}/zeilen/{vertragID}/{monat}', {
					params: { id, vertragID, monat },
					signal,
				})
			).data,
	});

export const unterschiedQuery = (id: string) =>
	queryOptions({
		queryKey: ['laeufe', id, 'unterschied'],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/exporte/laeufe/{id}/unterschied', { params: { id }, signal })).data,
	});
