import { queryOptions } from '@tanstack/react-query';
import type { Contract } from '#api/contract/contract.ts';
import { call } from '../../../client/call.ts';
import type { DataOf } from '../../../client/contract.ts';
import { akteKeys } from '../queries.ts';

export type Merkmale = Contract['POST /v1/freiwilliger/dubletten']['body'];
type Abgleich = DataOf<'GET /v1/freiwilliger/{id}/dubletten'>;
export type Dublette = Abgleich['moegliche'][number];
export type Abgeglichen = Abgleich['abgeglichene'][number];

/** Files of the person who is being entered. Nobody else's while typing. */
export const gesuchteQuery = (merkmale: Merkmale) =>
	queryOptions({
		queryKey: ['dubletten', merkmale],
		queryFn: async ({ signal }) => (await call('POST /v1/freiwilliger/dubletten', { body: merkmale, signal })).data,
		placeholderData: undefined,
		gcTime: 0,
	});

/** Under the file's own key: what changes the file may change whom it is like. */
export const dublettenQuery = (id: string) =>
	queryOptions({
		queryKey: [...akteKeys.akte(id), 'dubletten'],
		queryFn: async ({ signal }) => (await call('GET /v1/freiwilliger/{id}/dubletten', { params: { id }, signal })).data,
		placeholderData: undefined,
	});
