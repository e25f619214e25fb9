import { queryOptions } from '@tanstack/react-query';
import type { Contract } from '#api/contract/contract.ts';
import { STATUSWECHSEL } from '#domain/liste/statuswechsel.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import type { Exportanfrage } from '../liste/csv-knopf.tsx';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';
import { abfrage, type Listenstand } from '../liste/suche.ts';

export type Statuswechsel = RowOf<'GET /v1/freiwilliger/status-changes'>;
type Abfrage = Contract['GET /v1/freiwilliger/status-changes']['query'];
type Exportabfrage = Contract['GET /v1/freiwilliger/status-changes/export-csv']['query'];
type Schrittabfrage = Contract['GET /v1/freiwilliger/status-changes/schritte']['query'];

export const STATUSWECHSELLISTE = listendefinition<Statuswechsel>(STATUSWECHSEL, {
	pfad: '/admin/statuswechsel',
	lade: (abfrage, signal) => call('GET /v1/freiwilliger/status-changes', { query: abfrage as Abfrage, signal }),
	zaehle: (f, signal) => call('GET /v1/freiwilliger/status-changes/anzahlen', { query: { f }, signal }),
});
export const STATUSWECHSELFILTER = filtervon(STATUSWECHSEL);

/** In the chosen cycle. */
export const exportiereStatuswechsel = ({ query, timeoutMs }: Exportanfrage): Promise<string> =>
	call('GET /v1/freiwilliger/status-changes/export-csv', { query: query as Exportabfrage, timeoutMs });

/** How often which step was taken in what the list shows, all its pages together. */
export function schritteQuery(stand: Listenstand) {
	const { f } = abfrage(stand);
	const query = { ...(f && { f }) } as Schrittabfrage;
	return queryOptions({
		queryKey: ['listen', 'statuswechsel', 'schritte', query],
		queryFn: ({ signal }) =>
			call('GET /v1/freiwilliger/status-changes/schritte', { query, signal }).then(({ data }) => data),
	});
}
