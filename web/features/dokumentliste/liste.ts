import type { Contract } from '#api/contract/contract.ts';
import { DOKUMENTE } from '#domain/liste/dokumente.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import type { Exportanfrage } from '../liste/csv-knopf.tsx';
import { listendefinition } from '../liste/erklaert.tsx';

export type Dokumentzeile = RowOf<'GET /v1/freiwilliger/list-dokumente'>;
type Abfrage = Contract['GET /v1/freiwilliger/list-dokumente']['query'];
type Exportabfrage = Contract['GET /v1/freiwilliger/list-dokumente/export-csv']['query'];
type Exportauswahl = Contract['POST /v1/freiwilliger/list-dokumente/export-csv']['body'];

export const DOKUMENTELISTE = listendefinition<Dokumentzeile>(DOKUMENTE, {
	pfad: '/admin/dokumente',
	lade: (abfrage, signal) => call('GET /v1/freiwilliger/list-dokumente', { query: abfrage as Abfrage, signal }),
	zaehle: (f, signal) => call('GET /v1/freiwilliger/list-dokumente/anzahlen', { query: { f }, signal }),
});

/** In the chosen cycle. */
export const exportiereDokumente = ({ query, gewaehlt, timeoutMs }: Exportanfrage): Promise<string> =>
	gewaehlt
		? call('POST /v1/freiwilliger/list-dokumente/export-csv', { body: gewaehlt as Exportauswahl, timeoutMs })
		: call('GET /v1/freiwilliger/list-dokumente/export-csv', { query: query as Exportabfrage, timeoutMs });
