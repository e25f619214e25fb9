import { queryOptions } from '@tanstack/react-query';
import type { HilfeKey } from '#domain/hilfe/katalog.ts';
import { call } from '../../client/call.ts';

/** What a help button shows; with the own notes. */
export const hilfeQuery = (key: HilfeKey) =>
	queryOptions({
		queryKey: ['hilfe', key],
		queryFn: async ({ signal }) => (await call('GET /v1/stammdaten/help/{key}', { params: { key }, signal })).data,
		staleTime: 5 * 60_000,
	});
