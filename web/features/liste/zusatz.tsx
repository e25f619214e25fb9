import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ZUSATZ_SORT } from '#domain/liste/sortierung.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import type { Filterfeld } from './filterfelder.ts';
import type { Listendefinition } from './suche.ts';
import { oderLeer } from './zellen.tsx';

type Listenfeld = DataOf<'GET /v1/freiwilliger/listenfelder'>[number];
type Zusatzliste = 'bewerbungen' | 'freiwillige';

interface MitZusatz {
	zusatz: Readonly<Record<string, string | null>>;
}

/** Free and asked fields as columns and filters of a list. */
export interface Zusatz<Row> {
	/** Names of those there are for the viewer. */
	felder: readonly string[];
	/** Names of those the list may be sorted by: as long as nobody has said which there are, all. */
	sortierbar: readonly string[];
	spalten: readonly TableColumn<Row>[];
	filter: readonly Filterfeld[];
}

const EINE_WEILE_MS = 5 * 60_000;
const KEINE: readonly Listenfeld[] = [];

const listenfelderQuery = (liste: Zusatzliste) =>
	queryOptions({
		queryKey: ['listenfelder', liste],
		queryFn: async ({ signal }) => (await call('GET /v1/freiwilliger/listenfelder', { query: { liste }, signal })).data,
		staleTime: EINE_WEILE_MS,
		placeholderData: undefined,
	});

export function useZusatz<Row extends MitZusatz>(liste: Zusatzliste): Zusatz<Row> {
	const { data = KEINE, isSuccess } = useQuery(listenfelderQuery(liste));
	return useMemo(
		() => ({
			felder: data.map(({ feld }) => feld),
			sortierbar: isSuccess ? data.map(({ feld }) => feld) : ZUSATZ_SORT,
			spalten: data.map((feld) => alsSpalte<Row>(feld)),
			filter: data.filter(({ art }) => art !== 'gruppierung').map(alsFilter),
		}),
		[data, isSuccess],
	);
}

/** A list that is sorted by its own columns and by those there are for the viewer. */
export const mitZusatz = <Row,>(
	liste: Listendefinition<Row>,
	eigene: readonly string[],
	{ sortierbar }: Pick<Zusatz<never>, 'sortierbar'>,
): Listendefinition<Row> => ({ ...liste, sortierbar: [...eigene, ...sortierbar] });

const RECHTS: readonly Listenfeld['art'][] = ['zahl', 'tag', 'betrag'];

const alsSpalte = <Row extends MitZusatz>({ feld, bezeichnung, art }: Listenfeld): TableColumn<Row> => ({
	id: feld,
	header: bezeichnung,
	size: 140,
	optional: true,
	sortable: true,
	quiet: true,
	...(RECHTS.includes(art) && { align: 'end' }),
	cell: ({ zusatz }) => oderLeer(zusatz[feld] ?? null),
});

function alsFilter({ feld, bezeichnung: titel, art, optionen }: Listenfeld): Filterfeld {
	switch (art) {
		case 'text':
			return { feld, titel, art: 'angabe' };
		case 'zahl':
			return { feld, titel, art: 'zahl' };
		case 'tag':
			return { feld, titel, art: 'zeitraum' };
		case 'janein':
			return { feld, titel, art: 'jaNein' };
		case 'betrag':
			return { feld, titel, art: 'vorhanden' };
		default:
			return { feld, titel, art: 'auswahl', optionen };
	}
}
