import type { Contract } from '#api/contract/contract.ts';
import { POOL } from '#domain/liste/pool.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import type { Exportanfrage } from '../liste/csv-knopf.tsx';
import { filtervon, listendefinition, tabellenspalten } from '../liste/erklaert.tsx';

export type Poolzeile = RowOf<'GET /v1/freiwilliger/pool'>;
type Abfrage = Contract['GET /v1/freiwilliger/pool']['query'];
type Exportabfrage = Contract['GET /v1/freiwilliger/pool/export-csv']['query'];
type Exportauswahl = Contract['POST /v1/freiwilliger/pool/export-csv']['body'];

export const POOLLISTE = listendefinition<Poolzeile>(POOL, {
	pfad: '/admin/pool',
	lade: (abfrage, signal) => call('GET /v1/freiwilliger/pool', { query: abfrage as Abfrage, signal }),
	zaehle: (f, signal) => call('GET /v1/freiwilliger/pool/anzahlen', { query: { f }, signal }),
});
export const POOLSPALTEN = tabellenspalten<typeof POOL, Poolzeile>(POOL, {});
export const POOLFILTER = filtervon(POOL);

/** In the chosen cycle. */
export const exportierePool = ({ query, gewaehlt, timeoutMs }: Exportanfrage): Promise<string> =>
	gewaehlt
		? call('POST /v1/freiwilliger/pool/export-csv', { body: gewaehlt as Exportauswahl, timeoutMs })
		: call('GET /v1/freiwilliger/pool/export-csv', { query: query as Exportabfrage, timeoutMs });
