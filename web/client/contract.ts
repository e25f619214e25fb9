import type { Contract } from '#api/contract/contract.ts';

/** A call as the client sees it; `undefined` where the call has none. */
export interface CallShape {
	params: object;
	query: unknown;
	body: unknown;
	/** The whole body of the answer. */
	response: unknown;
}

export type CallKey = keyof Contract;
export type ResponseOf<K extends CallKey> = Contract[K]['response'];
/** What stands in `data` of an answer. */
export type DataOf<K extends CallKey> = ResponseOf<K> extends { data: infer D } ? D : never;
/** A row of a list. */
export type RowOf<K extends CallKey> = DataOf<K> extends readonly (infer R)[] ? R : never;

export type Zyklus = RowOf<'GET /v1/stammdaten/zyklus'>;
export type Parameter = DataOf<'GET /v1/parameter'>;
