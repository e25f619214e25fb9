import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';

export type Benutzer = RowOf<'GET /v1/user'>;
export type Benutzerdaten = DataOf<'GET /v1/user/{id}'>;
export type Einladung = RowOf<'GET /v1/user/einladung'>;
export type Beitritt = RowOf<'GET /v1/user/join-requests'>;
export type Adressname = Benutzer['adressen'][number];

/** What a command on users may have changed: lists and counts, the account itself, and whom one can choose. */
export const BETROFFEN = [['listen'], ['benutzer'], ['benutzerverwaltung']] as const;

const benutzerKeys = {
	eines: (id: string) => ['benutzerverwaltung', id] as const,
	historie: (id: string) => ['benutzerverwaltung', id, 'historie'] as const,
	pruefung: (email: string) => ['benutzerverwaltung', 'pruefung', email] as const,
	rollen: () => ['benutzerverwaltung', 'rollen'] as const,
};

export const einBenutzerQuery = (id: string) =>
	queryOptions({
		queryKey: benutzerKeys.eines(id),
		queryFn: async ({ signal }) => (await call('GET /v1/user/{id}', { params: { id }, signal })).data,
		placeholderData: undefined,
	});

export const benutzerHistorieQuery = (id: string) =>
	queryOptions({
		queryKey: benutzerKeys.historie(id),
		queryFn: async ({ signal }) => (await call('GET /v1/user/{id}/historie', { params: { id }, signal })).data,
		placeholderData: undefined,
	});

/** Who has an address already that is about to be invited. */
export const pruefungQuery = (email: string) =>
	queryOptions({
		queryKey: benutzerKeys.pruefung(email),
		queryFn: async ({ signal }) => (await call('GET /v1/user/einladung/pruefen', { query: { email }, signal })).data,
		enabled: email.includes('@'),
		placeholderData: undefined,
	});

/** What the own role may give. */
export const rollenQuery = queryOptions({
	queryKey: benutzerKeys.rollen(),
	queryFn: async ({ signal }) => (await call('GET /v1/system/user-roles', { signal })).data,
	staleTime: 5 * 60_000,
});
