import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import { infoQuery } from '../portal/portal.ts';
import type { Bedingung } from './bedingung.ts';
import { abfrage, type Listenabfrage, type Listendefinition, type Listensuche, listenstand } from './suche.ts';

export type GespeicherteAnsicht = RowOf<'GET /v1/user/me/ansichten'>;

/** All pages and counts lie under `listen`: whatever changes a file may change them. */
export const listenKeys = {
	seite: (name: Listendefinition['name'], was: Listenabfrage) => ['listen', name, 'seite', was] as const,
	anzahl: (name: Listendefinition['name'], was: Listenabfrage) => ['listen', name, 'anzahl', was] as const,
	ansichten: (name: Listendefinition['name']) => ['ansichten', name] as const,
};

export const seiteQuery = <Row>(liste: Listendefinition<Row>, was: Listenabfrage) =>
	queryOptions({
		queryKey: listenKeys.seite(liste.name, was),
		queryFn: ({ signal }) => liste.lade(was, signal),
	});

const ANZAHL_MS = 60_000;
const KLEINSTE_SEITE = 10;

/** How many rows a filter finds, for the tabs. */
export function anzahlQuery(liste: Listendefinition, und: readonly Bedingung[], text = '') {
	const was = abfrage({ ansicht: null, und, text, sort: liste.sort, seite: 1, groesse: KLEINSTE_SEITE });
	return queryOptions({
		queryKey: listenKeys.anzahl(liste.name, was),
		queryFn: async ({ signal }) => (await liste.lade(was, signal)).total,
		staleTime: ANZAHL_MS,
	});
}

/** The same of all built-in views at once, where the list can tell. */
export const anzahlenQuery = (liste: Listendefinition, heute: string) => {
	const f = JSON.stringify(liste.ansichten.map(({ und }) => ({ und: und(heute) })));
	return queryOptions({
		queryKey: ['listen', liste.name, 'anzahlen', f] as const,
		queryFn: ({ signal }) => liste.zaehle?.(f, signal) ?? [],
		enabled: liste.zaehle !== undefined,
		staleTime: ANZAHL_MS,
	});
};

export const ansichtenQuery = (liste: Listendefinition['name']) =>
	queryOptions({
		queryKey: listenKeys.ansichten(liste),
		queryFn: async ({ signal }) => (await call('GET /v1/user/me/ansichten', { query: { liste }, signal })).data,
		staleTime: ANZAHL_MS,
		placeholderData: undefined,
	});

/** The loader of a list: starts its page and does not wait for it; the table shows what comes. */
export async function ladeListe<Row>(client: QueryClient, liste: Listendefinition<Row>, suche: Listensuche) {
	const { heute } = await client.query({ ...infoQuery, staleTime: 'static' });
	const stand = listenstand(liste, suche, heute);
	// A failure shows where the rows would be.
	client.query(seiteQuery(liste, abfrage(stand))).catch(() => undefined);
	return { heute };
}
