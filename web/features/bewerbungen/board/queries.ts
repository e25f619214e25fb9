import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';
import type { Bedingung } from '../../liste/bedingung.ts';
import { seiteQuery } from '../../liste/queries.ts';
import { abfrage, type Listenstand } from '../../liste/suche.ts';
import { BEWERBUNGSLISTE, type Bewerbung } from '../liste.ts';

/** A card of the board: somebody with all the wishes the filter lets through, the one furthest along first. */
export type Person = readonly [Bewerbung, ...Bewerbung[]];

/** A page of people, not of applications. */
export const personenQuery = (stand: Listenstand) =>
	seiteQuery(BEWERBUNGSLISTE, { ...abfrage(stand), jePerson: 'true' });

export const jePerson = (zeilen: readonly Bewerbung[]): readonly Person[] =>
	[...Map.groupBy(zeilen, ({ freiwilligerID }) => freiwilligerID).values()] as unknown as readonly Person[];

/** Who is in a column of the board: people, not applications, and for how many days on average. */
export function spaltenzahlenQuery(und: readonly Bedingung[], text: string) {
	const { f } = abfrage({ ansicht: null, und, text, sort: BEWERBUNGSLISTE.sort, seite: 1, groesse: 10 });
	return queryOptions({
		queryKey: ['listen', BEWERBUNGSLISTE.name, 'spalte', f] as const,
		queryFn: async ({ signal }) =>
			(await call('GET /v1/freiwilliger/bewerbungen/spalte', { query: { ...(f && { f }) }, signal })).data,
	});
}
