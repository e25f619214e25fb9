import { type RawBuilder, sql } from 'kysely';
import {
	type EigeneSpalten,
	FILTERART,
	type Filterart,
	type Liste,
	type Sortierbar,
	type Spalte,
	type Zeileninhalt,
} from '#domain/liste/liste.ts';
import type { Filterfeld, Filterfelder } from './filter.ts';
import type { Listenplan } from './liste.ts';

type Ausdruck = RawBuilder<unknown>;

/** A field of the row; where it is sorted or narrowed by something else than it shows, that beside it. */
type Feldsql =
	| Ausdruck
	| { readonly zeigt: Ausdruck; readonly sort?: Ausdruck | readonly Ausdruck[]; readonly filter?: Ausdruck };
/** A column that is no field of the row is sorted by something nevertheless. */
interface Sortsql {
	readonly sort: Ausdruck | readonly Ausdruck[];
	readonly filter?: Ausdruck;
}
type Eintrag = Feldsql | Sortsql | Filterfeld;
/** A field the list is only narrowed by. */
type Filtersql = Ausdruck | Filterfeld;

/** Fields that columns narrow the list by and no row holds. */
type Filtername<S> = S extends { filter: { feld: infer Feld extends string } } ? Feld : never;
type NurFilter<L extends Liste> = Exclude<
	Filtername<L['spalten'][keyof L['spalten']]> | (keyof L['filter'] & string) | (keyof L['nurAbfrage'] & string),
	keyof Zeileninhalt<L>
>;

type NurSort<L extends Liste> = Exclude<Extract<EigeneSpalten<L>, Sortierbar<L>>, keyof Zeileninhalt<L>>;

/** What every field of a list is in SQL, over rows under the alias `t`: the second and last place of a column. */
export type Listensql<L extends Liste> = { readonly [Feld in keyof Zeileninhalt<L>]: Feldsql } & {
	readonly [Feld in Exclude<NurFilter<L>, NurSort<L>>]: Filtersql;
} & { readonly [Feld in NurSort<L>]: Sortsql };

interface Rest
	extends Pick<
		Listenplan,
		'von' | 'nachSchluessel' | 'dazu' | 'sicht' | 'suche' | 'vorderste' | 'ohneZyklus' | 'reihen' | 'zuletzt'
	> {
	/** `… as "name", …`: what the row holds beside what the list declares. */
	readonly weitere?: Ausdruck;
	readonly zusatz?: Zusatzsql;
}

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
	{ zusatz, weitere, ...rest }: Rest,
): Listenplan {
	const map = felder as Readonly<Record<string, Eintrag>>;
	const spalten = zeilenfelder(liste).map((feld) => sql`${einzeln(map[feld], 'zeigt')} as ${sql.id(feld)}`);
	return {
		...rest,
		spalten: sql.join([...spalten, ...(weitere ? [weitere] : []), ...(zusatz ? [zusatz.spalte] : [])]),
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

function sortierung(
	{ spalten, nurSort = [] }: Liste,
	map: Readonly<Record<string, Eintrag>>,
): Listenplan['sortierung'] {
	const sortierbare = Object.entries(spalten).filter(([, { sort }]) => sort);
	return Object.fromEntries([
		...nurSort.map((name) => [name, teil(map[name], 'sort')] as const),
		...sortierbare.map(([name, { art, feld }]): [string, readonly Ausdruck[]] => {
			const nach = art === 'person' ? ['nachname', 'vorname'] : [feld ?? name];
			return [name, nach.flatMap((eines) => teil(map[eines], 'sort'))];
		}),
	]);
}

function filterfelder(
	{ spalten, dazu, filter, nurAbfrage }: Liste,
	map: Readonly<Record<string, Eintrag>>,
): Filterfelder {
	const typen: (readonly [string, Filterfeld['typ']])[] = [
		...Object.entries(spalten).flatMap(([name, spalte]) => spaltenfilter(name, spalte, dazu)),
		...Object.entries(filter).map(([name, { art }]) => [name, typVon(art, dazu[name])] as const),
		...Object.entries(nurAbfrage),
	];
	return Object.fromEntries(
		typen.map(([name, typ]) => {
			const eintrag = map[name];
			return [name, eintrag && 'typ' in eintrag ? eintrag : { spalte: einzeln(eintrag, 'filter'), typ }];
		}),
	);
}

function spaltenfilter(name: string, { art, filter }: Spalte, dazu: Liste['dazu']): [string, Filterfeld['typ']][] {
	if (!filter) return [];
	return [
		filter === true ? [name, typVon(FILTERART[art], art)] : [filter.feld, typVon(filter.art, dazu[filter.feld] ?? art)],
	];
}

/** A period may be one of days or of instants, a choice one of ids or of words. */
function typVon(filter: Filterart, art: Spalte['art'] | undefined): Filterfeld['typ'] {
	if (filter === 'zeitraum' && (art === 'zeit' || art === 'zeitpunkt')) return 'zeit';
	return filter === 'auswahl' && (art === 'id' || art === 'verweis') ? 'id' : TYP[filter];
}

type Teil = 'zeigt' | 'sort' | 'filter';

/** What a field is sorted by, or else shows. */
function teil(eintrag: Eintrag | undefined, welcher: Teil): readonly Ausdruck[] {
	if (!eintrag || 'typ' in eintrag) throw new Error('Der Liste fehlt ein Feld.');
	if ('compile' in eintrag) return [eintrag];
	const teile: Partial<Record<Teil, Ausdruck | readonly Ausdruck[]>> = eintrag;
	return [teile[welcher] ?? teile.zeigt ?? []].flat();
}

function einzeln(eintrag: Eintrag | undefined, welcher: Teil): Ausdruck {
	const [eines, ...weitere] = teil(eintrag, welcher);
	if (!eines || weitere.length > 0) throw new Error('Der Liste fehlt ein Feld.');
	return eines;
}

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
	dokument: 'texte',
	auswahl: 'text',
};
