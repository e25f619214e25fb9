import { z } from 'zod';
import { FILTER_OPS } from '#domain/liste/filterops.ts';
import { id } from './werte.ts';

/**
 * The filter `f` of the lists (table: API conventions). Which fields a list knows, and what values they take, its query
 * decides; here stands the shape, limited in depth and breadth.
 */

/** No control characters, no half of a character: the database stores neither. */
const wort = (max: number) =>
	z
		.string()
		.max(max)
		.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Invalides Format');

const einzelwert = z.union([wort(200), z.number(), z.boolean(), z.null()]);
const bedingung = z.strictObject({
	feld: wort(60),
	op: z.enum(FILTER_OPS),
	wert: z.union([einzelwert, z.array(einzelwert).max(200)]).optional(),
});
export type Bedingung = z.output<typeof bedingung>;
export type Filter = Bedingung | { und: Filter[] } | { oder: Filter[] };

const TIEFE = 4;

function knoten(tiefe: number): z.ZodType<Filter> {
	if (tiefe <= 1) return bedingung;
	const teile = z.array(knoten(tiefe - 1)).max(20);
	return z.union([bedingung, z.strictObject({ und: teile }), z.strictObject({ oder: teile })]);
}

/** `{"und":[{"feld":"status","op":"zwischen","wert":[2000,2800]}],"text":"…"}` */
export const listenfilter = z.strictObject({
	und: z
		.array(knoten(TIEFE - 1))
		.max(20)
		.optional(),
	/** Free text over name, place and the like. */
	text: wort(200).optional(),
});
export type Listenfilter = z.output<typeof listenfilter>;

const alsJson = (hoechstens: number) =>
	z
		.string()
		.max(hoechstens)
		.transform((roh, ctx): unknown => {
			try {
				return JSON.parse(roh, nurSpeicherbares);
			} catch {
				ctx.addIssue({ code: 'custom', message: 'Der Filter ist kein gültiges JSON.' });
				return z.NEVER;
			}
		});

const f = alsJson(8000).pipe(listenfilter);

/** Several filters of a list at once, to be told how many rows each finds. */
export const zaehlquery = z.strictObject({ f: alsJson(12_000).pipe(z.array(listenfilter).min(1).max(20)) });

/** The database knows neither NUL nor half a surrogate pair; both can hide behind an escape. */
function nurSpeicherbares(_: string, wert: unknown): unknown {
	if (typeof wert === 'string' && (wert.includes('\0') || !wert.isWellFormed())) throw new SyntaxError('unlesbar');
	return wert;
}

/** Query parameters arrive as text. */
export const ganzzahl = (min: number, max: number, sonst: number) =>
	z
		.string()
		.regex(/^\d{1,7}$/)
		.transform(Number)
		.pipe(z.int().min(min).max(max))
		.default(sonst);

function sortierung<const S extends readonly [string, ...string[]]>(sortierbar: S) {
	const spalten = sortierbar.flatMap((s) => [s, `-${s}`]) as (S[number] | `-${S[number]}`)[];
	return z.enum(spalten, 'Nach dieser Spalte kann nicht sortiert werden.');
}

/**
 * Filter, order and page of a list; `sort` names a column, with `-` in front for descending. Whoever goes through a long
 * list names the last row of the page before (`nach`) or the first one of the page behind (`vor`) by its id: the page is
 * then the one next to it, and as fast as the first.
 */
export function listenquery<const S extends readonly [string, ...string[]]>(sortierbar: S) {
	return z.strictObject({
		f: f.optional(),
		sort: sortierung(sortierbar).optional(),
		seite: ganzzahl(1, 100_000, 1),
		groesse: ganzzahl(10, 200, 50),
		nach: id.optional(),
		vor: id.optional(),
	});
}
/** As a list, but all rows at once. */
export function exportquery<const S extends readonly [string, ...string[]]>(sortierbar: S) {
	return listenquery(sortierbar).omit({ seite: true, groesse: true, nach: true, vor: true });
}

const HOECHSTENS = 5000;

/** Entries of a list by their ids. */
export const eintragIDs = z
	.array(id)
	.min(1, 'Bitte wählen Sie mindestens einen Eintrag aus.')
	.max(HOECHSTENS, 'Bitte wählen Sie höchstens 5.000 Einträge aus.');

/** The same of rows that were chosen one by one: more of them than an address holds. */
export function auswahlexport<const S extends readonly [string, ...string[]]>(sortierbar: S) {
	return z.strictObject({
		ids: eintragIDs,
		sort: sortierung(sortierbar).optional(),
		spalten: z
			.array(z.string().regex(/^\w{1,60}$/))
			.min(1)
			.max(100)
			.optional(),
	});
}

/** Names of columns, in order: `name,status,freiesFeldEins`. */
export const spaltennamen = z
	.string()
	.max(4000)
	.regex(/^\w{1,60}(,\w{1,60}){0,99}$/)
	.transform((namen) => namen.split(','))
	.optional();
