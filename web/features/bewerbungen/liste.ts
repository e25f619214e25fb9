import { queryOptions } from '@tanstack/react-query';
import type { Contract } from '#api/contract/contract.ts';
import { BEWERBUNGEN } from '#domain/liste/bewerbungen.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import type { Bedingung } from '../liste/bedingung.ts';
import type { Exportanfrage } from '../liste/csv-knopf.tsx';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';
import { abfrage, type Listendefinition } from '../liste/suche.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';

export type Bewerbung = RowOf<'GET /v1/freiwilliger/bewerbungen'>;
type Abfrage = Contract['GET /v1/freiwilliger/bewerbungen']['query'];
type Exportabfrage = Contract['GET /v1/freiwilliger/bewerbungen/export-csv']['query'];
type Exportauswahl = Contract['POST /v1/freiwilliger/bewerbungen/export-csv']['body'];

export const BEWERBUNGSLISTE = listendefinition<Bewerbung>(BEWERBUNGEN, {
	pfad: '/admin/bewerbungen',
	lade: (was, signal) => call('GET /v1/freiwilliger/bewerbungen', { query: was as Abfrage, signal }),
	zaehle: (f, signal) =>
		call('GET /v1/freiwilliger/bewerbungen/anzahlen', { query: { f }, signal }).then(({ data }) => data),
});
/** Sites have no view that asks for what they don't read. */
export function bewerbungsliste(sitzung: Sitzung): Listendefinition<Bewerbung> {
	if (darf(sitzung, 'MA_VERWALTUNG', 'ADMIN')) return BEWERBUNGSLISTE;
	const [erste, ...weitere] = BEWERBUNGSLISTE.ansichten;
	return { ...BEWERBUNGSLISTE, ansichten: [erste, ...weitere.filter(({ nurTraeger }) => !nurTraeger)] };
}

/** Who is in a column of the board: people, not applications, and for how many days on average. */
export function spaltenzahlenQuery(und: readonly Bedingung[], text: string) {
	const { f } = abfrage({ ansicht: null, und, text, sort: BEWERBUNGSLISTE.sort, seite: 1, groesse: 10 });
	return queryOptions({
		queryKey: ['listen', BEWERBUNGSLISTE.name, 'spalte', f] as const,
		queryFn: async ({ signal }) =>
			(await call('GET /v1/freiwilliger/bewerbungen/spalte', { query: { ...(f && { f }) }, signal })).data,
	});
}

export const BEWERBUNGSFILTER = filtervon(BEWERBUNGEN);

/** In the chosen cycle. */
export const exportiereBewerbungen = ({ query, gewaehlt, timeoutMs }: Exportanfrage): Promise<string> =>
	gewaehlt
		? call('POST /v1/freiwilliger/bewerbungen/export-csv', { body: gewaehlt as Exportauswahl, timeoutMs })
		: call('GET /v1/freiwilliger/bewerbungen/export-csv', { query: query as Exportabfrage, timeoutMs });
