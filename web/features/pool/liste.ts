import type { Contract } from '#api/contract/contract.ts';
import { POOL_SORT } from '#domain/liste/sortierung.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import { LISTE, POOL } from '../../texte/listen.ts';
import type { Exportanfrage } from '../liste/csv-knopf.tsx';
import type { Filterfeld } from '../liste/filterfelder.ts';
import type { Listendefinition } from '../liste/suche.ts';

export type Poolzeile = RowOf<'GET /v1/freiwilliger/pool'>;
type Abfrage = Contract['GET /v1/freiwilliger/pool']['query'];
type Exportabfrage = Contract['GET /v1/freiwilliger/pool/export-csv']['query'];
type Exportauswahl = Contract['POST /v1/freiwilliger/pool/export-csv']['body'];

const TEXT = POOL;

/** Who is open for suggestions, newest first. */
export const POOLLISTE: Listendefinition<Poolzeile> = {
	name: 'pool',
	pfad: '/admin/pool',
	ansichten: [
		{ key: 'alle', titel: LISTE.alle, und: () => [] },
		{
			key: 'volljaehrige',
			titel: TEXT.ansicht.volljaehrige,
			und: () => [{ feld: 'volljaehrig', op: 'gleich', wert: true }],
		},
	],
	sortierbar: POOL_SORT,
	sort: '-imPoolSeit',
	lade: (abfrage, signal) => call('GET /v1/freiwilliger/pool', { query: abfrage as Abfrage, signal }),
};

/** In the chosen cycle. */
export const exportierePool = ({ query, gewaehlt, timeoutMs }: Exportanfrage): Promise<string> =>
	gewaehlt
		? call('POST /v1/freiwilliger/pool/export-csv', { body: gewaehlt as Exportauswahl, timeoutMs })
		: call('GET /v1/freiwilliger/pool/export-csv', { query: query as Exportabfrage, timeoutMs });

export const POOLFILTER: readonly Filterfeld[] = [
	{ feld: 'umkreis', titel: LISTE.entfernung, art: 'umkreis' },
	{ feld: 'dienstartWunschID', titel: TEXT.spalte.dienstartWunsch, art: 'dienstart' },
	{ feld: 'alter', titel: TEXT.spalte.alter, art: 'alter' },
	{ feld: 'volljaehrig', titel: LISTE.volljaehrig, art: 'jaNein' },
	{ feld: 'ort', titel: TEXT.spalte.ort, art: 'text' },
	{ feld: 'plz', titel: LISTE.plz, art: 'plz' },
	{ feld: 'imPoolSeit', titel: TEXT.spalte.imPoolSeit, art: 'zeitraum' },
];
