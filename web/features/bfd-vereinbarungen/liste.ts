import type { Contract } from '#api/contract/contract.ts';
import { BFD_VEREINBARUNGEN } from '#domain/liste/bfd-vereinbarungen.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import type { Exportanfrage } from '../liste/csv-knopf.tsx';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';

const PFAD = 'GET /v1/freiwilliger/list-bfd-vereinbarungen';
const CSV = 'GET /v1/freiwilliger/list-bfd-vereinbarungen/export-csv';

export type Vereinbarungszeile = RowOf<typeof PFAD>;

export const BFDLISTE = listendefinition<Vereinbarungszeile>(BFD_VEREINBARUNGEN, {
	pfad: '/admin/bfd-vereinbarungen',
	lade: (abfrage, signal) => call(PFAD, { query: abfrage as Contract[typeof PFAD]['query'], signal }),
	zaehle: (f, signal) => call('GET /v1/freiwilliger/list-bfd-vereinbarungen/anzahlen', { query: { f }, signal }),
});
export const BFDFILTER = filtervon(BFD_VEREINBARUNGEN);

/** In the chosen cycle. */
export const exportiereVereinbarungen = ({ query, timeoutMs }: Exportanfrage): Promise<string> =>
	call(CSV, { query: query as Contract[typeof CSV]['query'], timeoutMs });
