import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { addiereMonate, addiereTage, istDatum } from '#domain/datum.ts';
import { bereicheImUmkreis } from '#domain/geo/ortssuche.ts';
import type { FilterOp } from '#domain/liste/filterops.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { enthaelt } from './ausdruck.ts';

/** The `f` filter after parsing; nothing of it reaches SQL as text. */
export type Filter =
	| { readonly und: readonly Filter[] }
	| { readonly oder: readonly Filter[] }
	| { readonly feld: string; readonly op: FilterOp; readonly wert?: unknown };

/**
 * A field a list may be filtered by; `alter` compares whole years by the birth date in the column, `ids` asks which ids
 * an array of them holds, `texte` the same of keys; `vorhanden` is only asked whether there is a value.
 */
export interface Filterfeld {
	readonly spalte: RawBuilder<unknown>;
	readonly typ:
		| 'zahl'
		| 'text'
		| 'datum'
		| 'zeit'
		| 'id'
		| 'ids'
		| 'texte'
		| 'bool'
		| 'alter'
		| 'umkreis'
		| 'vorhanden';
	/** The column is another table's: which of its rows fit is found once, not for each row of the list. */
	readonly dort?: {
		/** Of the list's row; a row without one has nothing in the column. */
		readonly schluessel: RawBuilder<unknown>;
		/** `select` of the keys, without a condition. */
		readonly aus: RawBuilder<unknown>;
	};
}
export type Filterfelder = Readonly<Record<string, Filterfeld>>;

/** SQL for a filter over the fields a list allows; unknown fields and unfit values are refused with 422. */
export function filterSql(filter: Filter, felder: Filterfelder, heute: string): Expression<SqlBool> {
	if ('und' in filter) return verbinde(filter.und, felder, heute, sql` and `, sql<SqlBool>`true`);
	if ('oder' in filter) return verbinde(filter.oder, felder, heute, sql` or `, sql<SqlBool>`false`);
	const feld = Object.hasOwn(felder, filter.feld) ? felder[filter.feld] : undefined;
	if (!feld) throw unpassend(filter.feld, `Unbekanntes Filterfeld ${filter.feld}.`);
	const passt = bedingung(feld, filter.feld, filter.op, filter.wert, heute);
	if (!feld.dort) return passt;
	const { schluessel, aus } = feld.dort;
	const giltOhne = filter.op === 'leer' || filter.op === 'ungleich';
	return giltOhne
		? sql<SqlBool>`(${schluessel} in (${aus} where not (${passt}))) is not true`
		: sql<SqlBool>`${schluessel} in (${aus} where ${passt})`;
}

function verbinde(
	teile: readonly Filter[],
	felder: Filterfelder,
	heute: string,
	mit: RawBuilder<unknown>,
	leer: Expression<SqlBool>,
): Expression<SqlBool> {
	if (!teile.length) return leer;
	return sql<SqlBool>`(${sql.join(
		teile.map((t) => filterSql(t, felder, heute)),
		mit,
	)})`;
}

function bedingung(feld: Filterfeld, name: string, op: FilterOp, wert: unknown, heute: string): Expression<SqlBool> {
	const { spalte } = feld;
	if (op === 'leer') return sql<SqlBool>`${spalte} is null`;
	if (op === 'nichtLeer') return sql<SqlBool>`${spalte} is not null`;
	if (op === 'enthaelt') {
		if (feld.typ !== 'text' || typeof wert !== 'string') throw unpassend(name);
		return sql<SqlBool>`${spalte} ilike ${enthaelt(wert)}`;
	}
	if (feld.typ === 'alter') return nachAlter(spalte, name, op, wert, heute);
	if (feld.typ === 'ids') return enthaeltEine(spalte, name, op, wert, 'id');
	if (feld.typ === 'texte') return enthaeltEine(spalte, name, op, wert, 'text');
	if (feld.typ === 'umkreis') return imUmkreis(spalte, name, op, wert);
	if (op === 'zwischen') {
		const [von, bis] = paar(wert, name);
		return sql<SqlBool>`${spalte} between ${beginn(feld, passend(feld, name, von))} and ${ende(feld, passend(feld, name, bis))}`;
	}
	if (op === 'in') {
		if (!Array.isArray(wert) || wert.length > 200) throw unpassend(name);
		if (!wert.length) return sql<SqlBool>`false`;
		return sql<SqlBool>`${spalte} in (${sql.join(wert.map((w) => passend(feld, name, w)))})`;
	}
	const w = passend(feld, name, wert);
	if (op === 'gleich') return sql<SqlBool>`${spalte} = ${w}`;
	if (op === 'ungleich') return sql<SqlBool>`${spalte} is distinct from ${w}`;
	if (feld.typ === 'text' || feld.typ === 'id' || feld.typ === 'bool') throw unpassend(name);
	return op === 'vor' ? sql<SqlBool>`${spalte} < ${beginn(feld, w)}` : sql<SqlBool>`${spalte} > ${ende(feld, w)}`;
}

/** Years become birth dates, so that the index on the column serves. */
function nachAlter(
	spalte: RawBuilder<unknown>,
	name: string,
	op: FilterOp,
	wert: unknown,
	heute: string,
): Expression<SqlBool> {
	/** Youngest birth date of somebody who is `n` years old today: he turned n today. */
	const geboren = (n: number) => addiereMonate(heute, -12 * n);
	const von = (n: number) => sql<SqlBool>`${spalte} <= ${geboren(n)}`;
	const bis = (n: number) => sql<SqlBool>`${spalte} > ${geboren(n + 1)}`;
	const jahre = (w: unknown): number => {
		if (typeof w !== 'number' || !Number.isInteger(w) || w < 0 || w > 150) throw unpassend(name);
		return w;
	};
	if (op === 'zwischen') {
		const [a, b] = paar(wert, name);
		const grenzen = [...(a === null ? [] : [von(jahre(a))]), ...(b === null ? [] : [bis(jahre(b))])];
		return grenzen.length ? sql<SqlBool>`(${sql.join(grenzen, sql` and `)})` : sql<SqlBool>`true`;
	}
	const n = jahre(wert);
	if (op === 'gleich') return sql<SqlBool>`(${von(n)} and ${bis(n)})`;
	if (op === 'nach') return von(n + 1);
	if (op === 'vor') return bis(n - 1);
	throw unpassend(name);
}

function enthaeltEine(
	spalte: RawBuilder<unknown>,
	name: string,
	op: FilterOp,
	wert: unknown,
	typ: 'id' | 'text',
): Expression<SqlBool> {
	const ids = op === 'in' ? wert : [wert];
	if ((op !== 'in' && op !== 'gleich') || !Array.isArray(ids) || ids.length > 200) throw unpassend(name);
	const gesucht = sql.val(ids.map((id) => passend({ spalte, typ }, name, id)));
	return typ === 'id' ? sql<SqlBool>`${spalte} && ${gesucht}::uuid[]` : sql<SqlBool>`${spalte} && ${gesucht}::text[]`;
}

const UMKREIS_MAX_KM = 1000;

/** `zwischen` a postcode and so many kilometres: postcodes are as exact as their first three digits. */
function imUmkreis(spalte: RawBuilder<unknown>, name: string, op: FilterOp, wert: unknown): Expression<SqlBool> {
	if (op !== 'zwischen') throw unpassend(name);
	const [plz, km] = paar(wert, name);
	if (typeof plz !== 'string' || typeof km !== 'number' || !(km > 0 && km <= UMKREIS_MAX_KM)) throw unpassend(name);
	const bereiche = bereicheImUmkreis(plz, km);
	if (!bereiche) throw unpassend(name, 'Zu dieser Postleitzahl ist kein Ort bekannt.');
	return sql<SqlBool>`left(${spalte}, 3) = any(${sql.val(bereiche)}::text[])`;
}

function paar(wert: unknown, name: string): [unknown, unknown] {
	if (!Array.isArray(wert) || wert.length !== 2) throw unpassend(name);
	return [wert[0], wert[1]];
}

/** Where the field holds instants, a day begins at midnight in Germany. */
const beginn = ({ typ }: Filterfeld, w: unknown): unknown =>
	typ === 'zeit' ? sql`(${w}::timestamp at time zone 'Europe/Berlin')` : w;

/** The end of a period of instants counts its whole day. */
const ende = (feld: Filterfeld, w: unknown): unknown =>
	feld.typ === 'zeit' ? beginn(feld, addiereTage(String(w), 1)) : w;

const TAG = /^\d{4}-\d{2}-\d{2}$/;
const MUSTER: Partial<Record<Filterfeld['typ'], RegExp>> = {
	id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
	datum: TAG,
	zeit: TAG,
};

function passend({ typ }: Filterfeld, name: string, wert: unknown): unknown {
	if (typ === 'zahl' && Number.isSafeInteger(wert) && Math.abs(wert as number) < 2 ** 31) return wert;
	if (typ === 'bool' && typeof wert === 'boolean') return wert;
	if (typ === 'text' && typeof wert === 'string' && wert.length <= 200) return wert;
	if (typeof wert === 'string' && MUSTER[typ]?.test(wert) && gueltigerTag(typ, wert)) return wert;
	throw unpassend(name);
}

const gueltigerTag = (typ: Filterfeld['typ'], wert: string): boolean => typ === 'id' || istDatum(wert);

const unpassend = (feld: string, text = `Der Filter für ${feld} ist ungültig.`): Abgelehnt =>
	new Abgelehnt([{ code: 'FILTER', http: 422, feld, text }]);
