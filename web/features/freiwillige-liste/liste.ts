import type { Contract } from '#api/contract/contract.ts';
import { addiereTage } from '#domain/datum.ts';
import { FREIWILLIGE_SORT, ZUSATZ_SORT } from '#domain/liste/sortierung.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import { FREIWILLIGE, LISTE } from '../../texte/listen.ts';
import type { Bedingung } from '../liste/bedingung.ts';
import type { Exportanfrage } from '../liste/csv-knopf.tsx';
import type { Filterfeld } from '../liste/filterfelder.ts';
import type { Listendefinition } from '../liste/suche.ts';

export type Freiwilligenzeile = RowOf<'GET /v1/freiwilliger/list-freiwillige'>;
type Abfrage = Contract['GET /v1/freiwilliger/list-freiwillige']['query'];
type Exportabfrage = Contract['GET /v1/freiwilliger/list-freiwillige/export-csv']['query'];
type Exportauswahl = Contract['POST /v1/freiwilliger/list-freiwillige/export-csv']['body'];

const TEXT = FREIWILLIGE;
const ENDE_IN_TAGEN = 14;

const status = (nummer: FreiwilligerStatus): Bedingung => ({ feld: 'status', op: 'gleich', wert: nummer });

/** Volunteers from the agreement on, by the contract that counts. */
export const FREIWILLIGENLISTE: Listendefinition<Freiwilligenzeile> = {
	name: 'freiwillige',
	pfad: '/admin/freiwillige',
	ansichten: [
		{
			key: 'aktuell',
			titel: TEXT.ansicht.aktuell,
			und: () => [{ feld: 'status', op: 'zwischen', wert: [2800, 4000] }],
		},
		{ key: 'einigung', titel: TEXT.ansicht.einigung, und: () => [status(2800)], sort: 'vertragsbeginn' },
		{
			key: 'antritt',
			titel: TEXT.ansicht.antritt,
			und: (heute) => [status(3000), { feld: 'vertragsbeginn', op: 'vor', wert: addiereTage(heute, 1) }],
			sort: 'vertragsbeginn',
		},
		{ key: 'im-dienst', titel: TEXT.ansicht.imDienst, und: () => [status(4000)] },
		{
			key: 'ende',
			titel: TEXT.ansicht.ende,
			und: (heute) => [status(4000), { feld: 'vertragsende', op: 'vor', wert: addiereTage(heute, ENDE_IN_TAGEN + 1) }],
			sort: 'vertragsende',
		},
		{
			key: 'beendet',
			titel: TEXT.ansicht.beendet,
			und: () => [{ feld: 'status', op: 'zwischen', wert: [9000, 9900] }],
			sort: '-vertragsende',
		},
		{
			key: 'wiedervorlage',
			titel: TEXT.ansicht.wiedervorlage,
			und: (heute) => [{ feld: 'wiedervorlageAm', op: 'vor', wert: addiereTage(heute, 1) }],
		},
		{ key: 'alle', titel: LISTE.alle, und: () => [] },
	],
	sortierbar: [...FREIWILLIGE_SORT, ...ZUSATZ_SORT],
	sort: 'name',
	lade: (abfrage, signal) => call('GET /v1/freiwilliger/list-freiwillige', { query: abfrage as Abfrage, signal }),
};

/** In the chosen cycle. */
export const exportiereFreiwillige = ({ query, gewaehlt, timeoutMs }: Exportanfrage): Promise<string> =>
	gewaehlt
		? call('POST /v1/freiwilliger/list-freiwillige/export-csv', { body: gewaehlt as Exportauswahl, timeoutMs })
		: call('GET /v1/freiwilliger/list-freiwillige/export-csv', { query: query as Exportabfrage, timeoutMs });

export const FREIWILLIGENFILTER: readonly Filterfeld[] = [
	{ feld: 'status', titel: TEXT.spalte.status, art: 'status', katalog: FREIWILLIGER },
	{ feld: 'dienstartID', titel: TEXT.spalte.dienstart, art: 'dienstart' },
	{ feld: 'einsatzstelleID', titel: TEXT.spalte.einsatzstelle, art: 'adresse' },
	{ feld: 'einsatzortID', titel: TEXT.spalte.einsatzort, art: 'einsatzort' },
	{ feld: 'vertragsnummer', titel: TEXT.spalte.vertragsnummer, art: 'text' },
	{ feld: 'vertragsbeginn', titel: TEXT.spalte.vertragsbeginn, art: 'zeitraum' },
	{ feld: 'vertragsende', titel: TEXT.spalte.vertragsende, art: 'zeitraum' },
	{ feld: 'dienstantritt', titel: TEXT.spalte.dienstantritt, art: 'zeitraum' },
	{ feld: 'dienstende', titel: TEXT.spalte.dienstende, art: 'zeitraum' },
	{ feld: 'alter', titel: TEXT.spalte.alter, art: 'alter' },
	{ feld: 'wiedervorlageAm', titel: LISTE.wiedervorlage, art: 'zeitraum' },
	{ feld: 'volljaehrig', titel: LISTE.volljaehrig, art: 'jaNein' },
	{ feld: 'betreuerUserID', titel: TEXT.spalte.betreuer, art: 'betreuer' },
];
