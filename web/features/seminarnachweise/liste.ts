import type { Contract } from '#api/contract/contract.ts';
import { SEMINARNACHWEISE } from '#domain/liste/seminarnachweise.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';
import type { Filterfeld } from '../liste/filterfelder.ts';

export type Nachweiszeile = RowOf<'GET /v1/seminarnachweis'>;
type Abfrage = Contract['GET /v1/seminarnachweis']['query'];

export const NACHWEISLISTE = listendefinition<Nachweiszeile>(SEMINARNACHWEISE, {
	pfad: '/admin/seminarnachweise',
	lade: (abfrage, signal) => call('GET /v1/seminarnachweis', { query: abfrage as Abfrage, signal }),
	zaehle: (f, signal) => call('GET /v1/seminarnachweis/anzahlen', { query: { f }, signal }),
});
interface Benanntes {
	readonly id: string;
	readonly bezeichnung: string;
}
/** Seminars and groups of the cycle. */
export const nachweisfilter = (seminare: readonly Benanntes[], gruppen: readonly Benanntes[]): readonly Filterfeld[] =>
	filtervon(SEMINARNACHWEISE, { seminarID: seminare.map(option), gruppeID: gruppen.map(option) });

const option = ({ id, bezeichnung }: Benanntes) => ({ id, name: bezeichnung });
