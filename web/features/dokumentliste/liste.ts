import type { Contract } from '#api/contract/contract.ts';
import type { AnforderungStatus } from '#domain/akte/dokumentregeln.ts';
import { ANFORDERUNG_LABEL } from '#domain/akte/dokumenttexte.ts';
import { STUFE_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { DOKUMENTE_SORT } from '#domain/liste/sortierung.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import { DOKUMENTLISTE as TEXT } from '../../texte/dokumentliste.ts';
import { LISTE } from '../../texte/listen.ts';
import type { Bedingung } from '../liste/bedingung.ts';
import type { Exportanfrage } from '../liste/csv-knopf.tsx';
import type { Filterfeld } from '../liste/filterfelder.ts';
import type { Listendefinition } from '../liste/suche.ts';

export type Dokumentzeile = RowOf<'GET /v1/freiwilliger/list-dokumente'>;
type Abfrage = Contract['GET /v1/freiwilliger/list-dokumente']['query'];
type Exportabfrage = Contract['GET /v1/freiwilliger/list-dokumente/export-csv']['query'];
type Exportauswahl = Contract['POST /v1/freiwilliger/list-dokumente/export-csv']['body'];

const stand = (...wert: AnforderungStatus[]): Bedingung => ({ feld: 'anforderungsstatus', op: 'in', wert });

/** What is asked of all volunteers, the newest request first. */
export const DOKUMENTELISTE: Listendefinition<Dokumentzeile> = {
	name: 'dokumente',
	pfad: '/admin/dokumente',
	ansichten: [
		{ key: 'offen', titel: TEXT.ansicht.offen, und: () => [stand('NOT_PROVIDED', 'NEEDS_REVIEW', 'WAIT_SIGNING')] },
		{
			key: 'ueberfaellig',
			titel: TEXT.ansicht.ueberfaellig,
			und: () => [{ feld: 'ueberfaellig', op: 'gleich', wert: true }],
			sort: 'angefordertAm',
		},
		{
			key: 'pruefen',
			titel: TEXT.ansicht.pruefen,
			und: () => [{ feld: 'anforderungsstatus', op: 'gleich', wert: 'NEEDS_REVIEW' }],
			sort: 'hochgeladenAm',
		},
		{ key: 'unterschriften', titel: TEXT.ansicht.unterschriften, und: () => [stand('WAIT_SIGNING')] },
		{ key: 'alle', titel: LISTE.alle, und: () => [] },
	],
	sortierbar: DOKUMENTE_SORT,
	sort: '-angefordertAm',
	lade: (abfrage, signal) => call('GET /v1/freiwilliger/list-dokumente', { query: abfrage as Abfrage, signal }),
};

/** In the chosen cycle. */
export const exportiereDokumente = ({ query, gewaehlt, timeoutMs }: Exportanfrage): Promise<string> =>
	gewaehlt
		? call('POST /v1/freiwilliger/list-dokumente/export-csv', { body: gewaehlt as Exportauswahl, timeoutMs })
		: call('GET /v1/freiwilliger/list-dokumente/export-csv', { query: query as Exportabfrage, timeoutMs });

const optionen = (worte: Readonly<Record<string, string>>) => Object.entries(worte).map(([id, name]) => ({ id, name }));
const { spalte, filter } = TEXT;

/** `vorlagen`: the specifications to choose from. */
export const dokumentfilter = (vorlagen: readonly { id: string; name: string }[]): readonly Filterfeld[] => [
	{
		feld: 'anforderungsstatus',
		titel: spalte.anforderungsstatus,
		art: 'auswahl',
		optionen: optionen(ANFORDERUNG_LABEL),
	},
	{ feld: 'ampel', titel: filter.ampel, art: 'auswahl', optionen: optionen(TEXT.ampel) },
	{ feld: 'stufe', titel: spalte.stufe, art: 'auswahl', optionen: optionen(STUFE_BEZEICHNUNG) },
	{ feld: 'specID', titel: spalte.dokument, art: 'auswahl', optionen: vorlagen },
	{ feld: 'ueberfaellig', titel: filter.ueberfaellig, art: 'jaNein' },
	{ feld: 'unbesiegelbar', titel: filter.unbesiegelbar, art: 'jaNein' },
	{ feld: 'status', titel: spalte.status, art: 'status', katalog: FREIWILLIGER },
	{ feld: 'dokumentstatus', titel: filter.datei, art: 'status', katalog: DOKUMENT },
	{ feld: 'dienstartID', titel: spalte.dienstart, art: 'dienstart' },
	{ feld: 'einsatzstelleID', titel: spalte.einsatzstelle, art: 'adresse' },
	{ feld: 'frist', titel: spalte.frist, art: 'zeitraum' },
	{ feld: 'angefordertAm', titel: spalte.angefordertAm, art: 'zeitraum' },
	{ feld: 'hochgeladenAm', titel: spalte.hochgeladenAm, art: 'zeitraum' },
	{ feld: 'gueltigBis', titel: spalte.gueltigBis, art: 'zeitraum' },
	{ feld: 'mahnstufe', titel: spalte.mahnstufe, art: 'zahl' },
	{ feld: 'isManuell', titel: filter.manuell, art: 'jaNein' },
];
