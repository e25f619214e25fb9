import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Stellenkonto = DataOf<'GET /v1/adresse/{id}/konto'>;
export type Konto = Stellenkonto['konten'][number];
export type Kontozeile = Konto['zeilen'][number];

/** Runs change it: it is asked anew with them. */
export const vertragsgeldQuery = (freiwilligerID: string, vertragID: string) =>
	queryOptions({
		queryKey: ['laeufe', 'vertrag', vertragID],
		queryFn: async ({ signal }) =>
			(
				await call('GET /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/geld', {
					params: { freiwilligerID, vertragID },
					signal,
				})
			).data,
	});

export const stellenkontoQuery = (id: string) =>
	queryOptions({
		queryKey: ['laeufe', 'stelle', id],
		queryFn: async ({ signal }) => (await call('GET /v1/adresse/{id}/konto', { params: { id }, signal })).data,
	});
