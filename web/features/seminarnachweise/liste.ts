import type { Contract } from '#api/contract/contract.ts';
import { SEMINARNACHWEISE } from '#domain/liste/seminarnachweise.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';

export type Nachweiszeile = RowOf<'GET /v1/seminarnachweis'>;
type Abfrage = Contract['GET /v1/seminarnachweis']['query'];

export const NACHWEISLISTE = listendefinition<Nachweiszeile>(SEMINARNACHWEISE, {
	pfad: '/admin/seminarnachweise',
	lade: (abfrage, signal) => call('GET /v1/seminarnachweis', { query: abfrage as Abfrage, signal }),
});
export const NACHWEISFILTER = filtervon(SEMINARNACHWEISE);
