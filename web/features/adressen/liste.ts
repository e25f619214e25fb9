import { useQuery } from '@tanstack/react-query';
import type { ADRESSEN_SORT } from '#api/contract/adressverwaltung.ts';
import type { Contract } from '#api/contract/contract.ts';
import { ADRESSTYP_BEZEICHNUNG } from '#domain/adresse/bezeichnung.ts';
import { call } from '../../client/call.ts';
import { ADRESSEN } from '../../texte/adressen.ts';
import { LISTE } from '../../texte/listen.ts';
import { type Wahleintrag, wahllistenQuery } from '../akte/daten/wahllisten.ts';
import type { Bedingung } from '../liste/bedingung.ts';
import type { Filterfeld } from '../liste/filterfelder.ts';
import { useGruppierungen } from '../liste/gruppierung.ts';
import type { Listendefinition } from '../liste/suche.ts';
import type { Adresszeile } from './queries.ts';

type Abfrage = Contract['GET /v1/adresse']['query'];
const TEXT = ADRESSEN;
const vomTyp = (typ: string): Bedingung => ({ feld: 'typ', op: 'in', wert: [typ] });

/** Einsatzstellen, Einsatzorte and other organisations, by name. */
export const ADRESSLISTE: Listendefinition<Adresszeile> = {
	name: 'adressen',
	pfad: '/admin/adressen',
	ansichten: [
		{ key: 'stellen', titel: TEXT.ansicht.stellen, und: () => [vomTyp('EINSATZSTELLE')] },
		{ key: 'orte', titel: TEXT.ansicht.orte, und: () => [vomTyp('EINSATZORT')] },
		{ key: 'imZyklus', titel: TEXT.ansicht.imZyklus, und: () => [{ feld: 'isAktiv', op: 'gleich', wert: true }] },
		{ key: 'alle', titel: LISTE.alle, und: () => [] },
	],
	sortierbar: [
		'bezeichnung',
		'kurzname',
		'typ',
		'externeNummer',
		'vkz',
		'ort',
	] satisfies readonly (typeof ADRESSEN_SORT)[number][],
	sort: 'bezeichnung',
	lade: (abfrage, signal) => call('GET /v1/adresse', { query: abfrage as Abfrage, signal }),
};

/** By what the list is narrowed; a grouping of the tenant only where it has values. */
export function useAdressfilter(): readonly Filterfeld[] {
	const { data: listen = {} } = useQuery(wahllistenQuery);
	const auswahl = (feld: string, titel: string, eintraege: readonly Wahleintrag[] = []): Filterfeld => ({
		feld,
		titel,
		art: 'auswahl',
		optionen: eintraege.map(({ id, bezeichnung }) => ({ id, name: bezeichnung })),
	});
	const [typ, dienstart, ...uebrige] = FESTE_FILTER;
	return [
		typ,
		dienstart,
		auswahl('sportartID', TEXT.filter.sportart, listen.sportartIDs),
		auswahl('taetigkeitsfeldID', TEXT.filter.taetigkeitsfeld, listen.taetigkeitsfeldIDs),
		...useGruppierungen().map(({ feld, titel, eintraege }) => auswahl(feld, titel, eintraege)),
		...uebrige,
	];
}

const FESTE_FILTER: readonly [Filterfeld, Filterfeld, ...Filterfeld[]] = [
	{
		feld: 'typ',
		titel: TEXT.filter.typ,
		art: 'auswahl',
		optionen: Object.entries(ADRESSTYP_BEZEICHNUNG).map(([id, name]) => ({ id, name })),
	},
	{ feld: 'dienstartID', titel: TEXT.filter.dienstart, art: 'dienstart' },
	{ feld: 'ort', titel: TEXT.filter.ort, art: 'text' },
	{ feld: 'isAktiv', titel: TEXT.filter.imZyklus, art: 'jaNein' },
	{ feld: 'isOnline', titel: TEXT.filter.online, art: 'jaNein' },
	{ feld: 'hatKoordinaten', titel: TEXT.filter.koordinaten, art: 'jaNein' },
	{ feld: 'isDeaktiviert', titel: TEXT.filter.deaktiviert, art: 'jaNein' },
];
