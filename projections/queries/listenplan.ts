import { type RawBuilder, sql } from 'kysely';
import type { Filterart, Liste, Spalte, Zeile } from '#domain/liste/liste.ts';
import type { Filterfeld, Filterfelder } from './filter.ts';
import type { Listenplan } from './liste.ts';

type Ausdruck = RawBuilder<unknown>;

/** A field of the row; where it is sorted or narrowed by something else than it shows, that beside it. */
type Feldsql = Ausdruck | { readonly zeigt: Ausdruck; readonly sort?: Ausdruck; readonly filter?: Ausdruck };
/** A field the list is only narrowed by. */
type Filtersql = Ausdruck | Filterfeld;

/** Fields that columns narrow the list by and no row holds. */
type Filtername<S> = S extends { filter: { feld: infer Feld extends string } } ? Feld : never;
type NurFilter<L extends Liste> = Exclude<
	Filtername<L['spalten'][keyof L['spalten']]> | (keyof L['filter'] & string) | (keyof L['nurAbfrage'] & string),
	keyof Zeile<L>
>;

/** What every field of a list is in SQL, over rows under the alias `t`: the second and last place of a column. */
export type Listensql<L extends Liste> = { readonly [Feld in keyof Zeile<L>]: Feldsql } & {
	readonly [Feld in NurFilter<L>]: Filtersql;
};

type Rest = Pick<Listenplan, 'von' | 'dazu' | 'sicht' | 'suche' | 'ohneZyklus' | 'zuletzt'>;

/** Columns that only some viewers have, see `zusatzfelder.ts`. */
export interface Zusatzsql {
	readonly spalte: Ausdruck;
	readonly felder: Filterfelder;
	readonly sortierung: Listenplan['sortierung'];
}

/** How a declared list becomes SQL. */
export function listenplan<const L extends Liste>(
	liste: L,
	felder: Listensql<L>,
	{ zusatz, ...rest }: Rest & { readonly zusatz?: Zusatzsql },
): Listenplan {
	const map = felder as Readonly<Record<string, Feldsql | Filterfeld>>;
	const zeigt = (feld: string): Ausdruck => teil(map[feld], 'zeigt');
	const spalten = zeilenfelder(liste).map((feld) => sql`${zeigt(feld)} as ${sql.id(feld)}`);
	return {
		...rest,
		spalten: sql.join([...spalten, ...(zusatz ? [zusatz.spalte] : [])]),
		felder: { ...filterfelder(liste, map), ...zusatz?.felder },
		sortierung: { ...zusatz?.sortierung, ...sortierung(liste, map) },
		standard: [liste.sort],
	};
}

/** Names of the row's fields. */
function zeilenfelder({ spalten, dazu }: Liste): string[] {
	const eigene = Object.entries(spalten).flatMap(([name, spalte]) => spaltenfelder(name, spalte));
	return [...new Set([...Object.keys(dazu), ...eigene])];
}

function spaltenfelder(name: string, { art, feld }: Spalte): string[] {
	if (art === 'person') return ['vorname', 'nachname'];
	if (art === 'ort') return ['plz', 'ort'];
	return art === 'eigen' ? [] : [feld ?? name];
}

function sortierung({ spalten }: Liste, map: Readonly<Record<string, Feldsql | Filterfeld>>): Listenplan['sortierung'] {
	const sortierbare = Object.entries(spalten).filter(([, { sort }]) => sort);
	return Object.fromEntries(
		sortierbare.map(([name, { art, feld }]) => {
			const nach = art === 'person' ? ['nachname', 'vorname'] : [feld ?? name];
			return [name, nach.map((eines) => teil(map[eines], 'sort'))];
		}),
	);
}

function filterfelder(
	{ spalten, filter, nurAbfrage }: Liste,
	map: Readonly<Record<string, Feldsql | Filterfeld>>,
): Filterfelder {
	const typen: [string, Filterfeld['typ']][] = [
		...Object.entries(spalten).flatMap(([name, spalte]) => spaltenfilter(name, spalte)),
		...Object.entries(filter).map(([name, { art }]): [string, Filterfeld['typ']] => [name, TYP[art]]),
		...Object.entries(nurAbfrage),
	];
	return Object.fromEntries(
		typen.map(([name, typ]) => {
			const eintrag = map[name];
			return [name, eintrag && 'typ' in eintrag ? eintrag : { spalte: teil(eintrag, 'filter'), typ }];
		}),
	);
}

function spaltenfilter(name: string, { art, filter }: Spalte): [string, Filterfeld['typ']][] {
	if (!filter) return [];
	const [feld, typ] = filter === true ? [name, SPALTENTYP[art]] : [filter.feld, TYP[filter.art]];
	return [[feld, typ === 'datum' && art === 'zeit' ? 'zeit' : typ]];
}

const teil = (eintrag: Feldsql | Filterfeld | undefined, welcher: 'zeigt' | 'sort' | 'filter'): Ausdruck => {
	if (!eintrag || 'typ' in eintrag) throw new Error('Der Liste fehlt ein Feld.');
	return 'zeigt' in eintrag ? (eintrag[welcher] ?? eintrag.zeigt) : eintrag;
};

/** How a field is compared, by its editor. */
const TYP: Readonly<Record<Filterart, Filterfeld['typ']>> = {
	status: 'zahl',
	dienstart: 'id',
	betreuer: 'id',
	einsatzort: 'id',
	adresse: 'id',
	alter: 'alter',
	zeitraum: 'datum',
	text: 'text',
	plz: 'text',
	jaNein: 'bool',
	zahl: 'zahl',
	umkreis: 'umkreis',
	auswahl: 'text',
};

/** The same, by what the column holds. */
const SPALTENTYP: Readonly<Record<Spalte['art'], Filterfeld['typ']>> = {
	id: 'id',
	verweis: 'id',
	text: 'text',
	person: 'text',
	ort: 'text',
	betreuer: 'text',
	eigen: 'text',
	wahl: 'text',
	texte: 'texte',
	zahl: 'zahl',
	status: 'zahl',
	alter: 'alter',
	tag: 'datum',
	zeit: 'zeit',
	janein: 'bool',
	ampel: 'vorhanden',
};
