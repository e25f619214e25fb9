import type { Contract } from '#api/contract/contract.ts';
import { addiereTage } from '#domain/datum.ts';
import { BEWERBUNGEN_SORT, ZUSATZ_SORT } from '#domain/liste/sortierung.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import { BEWERBUNGEN, LISTE } from '../../texte/listen.ts';
import type { Bedingung } from '../liste/bedingung.ts';
import type { Exportanfrage } from '../liste/csv-knopf.tsx';
import type { Filterfeld } from '../liste/filterfelder.ts';
import type { Listendefinition } from '../liste/suche.ts';

export type Bewerbung = RowOf<'GET /v1/freiwilliger/bewerbungen'>;
type Abfrage = Contract['GET /v1/freiwilliger/bewerbungen']['query'];
type Exportabfrage = Contract['GET /v1/freiwilliger/bewerbungen/export-csv']['query'];
type Exportauswahl = Contract['POST /v1/freiwilliger/bewerbungen/export-csv']['body'];

const TEXT = BEWERBUNGEN;
const OHNE_KONTAKT_TAGE = 14;

const imProzess: Bedingung = { feld: 'status', op: 'zwischen', wert: [2000, 2800] };
const offen: readonly Bedingung[] = [imProzess, { feld: 'wunschstatus', op: 'zwischen', wert: [0, 3500] }];

/** One row per wish. */
export const BEWERBUNGSLISTE: Listendefinition<Bewerbung> = {
	name: 'bewerbungen',
	pfad: '/admin/bewerbungen',
	ansichten: [
		{ key: 'offen', titel: TEXT.ansicht.offen, und: () => [...offen] },
		{
			key: 'ohne-kontakt',
			titel: TEXT.ansicht.ohneKontakt,
			und: (heute) => [
				imProzess,
				{ feld: 'wunschstatus', op: 'gleich', wert: 0 },
				{ feld: 'wunschstatusSeit', op: 'vor', wert: addiereTage(heute, 1 - OHNE_KONTAKT_TAGE) },
			],
			sort: 'wunschstatusSeit',
		},
		{
			key: 'minderjaehrige',
			titel: TEXT.ansicht.minderjaehrige,
			und: () => [...offen, { feld: 'alter', op: 'zwischen', wert: [null, 17] }],
		},
		{
			key: 'abgesagt',
			titel: TEXT.ansicht.abgesagt,
			und: () => [{ feld: 'wunschstatus', op: 'zwischen', wert: [9000, 9500] }],
			sort: '-wunschstatusSeit',
		},
		{
			key: 'wiedervorlage',
			titel: TEXT.ansicht.wiedervorlage,
			und: (heute) => [{ feld: 'wiedervorlageAm', op: 'vor', wert: addiereTage(heute, 1) }],
		},
		{ key: 'alle', titel: LISTE.alle, und: () => [] },
	],
	sortierbar: [...BEWERBUNGEN_SORT, ...ZUSATZ_SORT],
	sort: '-beworbenAm',
	lade: (abfrage, signal) => call('GET /v1/freiwilliger/bewerbungen', { query: abfrage as Abfrage, signal }),
};

/** In the chosen cycle. */
export const exportiereBewerbungen = ({ query, gewaehlt, timeoutMs }: Exportanfrage): Promise<string> =>
	gewaehlt
		? call('POST /v1/freiwilliger/bewerbungen/export-csv', { body: gewaehlt as Exportauswahl, timeoutMs })
		: call('GET /v1/freiwilliger/bewerbungen/export-csv', { query: query as Exportabfrage, timeoutMs });

export const BEWERBUNGSFILTER: readonly Filterfeld[] = [
	{ feld: 'status', titel: TEXT.spalte.status, art: 'status', katalog: FREIWILLIGER },
	{ feld: 'wunschstatus', titel: TEXT.spalte.wunschstatus, art: 'status', katalog: WUNSCH },
	{ feld: 'wunschstatusSeit', titel: TEXT.spalte.wunschstatusSeit, art: 'zeitraum' },
	{ feld: 'einsatzortID', titel: TEXT.spalte.einsatzort, art: 'einsatzort' },
	{ feld: 'dienstartID', titel: TEXT.spalte.dienstart, art: 'dienstart' },
	{ feld: 'alter', titel: TEXT.spalte.alter, art: 'alter' },
	{ feld: 'wiedervorlageAm', titel: LISTE.wiedervorlage, art: 'zeitraum' },
	{ feld: 'volljaehrig', titel: LISTE.volljaehrig, art: 'jaNein' },
	{ feld: 'einsatzstelleID', titel: LISTE.einsatzstelle, art: 'adresse' },
	{ feld: 'betreuerUserID', titel: TEXT.spalte.betreuer, art: 'betreuer' },
	{ feld: 'beworbenAm', titel: TEXT.spalte.beworbenAm, art: 'zeitraum' },
	{ feld: 'ort', titel: TEXT.spalte.ort, art: 'text' },
	{ feld: 'plz', titel: LISTE.plz, art: 'plz' },
	{ feld: 'letzteBemerkungAm', titel: TEXT.spalte.bemerkung, art: 'zeitraum' },
];
