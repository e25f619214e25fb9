import type { Contract } from '#api/contract/contract.ts';
import type { PERSONEN_SORT } from '#api/contract/personen.ts';
import { OPT_IN_BEZEICHNUNG } from '#domain/person/bezeichnung.ts';
import { call } from '../../client/call.ts';
import { LISTE } from '../../texte/listen.ts';
import { PERSONEN } from '../../texte/personen.ts';
import { auswahl, type Bedingung } from '../liste/bedingung.ts';
import type { Filterfeld } from '../liste/filterfelder.ts';
import type { Listenabfrage, Listendefinition } from '../liste/suche.ts';
import type { Listeneintrag, Personenzeile } from './queries.ts';

type Abfrage = Contract['GET /v1/person']['query'];

const TEXT = PERSONEN;
const AKTIV: Bedingung = { feld: 'isAktiv', op: 'gleich', wert: true };
const FUNKTION = 'funktion';

/** Contact persons of the addresses, by name. */
export const PERSONENLISTE: Listendefinition<Personenzeile> = {
	name: 'personen',
	pfad: '/admin/personen',
	ansichten: [
		{ key: 'aktiv', titel: TEXT.ansicht.aktiv, und: () => [AKTIV] },
		{
			key: 'unbestaetigt',
			titel: TEXT.ansicht.unbestaetigt,
			und: () => [
				AKTIV,
				{ feld: 'isSystemmailEmpfaenger', op: 'gleich', wert: true },
				{ feld: 'optInStatus', op: 'in', wert: ['KEIN', 'ANGEFRAGT'] },
			],
		},
		{ key: 'alle', titel: LISTE.alle, und: () => [] },
	],
	sortierbar: ['name', 'email', 'isAktiv'] satisfies readonly (typeof PERSONEN_SORT)[number][],
	sort: 'name',
	lade: (abfrage, signal) => call('GET /v1/person', { query: mitFunktionen(abfrage) as Abfrage, signal }),
};

const wahl = (namen: Readonly<Record<string, string>>) => Object.entries(namen).map(([id, name]) => ({ id, name }));

/** Functions are the tenant's own list. */
export const personenfilter = (funktionen: readonly Listeneintrag[]): readonly Filterfeld[] => [
	{
		feld: FUNKTION,
		titel: TEXT.filter.funktion,
		art: 'auswahl',
		optionen: funktionen.map(({ id, bezeichnung }) => ({ id, name: bezeichnung })),
	},
	{ feld: 'isSystemmailEmpfaenger', titel: TEXT.filter.systemmails, art: 'jaNein' },
	{ feld: 'optInStatus', titel: TEXT.filter.bestaetigung, art: 'auswahl', optionen: wahl(OPT_IN_BEZEICHNUNG) },
	{ feld: 'email', titel: TEXT.filter.email, art: 'text' },
	{ feld: 'isAktiv', titel: TEXT.filter.aktiv, art: 'jaNein' },
];

/** The call takes functions by a parameter of their own. */
export function mitFunktionen<A extends Pick<Listenabfrage, 'f'>>({ f, ...rest }: A) {
	if (!f) return rest;
	const { und = [], text } = JSON.parse(f) as { und?: Bedingung[]; text?: string };
	const funktionen = und.filter(({ feld }) => feld === FUNKTION).flatMap((b) => auswahl(b));
	const uebrige = und.filter(({ feld }) => feld !== FUNKTION);
	return {
		...rest,
		...((uebrige.length > 0 || text) && { f: JSON.stringify({ und: uebrige, ...(text && { text }) }) }),
		...(funktionen.length > 0 && { filterFunktionenIds: funktionen.join(',') }),
	};
}
