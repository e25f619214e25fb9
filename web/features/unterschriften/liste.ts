import type { Contract } from '#api/contract/contract.ts';
import { UNTERSCHRIFTEN } from '#domain/liste/unterschriften.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';

export type OffeneUnterschrift = RowOf<'GET /v1/signature'>;
type Abfrage = Contract['GET /v1/signature']['query'];

export const UNTERSCHRIFTENLISTE = listendefinition<OffeneUnterschrift>(UNTERSCHRIFTEN, {
	pfad: '/admin/unterschriften',
	lade: (abfrage, signal) => call('GET /v1/signature', { query: abfrage as Abfrage, signal }),
	zaehle: (f, signal) => call('GET /v1/signature/anzahlen', { query: { f }, signal }),
});
export const UNTERSCHRIFTENFILTER = filtervon(UNTERSCHRIFTEN);
