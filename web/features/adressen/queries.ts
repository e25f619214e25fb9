import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';

export type Adresszeile = RowOf<'GET /v1/adresse'>;
export type Adresse = DataOf<'GET /v1/adresse/{id}'>;
export type Adressakte = NonNullable<Adresse['akte']>;
export type Platzzeile = RowOf<'GET /v1/adresse/{id}/plaetze'>;
export type Ortseinladung = RowOf<'GET /v1/adresse/{id}/einladungen'>;
export type Adressstand = DataOf<'GET /v1/adresse/{id}/stand'>;
export type Historieneintrag = RowOf<'GET /v1/adresse/{id}/historie'>;

const adressKeys = {
	eine: (id: string) => ['adressen', id] as const,
	teil: (id: string, teil: string) => ['adressen', id, teil] as const,
};

/** What a command on an address may have changed: the address, the lists, and what one can choose. */
export const betroffen = (id: string): readonly QueryKey[] => [adressKeys.eine(id), ['listen'], ['adresse']];

/** Never another address's data while loading. */
const placeholderData = undefined;

export const adresseQuery = (id: string) =>
	queryOptions({
		queryKey: adressKeys.eine(id),
		queryFn: async ({ signal }) => (await call('GET /v1/adresse/{id}', { params: { id }, signal })).data,
		placeholderData,
	});

export const plaetzeQuery = (id: string) =>
	queryOptions({
		queryKey: adressKeys.teil(id, 'plaetze'),
		queryFn: async ({ signal }) => (await call('GET /v1/adresse/{id}/plaetze', { params: { id }, signal })).data,
		placeholderData,
	});

/** Newest first. */
export const historieQuery = (id: string) =>
	queryOptions({
		queryKey: adressKeys.teil(id, 'historie'),
		queryFn: async ({ signal }) => (await call('GET /v1/adresse/{id}/historie', { params: { id }, signal })).data,
		placeholderData,
	});

/** At the end of a day. */
export const standQuery = (id: string, am: string) =>
	queryOptions({
		queryKey: adressKeys.teil(id, `stand ${am}`),
		queryFn: async ({ signal }) =>
			(await call('GET /v1/adresse/{id}/stand', { params: { id }, query: { am }, signal })).data,
		placeholderData,
	});

/** Those that wait for an answer, newest first. */
export const einladungenQuery = (id: string) =>
	queryOptions({
		queryKey: adressKeys.teil(id, 'einladungen'),
		queryFn: async ({ signal }) => (await call('GET /v1/adresse/{id}/einladungen', { params: { id }, signal })).data,
		placeholderData,
	});

const HOECHSTENS = '200';

export const freiwilligeQuery = (id: string) =>
	queryOptions({
		queryKey: adressKeys.teil(id, 'freiwillige'),
		queryFn: async ({ signal }) =>
			await call('GET /v1/adresse/{id}/freiwillige', { params: { id }, query: { groesse: HOECHSTENS }, signal }),
		placeholderData,
	});

/** Addresses of one kind, by name: to choose from. */
export const adressenVomTyp = (typ: Adresse['typ']) =>
	queryOptions({
		queryKey: ['adresse', 'vomTyp', typ],
		queryFn: async ({ signal }) => {
			const f = JSON.stringify({ und: [{ feld: 'typ', op: 'gleich', wert: typ }] });
			return (await call('GET /v1/adresse', { query: { f, groesse: HOECHSTENS }, signal })).data;
		},
	});
