import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';
import type { DataOf } from '../../../client/contract.ts';
import { akteKeys } from '../queries.ts';

export type BfdVereinbarung = DataOf<'GET /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/bfd-vereinbarung'>;
export type BfdSchritt = BfdVereinbarung['schritte'][number];

export const bfdQuery = (freiwilligerID: string, vertragID: string) =>
	queryOptions({
		queryKey: [...akteKeys.akte(freiwilligerID), 'bfd', vertragID],
		queryFn: async ({ signal }): Promise<BfdVereinbarung> => {
			const params = { freiwilligerID, vertragID };
			const pfad = 'GET /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/bfd-vereinbarung';
			return (await call(pfad, { params, signal })).data;
		},
	});
