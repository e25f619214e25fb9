import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';

export type Mail = RowOf<'GET /v1/mails'>;
export type Mailinhalt = DataOf<'GET /v1/mails/{id}'>;

export const mailsQuery = (seite: number) =>
	queryOptions({
		queryKey: ['mails', 'seite', seite],
		queryFn: ({ signal }) => call('GET /v1/mails', { query: { seite: String(seite) }, signal }),
	});

export const mailQuery = (id: string) =>
	queryOptions({
		queryKey: ['mails', 'eine', id],
		queryFn: async ({ signal }) => (await call('GET /v1/mails/{id}', { params: { id }, signal })).data,
		placeholderData: undefined,
	});
