import type { Aggregat } from '#domain/aggregat.ts';
import type { Ereignis } from '#domain/ereignis.ts';

/** Column types by their TypeScript value; with ` not null` behind them they exclude null. */
interface Spaltenwerte {
	uuid: string;
	text: string;
	int: number;
	bigint: number;
	boolean: boolean;
	/** `YYYY-MM-DD` */
	date: string;
	/** ISO 8601 */
	timestamptz: string;
	jsonb: object;
	'text[]': readonly string[];
	'uuid[]': readonly string[];
	'int[]': readonly number[];
}
export type Spaltentyp = keyof Spaltenwerte | `${keyof Spaltenwerte} not null`;
type Wert<T extends Spaltentyp> = T extends `${infer K extends keyof Spaltenwerte} not null`
	? Spaltenwerte[K]
	: T extends keyof Spaltenwerte
		? Spaltenwerte[T] | null
		: never;

type Spalten = Readonly<Record<string, Spaltentyp>>;
export type Zeile<S extends Spalten = Spalten> = { readonly [K in keyof S]: Wert<S[K]> };

interface Definition<Z, E extends Ereignis, S extends Spalten, R extends Zeile<S>, T extends string> {
	readonly table: T;
	/** Raised with every change of the rows it would give for the same events, the fold included: that rebuilds it. */
	readonly version: number;
	readonly of: Aggregat<Z, E>;
	readonly spalten: S;
	/** Primary key; no two streams may give the same one. */
	readonly key: readonly (keyof S & string)[];
	/** What follows `create index on <table>`, e.g. `(zyklus_id, status)`; `unique (…)` for a unique one. */
	readonly indexe?: readonly string[];
	/** Depends on the state alone: no clock, parameter, viewer or other stream. Later events leave its rows untouched. */
	rows(zustand: Z): readonly R[];
}

/** A derived table: the same pure function fills it with each command and when it is rebuilt. */
export interface Projektion<Z = unknown, R = Zeile, T extends string = string> {
	readonly table: T;
	readonly version: number;
	readonly of: Aggregat<Z>;
	readonly spalten: Spalten;
	readonly key: readonly string[];
	readonly indexe: readonly string[];
	rows(zustand: Z): readonly R[];
}

/** What its function makes is also what queries read: statuses and JSON stand in `R` by their own types. */
export function projection<Z, E extends Ereignis, const S extends Spalten, R extends Zeile<S>, const T extends string>(
	definition: Definition<Z, E, S, R, T>,
): Projektion<Z, R, T> {
	return { indexe: [], ...definition } as unknown as Projektion<Z, R, T>;
}
