import { useQuery } from '@tanstack/react-query';
import type { Contract } from '#api/contract/contract.ts';
import { ADRESSEN } from '#domain/liste/adressen.ts';
import { call } from '../../client/call.ts';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';
import type { Filterfeld } from '../liste/filterfelder.ts';
import { useGruppierungen } from '../liste/gruppierung.ts';
import { sportartenQuery, taetigkeitsfelderQuery, type Wahleintrag } from '../stammlisten/wahllisten.ts';
import type { Adresszeile } from './queries.ts';

type Abfrage = Contract['GET /v1/adresse']['query'];
export const ADRESSLISTE = listendefinition<Adresszeile>(ADRESSEN, {
	pfad: '/admin/adressen',
	lade: (abfrage, signal) => call('GET /v1/adresse', { query: abfrage as Abfrage, signal }),
	zaehle: (f, signal) => call('GET /v1/adresse/anzahlen', { query: { f }, signal }),
});

/** By what the list is narrowed; a grouping of the tenant only where it has values. */
export function useAdressfilter(): readonly Filterfeld[] {
	const { data: sportarten } = useQuery(sportartenQuery);
	const { data: taetigkeitsfelder } = useQuery(taetigkeitsfelderQuery);
	const gruppierungen = useGruppierungen().map(
		({ feld, titel, eintraege }): Filterfeld => ({ feld, titel, art: 'auswahl', optionen: optionen(eintraege) }),
	);
	const stammlisten = {
		sportartID: optionen(sportarten),
		taetigkeitsfeldID: optionen(taetigkeitsfelder),
	};
	return [...filtervon(ADRESSEN, stammlisten), ...gruppierungen];
}

const optionen = (eintraege: readonly Wahleintrag[] = []) =>
	eintraege.map(({ id, bezeichnung }) => ({ id, name: bezeichnung }));
