import type { Contract } from '#api/contract/contract.ts';
import { SIGNATUR_SORT } from '#domain/liste/sortierung.ts';
import type { Partei } from '#domain/rollen.ts';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';
import { UNTERSCHRIFT, UNTERSCHRIFTEN } from '../../texte/unterschrift.ts';
import type { Filterfeld } from '../liste/filterfelder.ts';
import type { Listendefinition } from '../liste/suche.ts';

export type OffeneUnterschrift = RowOf<'GET /v1/signature'>;
type Abfrage = Contract['GET /v1/signature']['query'];

const { ansicht, filter } = UNTERSCHRIFTEN;
const von = (partei: Partei) => () => [{ feld: 'partei', op: 'in' as const, wert: [partei] }];

/** Signatures that are waited for, the most urgent first. */
export const UNTERSCHRIFTENLISTE: Listendefinition<OffeneUnterschrift> = {
	name: 'unterschriften',
	pfad: '/admin/unterschriften',
	ansichten: [
		{ key: 'alle', titel: ansicht.alle, und: () => [] },
		{ key: 'freiwillige', titel: ansicht.freiwillige, und: von('FREIWILLIGER') },
		{ key: 'eltern', titel: ansicht.eltern, und: von('ERZIEHUNGSBERECHTIGTER') },
		{ key: 'stelle', titel: ansicht.stelle, und: von('EINSATZSTELLE') },
		{ key: 'traeger', titel: ansicht.traeger, und: von('TRAEGER') },
	],
	sortierbar: SIGNATUR_SORT,
	sort: 'gueltigBis',
	lade: (abfrage, signal) => call('GET /v1/signature', { query: abfrage as Abfrage, signal }),
};

export const UNTERSCHRIFTENFILTER: readonly Filterfeld[] = [
	{
		feld: 'partei',
		titel: filter.partei,
		art: 'auswahl',
		optionen: Object.entries(UNTERSCHRIFT.partei).map(([id, name]) => ({ id, name })),
	},
];
