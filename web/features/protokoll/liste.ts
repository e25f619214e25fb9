import type { Contract } from '#api/contract/contract.ts';
import { addiereTage } from '#domain/datum.ts';
import { DATENART_LABEL, DATENARTEN, ZUGRIFFSART_LABEL, ZUGRIFFSARTEN } from '#domain/zugriff/protokoll.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import { LISTE } from '../../texte/listen.ts';
import { ZUGRIFFE } from '../../texte/protokoll.ts';
import type { Exportanfrage } from '../liste/csv-knopf.tsx';
import type { Filterfeld } from '../liste/filterfelder.ts';
import type { Listendefinition } from '../liste/suche.ts';

export type Zugriff = RowOf<'GET /v1/system/zugriffe'>;
type Abfrage = Contract['GET /v1/system/zugriffe']['query'];
type Exportabfrage = Contract['GET /v1/system/zugriffe/export-csv']['query'];

const TEXT = ZUGRIFFE;
const WOCHE_TAGE = 7;
const nurArt = (...arten: Zugriff['art'][]) => [{ feld: 'art', op: 'in' as const, wert: arten }];

/** Who signed in, looked and exported, newest first. */
export const ZUGRIFFSLISTE: Listendefinition<Zugriff> = {
	name: 'zugriffe',
	pfad: '/admin/system/zugriffe',
	ansichten: [
		{
			key: 'woche',
			titel: TEXT.ansicht.woche,
			und: (heute) => [{ feld: 'zeit', op: 'nach', wert: addiereTage(heute, -WOCHE_TAGE) }],
		},
		{ key: 'fehlversuche', titel: TEXT.ansicht.fehlversuche, und: () => nurArt('FEHLVERSUCH') },
		{ key: 'ansichten', titel: TEXT.ansicht.ansichten, und: () => nurArt('ANSICHT_BEGINN', 'ANSICHT_ENDE') },
		{ key: 'exporte', titel: TEXT.ansicht.exporte, und: () => nurArt('EXPORT') },
		{ key: 'einsichten', titel: TEXT.ansicht.einsichten, und: () => nurArt('EINSICHT') },
		{ key: 'alle', titel: LISTE.alle, und: () => [] },
	],
	sortierbar: ['zeit'],
	sort: '-zeit',
	lade: (abfrage, signal) => call('GET /v1/system/zugriffe', { query: abfrage as Abfrage, signal }),
};

export const exportiereZugriffe = ({ query, timeoutMs }: Exportanfrage): Promise<string> =>
	call('GET /v1/system/zugriffe/export-csv', { query: query as Exportabfrage, timeoutMs });

const optionen = <K extends string>(keys: readonly K[], namen: Readonly<Record<K, string>>) =>
	keys.map((id) => ({ id, name: namen[id] }));

export const ZUGRIFFSFILTER: readonly Filterfeld[] = [
	{ feld: 'art', titel: TEXT.filter.art, art: 'auswahl', optionen: optionen(ZUGRIFFSARTEN, ZUGRIFFSART_LABEL) },
	{ feld: 'userID', titel: TEXT.filter.wer, art: 'betreuer' },
	{ feld: 'betroffener', titel: TEXT.filter.betroffener, art: 'text' },
	{ feld: 'zeit', titel: TEXT.filter.zeit, art: 'zeitraum' },
	{ feld: 'datenart', titel: TEXT.filter.datenart, art: 'auswahl', optionen: optionen(DATENARTEN, DATENART_LABEL) },
];
