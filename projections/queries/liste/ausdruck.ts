/** What many queries say and the builder has no word for. */

import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { groesster, kleinster } from '#domain/beliebig-viele.ts';
import type { Statuskatalog } from '#domain/status/katalog.ts';

/** The clock of the database, for what only it compares. */
export const JETZT = sql<string>`now()`;

/** As a number: Postgres counts in `bigint`, which the driver hands over as text. */
export const ANZAHL = sql<number>`count(*)::int`;

export const uuids = (ids: readonly string[]) => sql<string[]>`${sql.val(ids)}::uuid[]`;

/** For `where('id', '=', …)`: one value however many ids, so that the text stays the same and is prepared once. */
export const einerVon = (ids: readonly string[]) => sql<string>`any(${uuids(ids)})`;

/** Degrees of a column that holds millionths of them. */
export const grad = (spalte: 'lat' | 'lon' | `${string}.lat` | `${string}.lon`) =>
	sql<number>`${sql.ref(spalte)} / 1e6::float8`;

/** How many rows, as a value of another query. */
export const anzahlIn = <T, TB extends keyof T>(abfrage: SelectQueryBuilder<T, TB, object>) =>
	abfrage.select(ANZAHL.as('anzahl')).$asScalar().$notNull();

/** One of these statuses: neighbours in their catalogue as the range they are, which an index reads in one go. */
export function einStatus<N extends number>(
	spalte: Expression<unknown>,
	{ eintraege }: Statuskatalog<N>,
	menge: readonly N[],
): Expression<SqlBool> {
	const [von, bis] = [kleinster(menge), groesster(menge)];
	const dazwischen = Object.keys(eintraege).filter((nummer) => Number(nummer) >= von && Number(nummer) <= bis);
	return dazwischen.length === menge.length
		? sql<SqlBool>`${spalte} between ${sql.lit(von)} and ${sql.lit(bis)}`
		: sql<SqlBool>`${spalte} in (${sql.join(menge.map((nummer) => sql.lit(nummer)))})`;
}

/** Of a subquery with one column, its values as an array. */
export const alsListe = <O>(abfrage: Expression<O>) => sql<O[keyof O][]>`array${abfrage}`;

/** An id as those tables write it that know several kinds of them. */
export const alsText = (id: string) => sql<string>`${sql.ref(id)}::text`;

/** The array of ids in this column has one of these, or this one. */
export const haeltID = (spalte: string, id: string | null) => sql<SqlBool>`${id}::uuid = any(${sql.ref(spalte)})`;

/** The stream of the record whose id stands in this column. */
export const streamname = (aggregat: string, id: string) => sql<string>`${`${aggregat}-`} || ${sql.ref(id)}`;

/** The array in this column holds the word. */
export const haelt = (spalte: string, wort: string) => sql<SqlBool>`${sql.lit(wort)} = any(${sql.ref(spalte)})`;

/** For `ilike`: these very signs, anywhere. */
export const enthaelt = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** JSON knows no times: as they are written everywhere else. */
export const alsZeit = (spalte: string) =>
	sql<string>`to_char(${sql.ref(spalte)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
