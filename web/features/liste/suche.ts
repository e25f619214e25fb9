import { FILTER_OPS } from '#domain/liste/filterops.ts';
import type { Ansicht } from '#domain/liste/liste.ts';
import { eines, ganzzahl, type Leser, mehrere, suche, text, wort } from '../../client/suche.ts';
import { type Bedingung, bedingungVon } from './bedingung.ts';

const isEinzelwert = (wert: unknown): boolean => wert === null || /^(string|number|boolean)$/.test(typeof wert);

const bedingung: Leser<Bedingung> = (wert) => {
	const { feld, op, wert: womit } = (wert ?? {}) as Record<string, unknown>;
	const passt = womit === undefined || (Array.isArray(womit) ? womit.every(isEinzelwert) : isEinzelwert(womit));
	if (text(feld) === undefined || eines(FILTER_OPS)(op) === undefined || !passt) return undefined;
	return { feld, op, ...(womit === undefined ? {} : { wert: womit }) } as Bedingung;
};
const filter: Leser<{ und: Bedingung[] }> = (wert) => {
	const und = mehrere(bedingung)((wert as { und?: unknown } | null)?.und);
	return und && { und };
};

/** What the address of a list holds; what is no use in it counts as absent. */
export const LISTENSUCHE = {
	/** Key of a built-in view or name of a saved one. */
	ansicht: wort,
	/** Left out: the filter of the view. */
	f: filter,
	text: wort,
	/** `-name` descends. */
	sort: text,
	seite: ganzzahl(1),
	groesse: ganzzahl(10, 200),
	/** Left out: the table. */
	darstellung: eines(['board']),
};
export const listensuche = suche(LISTENSUCHE);
export type Listensuche = ReturnType<typeof listensuche>;

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
		| 'personen'
		| 'seminare'
		| 'seminargruppen'
		| 'seminarnachweise'
		| 'bfd-vereinbarungen'
		| 'zeugnisse'
		| 'bescheinigungen';
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
		| '/admin/personen'
		| '/admin/seminare'
		| '/admin/seminargruppen'
		| '/admin/seminarnachweise'
		| '/admin/bfd-vereinbarungen'
		| '/admin/zeugnisse'
		| '/admin/bescheinigungen';
	/** The first one is the default. */
	ansichten: readonly [Ansicht, ...Ansicht[]];
	/** The columns its call sorts by. */
	sortierbar: readonly string[];
	/** Order of views that have none of their own. */
	sort: string;
	lade: (abfrage: Listenabfrage, signal: AbortSignal) => Promise<Seite<Row>>;
	/** Its call finds a page by a row next to it, which this names. */
	kennung?(row: Row): string;
	/** How many rows each of several filters (as JSON) finds. */
	zaehle: (f: string, signal: AbortSignal) => Promise<{ readonly data: readonly number[] }>;
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
	/** The last row of the page before, or the first one of the page behind. */
	nach?: string;
	vor?: string;
	/** A page of people instead of rows, where the list knows several rows of one. */
	jePerson?: 'true';
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
