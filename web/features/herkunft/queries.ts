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

/** What is owed by a contract for a month, or of that what no released run has. */
export interface Sollort {
	readonly freiwilligerID: string;
	readonly vertragID: string;
	readonly art: Sollart;
	readonly monat: string;
	readonly was: 'SOLL' | 'OFFEN';
}
type Sollart = Exclude<Herkunft['art'], 'MITTELABRUF'>;
export type Ort = Zeilenort | Sollort;

export const herkunftQuery = (ort: Ort) => ('laufID' in ort ? zeilenQuery(ort) : sollQuery(ort));

const sollQuery = ({ freiwilligerID, vertragID, art, monat, was }: Sollort) =>
	queryOptions({
		queryKey: ['laeufe', 'soll', art, vertragID, monat, was],
		queryFn: async ({ signal }): Promise<Herkunft> =>
			(
				await call('GET /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/geld/{art}/{monat}', {
					params: { freiwilligerID, vertragID, art, monat },
					query: { was },
					signal,
				})
			).data,
	});

const zeilenQuery = ({ laufID: id, vertragID, monat }: Zeilenort) =>
	queryOptions({
		queryKey: ['laeufe', id, 'herkunft', vertragID, monat],
		queryFn: async ({ signal }): Promise<Herkunft> =>
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
