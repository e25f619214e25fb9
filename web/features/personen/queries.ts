import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';

export type Personenzeile = RowOf<'GET /v1/person'>;
export type Listeneintrag = RowOf<'GET /v1/system/funktionen'>;
export type Person = DataOf<'GET /v1/person/{id}'>;
export type Personenfunktion = Person['funktionen'][number];
export type Historieneintrag = RowOf<'GET /v1/person/{id}/historie'>;

const personKeys = {
	eine: (id: string) => ['personen', id] as const,
	historie: (id: string) => ['personen', id, 'historie'] as const,
};

/** What a command on a person may have changed: the person, the lists, and whom one can choose. */
export const betroffen = (id: string): readonly QueryKey[] => [personKeys.eine(id), ['listen'], ['benutzer']];

/** Never another person's data while loading. */
const placeholderData = undefined;

export const personQuery = (id: string) =>
	queryOptions({
		queryKey: personKeys.eine(id),
		queryFn: async ({ signal }) => (await call('GET /v1/person/{id}', { params: { id }, signal })).data,
		placeholderData,
	});

/** What a person may be at an address. */
export const funktionenQuery = queryOptions({
	queryKey: ['wahllisten', 'funktion'],
	queryFn: async ({ signal }) => (await call('GET /v1/system/funktionen', { query: {}, signal })).data,
	staleTime: 5 * 60_000,
});

const TREFFER = '20';

/** Addresses the viewer acts for, by name or place. */
export const adressenQuery = (text: string) =>
	queryOptions({
		queryKey: ['adresse', 'personen', text],
		queryFn: async ({ signal }) => {
			const f = text ? JSON.stringify({ text }) : undefined;
			return (await call('GET /v1/adresse', { query: { f, groesse: TREFFER }, signal })).data;
		},
	});

/** Newest first. */
export const historieQuery = (id: string) =>
	queryOptions({
		queryKey: personKeys.historie(id),
		queryFn: async ({ signal }) => (await call('GET /v1/person/{id}/historie', { params: { id }, signal })).data,
		placeholderData,
	});
