import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { kennung } from '../../client/suche.ts';
import { infoQuery } from '../portal/portal.ts';
import { ergaenzt, type GespeicherteAnsicht } from './ansichten.ts';
import type { Bedingung } from './bedingung.ts';
import {
	abfrage,
	type Listenabfrage,
	type Listendefinition,
	type Listensuche,
	listenstand,
	type Seite,
} from './suche.ts';

/** All pages and counts lie under `listen`: whatever changes a file may change them. */
export const listenKeys = {
	seite: (name: Listendefinition['name'], was: Listenabfrage) => ['listen', name, 'seite', was] as const,
	anzahl: (name: Listendefinition['name'], was: Listenabfrage) => ['listen', name, 'anzahl', was] as const,
	anzahlen: (name: Listendefinition['name'], f: string) => ['listen', name, 'anzahlen', f] as const,
	ansichten: (name: Listendefinition['name']) => ['ansichten', name] as const,
};

export const seiteQuery = <Row>(liste: Listendefinition<Row>, was: Listenabfrage) =>
	queryOptions({
		queryKey: listenKeys.seite(liste.name, was),
		queryFn: ({ signal, client }) => liste.lade({ ...was, ...nebenan(client, liste, was) }, signal),
	});

/** From a page that has just been read its neighbours are found without counting off all rows before them. */
const NEBENAN_MS = 60_000;

function nebenan<Row>(client: QueryClient, { name, kennung }: Listendefinition<Row>, was: Listenabfrage) {
	const gelesen = (schritt: 1 | -1): readonly Row[] => {
		const key = listenKeys.seite(name, { ...was, seite: String(Number(was.seite) + schritt) });
		const stand = client.getQueryState<Seite<Row>>(key);
		const istFrisch = stand && !stand.isInvalidated && Date.now() - stand.dataUpdatedAt < NEBENAN_MS;
		return (istFrisch && stand.data?.data) || [];
	};
	if (!kennung) return {};
	const [davor, dahinter] = [gelesen(-1).at(-1), gelesen(1)[0]];
	if (davor) return { nach: kennung(davor) };
	return dahinter ? { vor: kennung(dahinter) } : {};
}

const ANZAHL_MS = 60_000;
/** As few rows as a list gives at once. */
export const KLEINSTE_SEITE = 10;

/** How many rows a filter finds, however many they are. */
export function anzahlQuery(liste: Listendefinition, und: readonly Bedingung[]) {
	const was = abfrage({ ansicht: null, und, text: '', sort: liste.sort, seite: 1, groesse: KLEINSTE_SEITE });
	return queryOptions({
		queryKey: listenKeys.anzahl(liste.name, was),
		queryFn: async ({ signal }) => (await liste.lade(was, signal)).total,
		staleTime: ANZAHL_MS,
	});
}

interface Ansichtsfilter {
	und: readonly Bedingung[];
	text?: string;
}

/** How many rows the filter of each tab finds; many aren't counted to the end. */
export const anzahlenQuery = (liste: Listendefinition, filter: readonly Ansichtsfilter[]) => {
	const f = JSON.stringify(filter.map(({ und, text }) => ({ und, ...(text && { text }) })));
	return queryOptions({
		queryKey: listenKeys.anzahlen(liste.name, f),
		queryFn: async ({ signal }) => (await liste.zaehle(f, signal)).data,
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

/** The view that somebody else shares under this id; null: there is none (any more). */
export const geteilteQuery = (liste: Listendefinition['name'], id: string) =>
	queryOptions({
		queryKey: [...listenKeys.ansichten(liste), 'geteilt', id],
		queryFn: async ({ signal }) =>
			finde((await call('GET /v1/user/me/ansichten', { query: { liste, id }, signal })).data, id),
		staleTime: ANZAHL_MS,
		placeholderData: undefined,
	});

export const finde = (ansichten: readonly GespeicherteAnsicht[], id: string | undefined): GespeicherteAnsicht | null =>
	ansichten.find((eine) => eine.id === id) ?? null;

/** The saved view an address names. */
async function ladeAnsicht(client: QueryClient, liste: Listendefinition['name'], { ansicht }: Listensuche) {
	const id = kennung(ansicht);
	if (!id) return null;
	const eigene = await client.query(ansichtenQuery(liste));
	return finde(eigene, id) ?? (await client.query(geteilteQuery(liste, id)));
}

/** The loader of a list: starts its page and does not wait for it; the table shows what comes. */
export async function ladeListe<Row>(client: QueryClient, liste: Listendefinition<Row>, suche: Listensuche) {
	const [{ heute }, ansicht] = await Promise.all([
		client.query({ ...infoQuery, staleTime: 'static' }),
		// A failure leaves the list as it is without.
		ladeAnsicht(client, liste.name, suche).catch(() => null),
	]);
	const stand = listenstand(liste, ergaenzt(suche, ansicht), heute);
	// A failure shows where the rows would be.
	client.query(seiteQuery(liste, abfrage(stand))).catch(() => undefined);
	return { heute };
}
