import { z } from 'zod/mini';
import { FILTER_OPS } from '#domain/liste/filterops.ts';
import { type Bedingung, bedingungVon } from './bedingung.ts';

const einzelwert = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const bedingung = z.object({
	feld: z.string(),
	op: z.enum(FILTER_OPS),
	wert: z.optional(z.union([einzelwert, z.array(einzelwert)])),
});
/** `?text=4711` arrives as a number. */
const wort = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);
const fehlt = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/** What the address of a list holds; what is no use in it counts as absent. */
export const listensuche = z.object({
	/** Key of a built-in view or name of a saved one. */
	ansicht: fehlt(wort),
	/** Left out: the filter of the view. */
	f: fehlt(z.object({ und: z.array(bedingung) })),
	text: fehlt(wort),
	/** `-name` descends. */
	sort: fehlt(z.string()),
	seite: fehlt(z.int().check(z.positive())),
	groesse: fehlt(z.int().check(z.minimum(10), z.maximum(200))),
	/** Left out: the table. */
	darstellung: fehlt(z.enum(['board'])),
});
export type Listensuche = z.output<typeof listensuche>;

/** A view that every user of a list has. */
export interface Ansicht {
	key: string;
	titel: string;
	und: (heute: string) => Bedingung[];
	sort?: string;
}

/** A list as its page and its loader need it. */
export interface Listendefinition<Row = unknown> {
	/** Names its saved views and its arrangement of columns. */
	name:
		| 'adressen'
		| 'benutzer'
		| 'einladungen'
		| 'beitrittsanfragen'
		| 'bewerbungen'
		| 'dokumente'
		| 'freiwillige'
		| 'pool'
		| 'statuswechsel'
		| 'unterschriften'
		| 'zugriffe'
		| 'personen';
	pfad:
		| '/admin/adressen'
		| '/admin/benutzer'
		| '/admin/benutzer/einladungen'
		| '/admin/benutzer/beitrittsanfragen'
		| '/admin/bewerbungen'
		| '/admin/dokumente'
		| '/admin/freiwillige'
		| '/admin/pool'
		| '/admin/statuswechsel'
		| '/admin/unterschriften'
		| '/admin/system/zugriffe'
		| '/admin/personen';
	/** The first one is the default. */
	ansichten: readonly [Ansicht, ...Ansicht[]];
	/** The columns its call sorts by. */
	sortierbar: readonly string[];
	/** Order of views that have none of their own. */
	sort: string;
	lade: (abfrage: Listenabfrage, signal: AbortSignal) => Promise<Seite<Row>>;
}

/** One page of rows and the number of all. */
export interface Seite<Row> {
	data: readonly Row[];
	total: number;
}

/** What a list call is asked for. */
export interface Listenabfrage {
	f?: string;
	sort: string;
	seite: string;
	groesse: string;
	/** Names of free and asked fields that are to come along. */
	zusatz?: string;
}

/** What a list shows: the address, completed by the view it names. */
export interface Listenstand {
	/** null: a saved view, or a filter that is none of the views'. */
	ansicht: Ansicht | null;
	und: readonly Bedingung[];
	text: string;
	sort: string;
	seite: number;
	groesse: number;
}

const GROESSE = 50;

export function listenstand(liste: Listendefinition, suche: Listensuche, heute: string): Listenstand {
	const ansicht = ansichtVon(liste, suche, heute);
	const sort = suche.sort && liste.sortierbar.includes(suche.sort.replace(/^-/, '')) ? suche.sort : null;
	return {
		ansicht,
		und: suche.f?.und ?? ansicht?.und(heute) ?? [],
		text: suche.text ?? '',
		sort: sort ?? ansicht?.sort ?? liste.sort,
		seite: suche.seite ?? 1,
		groesse: suche.groesse ?? GROESSE,
	};
}

/** A filter that came without naming its view is recognised; a name nobody knows leaves the filter alone. */
function ansichtVon({ ansichten }: Listendefinition, { ansicht, f }: Listensuche, heute: string): Ansicht | null {
	if (ansicht !== undefined) return ansichten.find(({ key }) => key === ansicht) ?? (f ? null : ansichten[0]);
	return f ? (ansichten.find(({ und }) => gleicherFilter(und(heute), f.und)) ?? null) : ansichten[0];
}

export function abfrage(
	{ und, text, sort, seite, groesse }: Listenstand,
	zusatz: readonly string[] = [],
): Listenabfrage {
	const f = { ...(und.length > 0 && { und }), ...(text && { text }) };
	return {
		...(Object.keys(f).length > 0 && { f: JSON.stringify(f) }),
		sort,
		seite: String(seite),
		groesse: String(groesse),
		...(zusatz.length > 0 && { zusatz: zusatz.join(',') }),
	};
}

/** The same conditions, in whatever order. */
export function gleicherFilter(a: readonly Bedingung[], b: readonly Bedingung[]): boolean {
	return a.length === b.length && a.every((x) => gleicheBedingung(x, bedingungVon(b, x.feld)));
}

const gleicheBedingung = (a: Bedingung, b: Bedingung | undefined): boolean =>
	a.op === b?.op && JSON.stringify(a.wert) === JSON.stringify(b.wert);
