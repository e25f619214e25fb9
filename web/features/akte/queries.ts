import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import type { Akte } from './typen.ts';

/** Every key of the file; `akte(id)` is the root of all that a command on it may have changed. */
export const akteKeys = {
	akte: (id: string) => ['akte', id] as const,
	bewerbung: (id: string) => ['akte', id, 'bewerbung'] as const,
	historie: (id: string) => ['akte', id, 'historie'] as const,
	mails: (id: string) => ['akte', id, 'mails'] as const,
	wartezeiten: (id: string) => ['akte', id, 'wartezeiten'] as const,
	stand: (id: string, am: string) => ['akte', id, 'stand', am] as const,
	pruefung: (id: string) => ['akte', id, 'pruefung'] as const,
};

/** Never another person's data while loading. */
const placeholderData = undefined;

export const akteQuery = (id: string) =>
	queryOptions({
		queryKey: akteKeys.bewerbung(id),
		queryFn: async ({ signal }): Promise<Akte> => {
			const { data } = await call('GET /v1/freiwilliger/{id}/bewerbung', { params: { id }, signal });
			return data as Akte;
		},
		placeholderData,
	});

/** Newest first. */
export const historieQuery = (id: string) =>
	queryOptions({
		queryKey: akteKeys.historie(id),
		queryFn: async ({ signal }) => (await call('GET /v1/freiwilliger/{id}/historie', { params: { id }, signal })).data,
		placeholderData,
	});

export type Aktenmail = RowOf<'GET /v1/freiwilliger/{id}/mails'>;

/** Newest first, without their texts. */
export const aktenmailsQuery = (id: string) =>
	queryOptions({
		queryKey: akteKeys.mails(id),
		queryFn: async ({ signal }) => (await call('GET /v1/freiwilliger/{id}/mails', { params: { id }, signal })).data,
		placeholderData,
	});

/** Reading it is recorded: nothing of it is kept. */
export const aktenmailQuery = (id: string, mailID: string) =>
	queryOptions({
		queryKey: [...akteKeys.mails(id), mailID],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/freiwilliger/{id}/mails/{mailID}', { params: { id, mailID }, signal })).data,
		placeholderData: undefined,
		gcTime: 0,
	});

/** Past days don't change, today's view does. */
export const standQuery = (id: string, am: string) =>
	queryOptions({
		queryKey: akteKeys.stand(id, am),
		queryFn: async ({ signal }) =>
			(await call('GET /v1/freiwilliger/{id}/stand', { params: { id }, query: { am }, signal })).data,
	});

export const pruefungQuery = (id: string) =>
	queryOptions({
		queryKey: akteKeys.pruefung(id),
		queryFn: async ({ signal }) => (await call('GET /v1/freiwilliger/{id}/pruefung', { params: { id }, signal })).data,
		enabled: false,
		placeholderData,
		gcTime: 0,
	});
