import type { Contract } from '#api/contract/contract.ts';
import { AUSZUSTELLEN, BESCHEINIGUNGEN } from '#domain/liste/bescheinigungen.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import type { Bedingung } from '../liste/bedingung.ts';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';
import { KLEINSTE_SEITE, seiteQuery } from '../liste/queries.ts';
import { abfrage, listenstand } from '../liste/suche.ts';

const PFAD = 'GET /v1/dokumente/bescheinigungen';

export type Bescheinigungszeile = RowOf<typeof PFAD>;

export const BESCHEINIGUNGSLISTE = listendefinition<Bescheinigungszeile>(BESCHEINIGUNGEN, {
	pfad: '/admin/bescheinigungen',
	lade: (abfrage, signal) => call(PFAD, { query: abfrage as Contract[typeof PFAD]['query'], signal }),
	zaehle: (f, signal) => call('GET /v1/dokumente/bescheinigungen/anzahlen', { query: { f }, signal }),
});
export const BESCHEINIGUNGSFILTER = filtervon(BESCHEINIGUNGEN);

/** All of the cycle that are due, whatever the list is narrowed to. */
export const FAELLIGE = { und: AUSZUSTELLEN as Bedingung[] };

/** How many they are. */
export const faelligeQuery = (heute: string) =>
	seiteQuery(
		BESCHEINIGUNGSLISTE,
		abfrage({ ...listenstand(BESCHEINIGUNGSLISTE, { f: FAELLIGE }, heute), groesse: KLEINSTE_SEITE }),
	);
