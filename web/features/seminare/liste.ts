import type { Contract } from '#api/contract/contract.ts';
import { SEMINARE } from '#domain/liste/seminare.ts';
import { call } from '../../client/call.ts';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';
import type { Filterfeld } from '../liste/filterfelder.ts';
import type { Wahleintrag } from '../stammlisten/wahllisten.ts';
import type { Seminarzeile } from './queries.ts';

type Abfrage = Contract['GET /v1/seminar']['query'];

export const SEMINARLISTE = listendefinition<Seminarzeile>(SEMINARE, {
	pfad: '/admin/seminare',
	lade: (abfrage, signal) => call('GET /v1/seminar', { query: abfrage as Abfrage, signal }),
	zaehle: (f, signal) => call('GET /v1/seminar/anzahlen', { query: { f }, signal }),
});

/** Kinds of seminars are the tenant's own list, groups those of the cycle. */
export const seminarfilter = (
	typen: readonly Wahleintrag[],
	gruppen: readonly { id: string; bezeichnung: string }[],
): readonly Filterfeld[] => filtervon(SEMINARE, { seminartypID: typen.map(option), gruppeID: gruppen.map(option) });

const option = ({ id, bezeichnung }: { id: string; bezeichnung: string }) => ({ id, name: bezeichnung });
