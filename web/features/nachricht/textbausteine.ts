import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';

export type Textbaustein = RowOf<'GET /v1/textbaustein'>;

export const TEXTBAUSTEINE = ['textbausteine'] as const;
export const textbausteineQuery = queryOptions({
	queryKey: TEXTBAUSTEINE,
	queryFn: async ({ signal }) => (await call('GET /v1/textbaustein', { signal })).data,
});
