import type { Contract } from '#api/contract/contract.ts';
import { SEMINARGRUPPEN } from '#domain/liste/seminargruppen.ts';
import { call } from '../../client/call.ts';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';
import type { Filterfeld } from '../liste/filterfelder.ts';
import type { Gruppenzeile } from './queries.ts';

type Abfrage = Contract['GET /v1/seminargruppe']['query'];

export const GRUPPENLISTE = listendefinition<Gruppenzeile>(SEMINARGRUPPEN, {
	pfad: '/admin/seminargruppen',
	lade: (abfrage, signal) => call('GET /v1/seminargruppe', { query: abfrage as Abfrage, signal }),
	zaehle: (f, signal) => call('GET /v1/seminargruppe/anzahlen', { query: { f }, signal }),
});
/** Who may lead. */
export const gruppenfilter = (leitungen: readonly { id: string; name: string }[]): readonly Filterfeld[] =>
	filtervon(SEMINARGRUPPEN, { leitungPersonID: leitungen });
