import type { Contract } from '#api/contract/contract.ts';
import { BEWERBUNGEN } from '#domain/liste/bewerbungen.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import type { Exportanfrage } from '../liste/csv-knopf.tsx';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';
import type { Listendefinition } from '../liste/suche.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';

export type Bewerbung = RowOf<'GET /v1/freiwilliger/bewerbungen'>;
type Abfrage = Contract['GET /v1/freiwilliger/bewerbungen']['query'];
type Exportabfrage = Contract['GET /v1/freiwilliger/bewerbungen/export-csv']['query'];
type Exportauswahl = Contract['POST /v1/freiwilliger/bewerbungen/export-csv']['body'];

export const BEWERBUNGSLISTE = listendefinition<Bewerbung>(BEWERBUNGEN, {
	pfad: '/admin/bewerbungen',
	lade: (abfrage, signal) => call('GET /v1/freiwilliger/bewerbungen', { query: abfrage as Abfrage, signal }),
	kennung: ({ wunschID }) => wunschID,
	zaehle: (f, signal) => call('GET /v1/freiwilliger/bewerbungen/anzahlen', { query: { f }, signal }),
});
/** Sites have no view that asks for what they don't read. */
export function bewerbungsliste(sitzung: Sitzung): Listendefinition<Bewerbung> {
	if (darf(sitzung, 'MA_VERWALTUNG', 'ADMIN')) return BEWERBUNGSLISTE;
	const [erste, ...weitere] = BEWERBUNGSLISTE.ansichten;
	return { ...BEWERBUNGSLISTE, ansichten: [erste, ...weitere.filter(({ nurTraeger }) => !nurTraeger)] };
}

export const BEWERBUNGSFILTER = filtervon(BEWERBUNGEN);

/** In the chosen cycle. */
export const exportiereBewerbungen = ({ query, gewaehlt, timeoutMs }: Exportanfrage): Promise<string> =>
	gewaehlt
		? call('POST /v1/freiwilliger/bewerbungen/export-csv', { body: gewaehlt as Exportauswahl, timeoutMs })
		: call('GET /v1/freiwilliger/bewerbungen/export-csv', { query: query as Exportabfrage, timeoutMs });
