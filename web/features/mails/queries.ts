import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';
import type { Mailsuche } from './suche.ts';

export type Mail = RowOf<'GET /v1/mails'>;
export type Mailinhalt = DataOf<'GET /v1/mails/{id}'>;

export const MAILS_KEY = ['mails'] as const;

export const mailsQuery = ({ seite = 1, status, schluessel }: Mailsuche) =>
	queryOptions({
		queryKey: [...MAILS_KEY, 'seite', seite, status, schluessel],
		queryFn: ({ signal }) =>
			call('GET /v1/mails', {
				query: { seite: String(seite), ...(status && { status }), ...(schluessel && { schluessel }) },
				signal,
			}),
	});

export const mailQuery = (id: string) =>
	queryOptions({
		queryKey: [...MAILS_KEY, 'eine', id],
		queryFn: async ({ signal }) => (await call('GET /v1/mails/{id}', { params: { id }, signal })).data,
		placeholderData: undefined,
	});
