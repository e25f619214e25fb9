import type { Contract } from '#api/contract/contract.ts';
import { SEMINARGRUPPEN } from '#domain/liste/seminargruppen.ts';
import { call } from '../../client/call.ts';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';
import type { Gruppenzeile } from './queries.ts';

type Abfrage = Contract['GET /v1/seminargruppe']['query'];

export const GRUPPENLISTE = listendefinition<Gruppenzeile>(SEMINARGRUPPEN, {
	pfad: '/admin/seminargruppen',
	lade: (abfrage, signal) => call('GET /v1/seminargruppe', { query: abfrage as Abfrage, signal }),
});
export const GRUPPENFILTER = filtervon(SEMINARGRUPPEN);
