import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { akteKeys } from '../akte/queries.ts';

const PFAD = 'GET /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/zeugnis';
export type Zeugnis = DataOf<typeof PFAD>;
export type Gemeint = Pick<Zeugnis, 'freiwilligerID' | 'vertragID'>;

export const zeugnisQuery = ({ freiwilligerID, vertragID }: Gemeint) =>
	queryOptions({
		queryKey: [...akteKeys.akte(freiwilligerID), 'zeugnis', vertragID],
		queryFn: async ({ signal }): Promise<Zeugnis> =>
			(await call(PFAD, { params: { freiwilligerID, vertragID }, signal })).data,
		placeholderData: undefined,
	});

/** The paper, from what is saved. */
export const ansichtQuery = ({ freiwilligerID, vertragID }: Gemeint) =>
	queryOptions({
		queryKey: [...akteKeys.akte(freiwilligerID), 'zeugnisansicht', vertragID],
		queryFn: async ({ signal }) =>
			// What isn't text comes as a blob; the contract knows it as text.
			(await call('GET /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/zeugnis/ansicht', {
				params: { freiwilligerID, vertragID },
				signal,
			})) as unknown as Blob,
		placeholderData: undefined,
	});
