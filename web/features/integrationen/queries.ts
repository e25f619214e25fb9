import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';
import { ssoQuery } from '../sso/queries.ts';

export type Integration = RowOf<'GET /v1/integrations'>;
export type SsoKonfiguration = DataOf<'GET /v1/integrations/single-sign-on/configuration'>;

export const integrationenQuery = queryOptions({
	queryKey: ['integrationen', 'liste'],
	queryFn: async ({ signal }) => (await call('GET /v1/integrations', { signal })).data,
});

export const ssoKonfigurationQuery = queryOptions({
	queryKey: ['integrationen', 'sso'],
	queryFn: async ({ signal }) => (await call('GET /v1/integrations/single-sign-on/configuration', { signal })).data,
});

export type ScimKonfiguration = DataOf<'GET /v1/integrations/scim/configuration'>;

export const scimQuery = queryOptions({
	queryKey: ['integrationen', 'scim'],
	queryFn: async ({ signal }) => (await call('GET /v1/integrations/scim/configuration', { signal })).data,
});

export type Meetingkonfiguration = DataOf<'GET /v1/integrations/meetings/configuration'>;

export const meetingkonfigurationQuery = queryOptions({
	queryKey: ['integrationen', 'meetings'],
	queryFn: async ({ signal }) => (await call('GET /v1/integrations/meetings/configuration', { signal })).data,
});

/** What a change of the configuration shows in. */
export const SSO_KEYS = [ssoKonfigurationQuery.queryKey, integrationenQuery.queryKey, ssoQuery.queryKey];
