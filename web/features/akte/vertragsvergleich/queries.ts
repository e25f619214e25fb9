import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';
import type { DataOf } from '../../../client/contract.ts';
import { akteKeys } from '../queries.ts';

export type Vergleich = DataOf<'GET /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/vergleich'>;
export type Aenderung = Vergleich['aenderungen'][number];
export type Zustimmung = Vergleich['zustimmungen'][number];

/** The contract compared. */
export interface Verglichen {
	readonly id: string;
	readonly freiwilligerID: string;
}

/** Since when, or between which versions. */
export type Wunsch = { seit: 'BESUCH' | 'EINIGUNG' | 'ANFANG' } | { von: string; bis?: string };

const SEIT_BESUCH: Wunsch = { seit: 'BESUCH' };

/** Under the key of the file: whatever changes that may change the comparison. */
export const vergleichQuery = (vertrag: Verglichen, wunsch: Wunsch = SEIT_BESUCH) =>
	queryOptions({
		queryKey: [...akteKeys.akte(vertrag.freiwilligerID), 'vergleich', vertrag.id, wunsch],
		queryFn: async ({ signal }): Promise<Vergleich> => {
			const params = { freiwilligerID: vertrag.freiwilligerID, vertragID: vertrag.id };
			const antwort = await call('GET /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/vergleich', {
				params,
				query: wunsch,
				signal,
			});
			return antwort.data;
		},
		placeholderData: undefined,
	});
