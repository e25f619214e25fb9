import type { Contract } from '#api/contract/contract.ts';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import type { Exportanfrage } from '../liste/csv-knopf.tsx';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';

export type Freiwilligenzeile = RowOf<'GET /v1/freiwilliger/list-freiwillige'>;
type Abfrage = Contract['GET /v1/freiwilliger/list-freiwillige']['query'];
type Exportabfrage = Contract['GET /v1/freiwilliger/list-freiwillige/export-csv']['query'];
type Exportauswahl = Contract['POST /v1/freiwilliger/list-freiwillige/export-csv']['body'];

export const FREIWILLIGENLISTE = listendefinition<Freiwilligenzeile>(FREIWILLIGE, {
	pfad: '/admin/freiwillige',
	lade: (abfrage, signal) => call('GET /v1/freiwilliger/list-freiwillige', { query: abfrage as Abfrage, signal }),
	kennung: ({ freiwilligerID }) => freiwilligerID,
	zaehle: (f, signal) => call('GET /v1/freiwilliger/list-freiwillige/anzahlen', { query: { f }, signal }),
});
/** Seminar groups are those of the cycle. */
export const freiwilligenfilter = (gruppen: readonly { id: string; bezeichnung: string }[]) =>
	filtervon(FREIWILLIGE, { seminargruppeID: gruppen.map(({ id, bezeichnung }) => ({ id, name: bezeichnung })) });

/** In the chosen cycle. */
export const exportiereFreiwillige = ({ query, gewaehlt, timeoutMs }: Exportanfrage): Promise<string> =>
	gewaehlt
		? call('POST /v1/freiwilliger/list-freiwillige/export-csv', { body: gewaehlt as Exportauswahl, timeoutMs })
		: call('GET /v1/freiwilliger/list-freiwillige/export-csv', { query: query as Exportabfrage, timeoutMs });
