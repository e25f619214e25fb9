import type { Contract } from '#api/contract/contract.ts';
import { ZUGRIFFE } from '#domain/liste/zugriffe.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import type { Exportanfrage } from '../liste/csv-knopf.tsx';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';

export type Zugriff = RowOf<'GET /v1/system/zugriffe'>;
type Abfrage = Contract['GET /v1/system/zugriffe']['query'];
type Exportabfrage = Contract['GET /v1/system/zugriffe/export-csv']['query'];

export const ZUGRIFFSLISTE = listendefinition<Zugriff>(ZUGRIFFE, {
	pfad: '/admin/system/zugriffe',
	lade: (abfrage, signal) => call('GET /v1/system/zugriffe', { query: abfrage as Abfrage, signal }),
	zaehle: (f, signal) => call('GET /v1/system/zugriffe/anzahlen', { query: { f }, signal }),
});
export const ZUGRIFFSFILTER = filtervon(ZUGRIFFE);

export const exportiereZugriffe = ({ query, timeoutMs }: Exportanfrage): Promise<string> =>
	call('GET /v1/system/zugriffe/export-csv', { query: query as Exportabfrage, timeoutMs });
