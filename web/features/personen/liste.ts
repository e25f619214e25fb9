import type { Contract } from '#api/contract/contract.ts';
import { PERSONEN } from '#domain/liste/personen.ts';
import { call } from '../../client/call.ts';
import { PERSONEN as TEXT } from '../../texte/personen.ts';
import { auswahl, type Bedingung } from '../liste/bedingung.ts';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';
import type { Filterfeld } from '../liste/filterfelder.ts';
import type { Listenabfrage } from '../liste/suche.ts';
import type { Listeneintrag, Personenzeile } from './queries.ts';

type Abfrage = Contract['GET /v1/person']['query'];

const FUNKTION = 'funktion';

export const PERSONENLISTE = listendefinition<Personenzeile>(PERSONEN, {
	pfad: '/admin/personen',
	lade: (abfrage, signal) => call('GET /v1/person', { query: mitFunktionen(abfrage) as Abfrage, signal }),
	zaehle: (f, signal) => call('GET /v1/person/anzahlen', { query: { f }, signal }),
});

/** Functions are the tenant's own list. */
export const personenfilter = (funktionen: readonly Listeneintrag[]): readonly Filterfeld[] => [
	{
		feld: FUNKTION,
		titel: TEXT.funktion,
		art: 'auswahl',
		optionen: funktionen.map(({ id, bezeichnung }) => ({ id, name: bezeichnung })),
	},
	...filtervon(PERSONEN),
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
