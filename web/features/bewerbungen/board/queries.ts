import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';
import type { Bedingung } from '../../liste/bedingung.ts';
import { abfrage } from '../../liste/suche.ts';
import { BEWERBUNGSLISTE } from '../liste.ts';

/** Who is in a column of the board: people, not applications, and for how many days on average. */
export function spaltenzahlenQuery(und: readonly Bedingung[], text: string) {
	const { f } = abfrage({ ansicht: null, und, text, sort: BEWERBUNGSLISTE.sort, seite: 1, groesse: 10 });
	return queryOptions({
		queryKey: ['listen', BEWERBUNGSLISTE.name, 'spalte', f] as const,
		queryFn: async ({ signal }) =>
			(await call('GET /v1/freiwilliger/bewerbungen/spalte', { query: { ...(f && { f }) }, signal })).data,
	});
}
