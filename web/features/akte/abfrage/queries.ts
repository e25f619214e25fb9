import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';
import type { DataOf } from '../../../client/contract.ts';
import { akteKeys } from '../queries.ts';

export type Abfragefeld = DataOf<'GET /v1/feldabfrage/freiwilliger/{freiwilligerID}/{zielStatus}'>['felder'][number];

/** What is asked of a volunteer before a status; without a wish, for all that are under way. */
export const abfrageQuery = (freiwilligerID: string, zielStatus: number, wunschID: string | null) =>
	queryOptions({
		queryKey: [...akteKeys.akte(freiwilligerID), 'abfrage', zielStatus, wunschID],
		queryFn: async ({ signal }) => {
			const params = { freiwilligerID, zielStatus: String(zielStatus) };
			const query = wunschID === null ? {} : { adresswunschId: wunschID };
			return (await call('GET /v1/feldabfrage/freiwilliger/{freiwilligerID}/{zielStatus}', { params, query, signal }))
				.data;
		},
		placeholderData: undefined,
	});
