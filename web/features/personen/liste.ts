import type { Contract } from '#api/contract/contract.ts';
import { PERSONEN } from '#domain/liste/personen.ts';
import { call } from '../../client/call.ts';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';
import type { Filterfeld } from '../liste/filterfelder.ts';
import type { Listeneintrag, Personenzeile } from './queries.ts';

type Abfrage = Contract['GET /v1/person']['query'];

export const PERSONENLISTE = listendefinition<Personenzeile>(PERSONEN, {
	pfad: '/admin/personen',
	lade: (abfrage, signal) => call('GET /v1/person', { query: abfrage as Abfrage, signal }),
	zaehle: (f, signal) => call('GET /v1/person/anzahlen', { query: { f }, signal }),
});

/** Functions are the tenant's own list. */
export const personenfilter = (funktionen: readonly Listeneintrag[]): readonly Filterfeld[] =>
	filtervon(PERSONEN, { funktion: funktionen.map(({ id, bezeichnung }) => ({ id, name: bezeichnung })) });
