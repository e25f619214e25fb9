/**
 * A list is declared once, in a file of its own beside this one: what its columns hold, how they are sorted and
 * narrowed, how wide they stand. Row, contract, table, filter editor, file and views derive from it; the other place a
 * column needs is the map of its SQL, which the types hold to be complete (docs/adr/0011-eine-liste-eine-erklaerung.md).
 */
import type { Dokumentampel } from '#domain/akte/dokument/dokumentampel.ts';
import type { Statuskatalog } from '#domain/status/katalog.ts';
import type { FilterOp } from './filterops.ts';

/** What a field of a row is, by the word its declaration has for it. */
export interface Feldwerte {
	id: string;
	/** Id of something else, where there is one. */
	verweis: string | null;
	text: string | null;
	/** Never missing. */
	wort: string;
	zahl: number | null;
	/** Days, halves too. */
	tage: number | null;
	/** Full years. */
	alter: number | null;
	/** `YYYY-MM-DD` */
	tag: string | null;
	/** ISO 8601; shown by its day. */
	zeit: string | null;
	/** ISO 8601, never missing. */
	zeitpunkt: string;
	janein: boolean;
	texte: readonly string[];
	/** How the documents stand; null: none of the viewer's business. */
	ampel: Dokumentampel | null;
}
export type Feldart = keyof Feldwerte;

/** How a list is narrowed by a field; each has its editor. */
export type Filterart =
	| 'status'
	| 'dienstart'
	| 'betreuer'
	| 'einsatzort'
	| 'adresse'
	| 'alter'
	| 'zeitraum'
	| 'text'
	| 'plz'
	| 'jaNein'
	| 'zahl'
	| 'umkreis'
	/** One document in one of several states. */
	| 'dokument'
	/** Some of the values named in `worte`, or of those the page knows. */
	| 'auswahl';

export interface Filter {
	readonly feld: string;
	readonly art: Filterart;
}

interface Gemeinsam {
	readonly titel: string;
	/** The call sorts by it, under the column's name. */
	readonly sort?: true;
	/** true: under the column's own name, by what it holds; otherwise by another field, as a place is by its id. */
	readonly filter?: true | Filter;
	/** The row's field, where it isn't named as the column. */
	readonly feld?: string;
	/** Never without a value. */
	readonly immer?: true;
	/** Pixels at 1440; left out: what suits most columns that hold the same. */
	readonly breite?: number;
	/** Takes a share of the room that is left. */
	readonly waechst?: true;
	/** Hidden on windows narrower than this, unless chosen; null: never, where columns of its kind are. */
	readonly abFenster?: number | null;
	/** Hidden until chosen. */
	readonly wahlweise?: true;
	/** Stays at the left edge, set stronger than the rest; left out: as names of volunteers do. */
	readonly fest?: boolean;
	/** Set stronger than the rest. */
	readonly stark?: true;
	/** Set weaker than the rest; left out: as others of its kind. */
	readonly leise?: boolean;
	/** As figures and dates do by themselves. */
	readonly rechts?: true;
	/** Grey word where there is nothing. */
	readonly leer?: string;
}

export type Spalte = Gemeinsam &
	(
		| { readonly art: Feldart }
		/** First and last name, which lead to the file. */
		| { readonly art: 'person' }
		/** Postcode and place. */
		| { readonly art: 'ort' }
		/** Who looks after it. */
		| { readonly art: 'betreuer' }
		| { readonly art: 'status'; readonly katalog: Statuskatalog; readonly getoent?: true }
		| { readonly art: 'wahl'; readonly worte: Readonly<Record<string, string>> }
		/** Shown and written in a way of its own, from fields of the row (`dazu`). */
		| { readonly art: 'eigen' }
	);

/** How a list is narrowed by a column under its own name. */
export const FILTERART: Readonly<Record<Spalte['art'], Filterart>> = {
	status: 'status',
	wahl: 'auswahl',
	alter: 'alter',
	zahl: 'zahl',
	tage: 'zahl',
	janein: 'jaNein',
	tag: 'zeitraum',
	zeit: 'zeitraum',
	zeitpunkt: 'zeitraum',
	id: 'text',
	verweis: 'text',
	text: 'text',
	wort: 'text',
	texte: 'text',
	person: 'text',
	ort: 'text',
	betreuer: 'text',
	ampel: 'text',
	eigen: 'text',
};

/** A field to narrow the list by that no column shows. */
export type Filterfeld = {
	readonly titel: string;
} & (
	| { readonly art: Exclude<Filterart, 'status' | 'auswahl'> }
	| { readonly art: 'status'; readonly katalog: Statuskatalog }
	/** Without words: the page knows what may be chosen. */
	| { readonly art: 'auswahl'; readonly worte?: Readonly<Record<string, string>> }
);

export interface Bedingung {
	readonly feld: string;
	readonly op: FilterOp;
	readonly wert?: boolean | number | string | readonly (number | string | null)[];
}

/** A view that everybody has. */
export interface Ansicht {
	readonly key: string;
	readonly titel: string;
	und(heute: string): readonly Bedingung[];
	/** By what sites don't read. */
	readonly nurTraeger?: true;
	/** Left out: the list's own order. */
	readonly sort?: string;
}

export interface Liste {
	/** Names its saved views and the arrangement of its columns. */
	readonly name: string;
	/** In the order they are shown, and written to a file. */
	readonly spalten: Readonly<Record<string, Spalte>>;
	/** Fields of the row beside those of the columns. */
	readonly dazu: Readonly<Record<string, Feldart>>;
	/** Offered after those of the columns. */
	readonly filter: Readonly<Record<string, Filterfeld>>;
	/** What a call may filter by and nobody is offered, with how it is compared. */
	readonly nurAbfrage: Readonly<Record<string, 'id' | 'text' | 'texte'>>;
	/** Fields no column shows by themselves, by which a call may sort. */
	readonly nurSort?: readonly string[];
	/** Also shows, sorts and narrows by what the tenant asks for and groups by, see `zusatzfelder.ts`. */
	readonly zusatz?: true;
	/** Order of views that have none of their own. */
	readonly sort: string;
	/** The first one is the default. */
	readonly ansichten: readonly [Ansicht, ...Ansicht[]];
}

/** Fields a column takes from the row. */
type Spaltenfelder<Name extends string, S> = S extends { art: 'eigen' }
	? Record<never, never>
	: S extends { art: 'person' }
		? { readonly vorname: string | null; readonly nachname: string | null }
		: S extends { art: 'ort' }
			? { readonly plz: string | null; readonly ort: string | null }
			: { readonly [F in S extends { feld: infer Feld extends string } ? Feld : Name]: Wert<S> };

type Wert<S> = S extends { immer: true } ? NonNullable<Spaltenwert<S>> : Spaltenwert<S>;
type Spaltenwert<S> = S extends { art: 'status'; katalog: Statuskatalog<infer N> }
	? N
	: S extends { art: 'wahl'; worte: infer Worte }
		? keyof Worte | null
		: S extends { art: infer A extends Feldart }
			? Feldwerte[A]
			: string | null;

type Vereint<U> = (U extends unknown ? (u: U) => void : never) extends (v: infer I) => void ? I : never;

/** Fields of the row that columns show as they are. */
export type Spaltenzeile<L extends Pick<Liste, 'spalten'>> = Vereint<
	{ [Name in keyof L['spalten'] & string]: Spaltenfelder<Name, L['spalten'][Name]> }[keyof L['spalten'] & string]
>;

/** What a row of the list holds. */
export type Zeileninhalt<L extends Pick<Liste, 'spalten' | 'dazu'>> = Spaltenzeile<L> & {
	readonly [F in keyof L['dazu']]: L['dazu'][F] extends Feldart ? Feldwerte[L['dazu'][F]] : never;
};

/** Names of columns that are shown and written in a way of their own. */
export type EigeneSpalten<L extends Pick<Liste, 'spalten'>> = {
	[Name in keyof L['spalten'] & string]: L['spalten'][Name] extends { art: 'eigen' } ? Name : never;
}[keyof L['spalten'] & string];

/** Names of columns the list may be sorted by. */
export type Sortierbar<L extends Pick<Liste, 'spalten' | 'nurSort'>> =
	| {
			[Name in keyof L['spalten'] & string]: L['spalten'][Name] extends { sort: true } ? Name : never;
	  }[keyof L['spalten'] & string]
	| (L extends { nurSort: readonly (infer Feld extends string)[] } ? Feld : never);

export const sortierbar = <L extends Pick<Liste, 'spalten' | 'nurSort'>>({
	spalten,
	nurSort = [],
}: L): readonly [Sortierbar<L>, ...Sortierbar<L>[]] =>
	[...Object.keys(spalten).filter((name) => spalten[name]?.sort), ...nurSort] as unknown as [
		Sortierbar<L>,
		...Sortierbar<L>[],
	];
