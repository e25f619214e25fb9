import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

/** Is the link still good? Asked once: it ends with the password that is set on this page. */
export const kennwortLinkQuery = (key: string) =>
	queryOptions({
		queryKey: ['kennwort-link', key],
		queryFn: async ({ signal }) => (await call('GET /v1/auth/password-reset/{key}', { params: { key }, signal })).data,
		staleTime: 'static',
		placeholderData: undefined,
	});
