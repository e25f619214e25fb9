import { queryOptions } from '@tanstack/react-query';
import type { Contract } from '#api/contract/contract.ts';
import { addiereTage } from '#domain/datum.ts';
import { STATUSWECHSEL_SORT } from '#domain/liste/sortierung.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import { LISTE, STATUSWECHSEL } from '../../texte/listen.ts';
import type { Exportanfrage } from '../liste/csv-knopf.tsx';
import type { Filterfeld } from '../liste/filterfelder.ts';
import { abfrage, type Listendefinition, type Listenstand } from '../liste/suche.ts';

export type Statuswechsel = RowOf<'GET /v1/freiwilliger/status-changes'>;
type Abfrage = Contract['GET /v1/freiwilliger/status-changes']['query'];
type Exportabfrage = Contract['GET /v1/freiwilliger/status-changes/export-csv']['query'];
type Schrittabfrage = Contract['GET /v1/freiwilliger/status-changes/schritte']['query'];

const TEXT = STATUSWECHSEL;
const WOCHE_TAGE = 7;

/** Every change of a volunteer's number, newest first. */
export const STATUSWECHSELLISTE: Listendefinition<Statuswechsel> = {
	name: 'statuswechsel',
	pfad: '/admin/statuswechsel',
	ansichten: [
		{
			key: 'woche',
			titel: TEXT.ansicht.woche,
			und: (heute) => [{ feld: 'zeit', op: 'nach', wert: addiereTage(heute, -WOCHE_TAGE) }],
		},
		{
			key: 'rueckwaerts',
			titel: TEXT.ansicht.rueckwaerts,
			und: () => [{ feld: 'rueckwaerts', op: 'gleich', wert: true }],
		},
		{
			key: 'von-hand',
			titel: TEXT.ansicht.vonHand,
			und: () => [{ feld: 'manuell', op: 'gleich', wert: true }],
		},
		{
			key: 'beendet',
			titel: TEXT.ansicht.beendet,
			und: () => [{ feld: 'nach', op: 'zwischen', wert: [9000, 9900] }],
		},
		{ key: 'alle', titel: LISTE.alle, und: () => [] },
	],
	sortierbar: STATUSWECHSEL_SORT,
	sort: '-zeit',
	lade: (abfrage, signal) => call('GET /v1/freiwilliger/status-changes', { query: abfrage as Abfrage, signal }),
};

/** In the chosen cycle. */
export const exportiereStatuswechsel = ({ query, timeoutMs }: Exportanfrage): Promise<string> =>
	call('GET /v1/freiwilliger/status-changes/export-csv', { query: query as Exportabfrage, timeoutMs });

/** How often which step was taken in what the list shows, all its pages together. */
export function schritteQuery(stand: Listenstand) {
	const { f } = abfrage(stand);
	const query = { ...(f && { f }) } as Schrittabfrage;
	return queryOptions({
		queryKey: ['listen', 'statuswechsel', 'schritte', query],
		queryFn: ({ signal }) =>
			call('GET /v1/freiwilliger/status-changes/schritte', { query, signal }).then(({ data }) => data),
	});
}

export const STATUSWECHSELFILTER: readonly Filterfeld[] = [
	{ feld: 'zeit', titel: TEXT.filter.zeit, art: 'zeitraum' },
	{ feld: 'nach', titel: TEXT.filter.nach, art: 'status', katalog: FREIWILLIGER },
	{ feld: 'von', titel: TEXT.filter.von, art: 'status', katalog: FREIWILLIGER },
	{ feld: 'rueckwaerts', titel: TEXT.filter.rueckwaerts, art: 'jaNein' },
	{ feld: 'manuell', titel: TEXT.filter.manuell, art: 'jaNein' },
	{ feld: 'userID', titel: TEXT.filter.wer, art: 'betreuer' },
];
