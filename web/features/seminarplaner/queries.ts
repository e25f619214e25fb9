import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';

export type Planer = DataOf<'GET /v1/seminar/planer'>;
export type Plangruppe = Planer['gruppen'][number];
export type Planseminar = Planer['seminare'][number];
export type Konflikt = Planer['konflikte'][number];
export type Heilung = NonNullable<Konflikt['heilung']>;
export type Land = NonNullable<Planer['land']>;

/** With the lists: whatever changes them may change the plan. */
export const PLANER_KEY = ['listen', 'seminarplaner'] as const;

export const planerQuery = (land: Land | undefined) =>
	queryOptions({
		queryKey: [...PLANER_KEY, land ?? null],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/seminar/planer', { query: { ...(land && { land }) }, signal })).data,
	});
