import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { suchbegriff } from '#domain/suche/suchbegriff.ts';
import type { DB } from '#projections/db.ts';
import { type Filter, type Filterfelder, filterSql } from './filter.ts';
import type { Leser } from './leser.ts';
import { enthaelt, klingtWie } from './suchbedingung.ts';

/** What every list is asked for. */
export interface Anfrage {
	readonly zyklusID: string;
	readonly filter: Filter | null;
	/** Free text over the list's search column. */
	readonly text: string | null;
	/** Words that differ from it by a letter or two instead. */
	readonly isAehnlich?: true;
	/** Of the rows that belong together only the foremost: see `vorderste`. */
	readonly nurVorderste?: boolean;
	/** Field names of the list, `-` in front for descending. */
	readonly sort: readonly string[];
	readonly seite: number;
	readonly groesse: number;
	readonly heute: string;
}

export interface Seite<Zeile> {
	readonly zeilen: readonly Zeile[];
	readonly total: number;
}

/** How a list becomes SQL; scope and filter are the same for page and count. */
export interface Listenplan {
	/** `from …`: the list's own table under the alias `t`. */
	readonly von: RawBuilder<unknown>;
	/** Its `von` joins wide rows: a page is found by what it is narrowed and sorted by, then read whole by `t.id`. */
	readonly nachSchluessel?: true;
	/** Joins that only the page needs. */
	readonly dazu: RawBuilder<unknown>;
	readonly spalten: RawBuilder<unknown>;
	readonly sicht: readonly Expression<SqlBool>[];
	readonly felder: Filterfelder;
	readonly sortierung: Readonly<Record<string, readonly RawBuilder<unknown>[]>>;
	readonly standard: readonly string[];
	/** What the free text looks through: folded words as in `suche`; left out: the plain text of `t.suchtext`. */
	readonly suche?: RawBuilder<unknown>;
	/** Which rows belong together, and their order, the foremost first. */
	readonly vorderste?: { readonly je: RawBuilder<unknown>; readonly nach: RawBuilder<unknown> };
	/** Its rows belong to no cycle. */
	readonly ohneZyklus?: true;
	/** Makes the order total. */
	readonly zuletzt: RawBuilder<unknown>;
}

/** The two statements of a list: its page, and the number of all rows of the same scope. */
export function anweisungen<Zeile>(plan: Listenplan, anfrage: Anfrage) {
	const wo = bedingungen(plan, anfrage);
	const versatz = (anfrage.seite - 1) * anfrage.groesse;
	const gefunden = plan.nachSchluessel
		? { was: sql`t.id`, ganz: sql`treffer k join ${plan.von} on t.id = k.id` }
		: { was: sql`t.*`, ganz: sql`treffer t` };
	return {
		seite: sql<Zeile>`
			with treffer as materialized (
				select ${gefunden.was} from ${plan.von} where ${wo}
				order by ${ordnung(plan, anfrage.sort)} limit ${anfrage.groesse} offset ${versatz}
			)
			select ${plan.spalten} from ${gefunden.ganz} ${plan.dazu} order by ${ordnung(plan, anfrage.sort)}`,
		anzahl: sql<{ n: number }>`select count(*)::int as n from ${plan.von} where ${wo}`,
	};
}

/** One page and the number of all rows of the same scope. */
export async function seite<Zeile>(leser: Leser, plan: Listenplan, anfrage: Anfrage): Promise<Seite<Zeile>> {
	const lies = async (gemeint: Anfrage): Promise<Seite<Zeile>> => {
		const { seite, anzahl } = anweisungen<Zeile>(plan, gemeint);
		const [zeilen, [alle]] = await leser.zusammen(seite, anzahl);
		return { zeilen, total: alle?.n ?? 0 };
	};
	return sonstAehnlich(plan, anfrage, lies, ({ total }) => total);
}

/** Beyond it nobody counts: the tab says that there are more. */
const ZAEHLT_BIS = 1000;

/** How many rows each of several requests finds, in one statement, none counted further than needed. */
export async function anzahlen(db: Kysely<DB>, plan: Listenplan, anfragen: readonly Anfrage[]): Promise<number[]> {
	const jede = anfragen.map(
		(anfrage) => sql`(select count(*)::int from (
			select from ${plan.von} where ${bedingungen(plan, anfrage)} limit ${ZAEHLT_BIS}) z)`,
	);
	const { rows } = await sql<{ n: number[] }>`select array[${sql.join(jede)}] as n`.execute(db);
	return rows[0]?.n ?? [];
}

/** What is written alike counts only where nothing is written the same: then it is read a second time. */
export async function sonstAehnlich<T>(
	{ suche }: Listenplan,
	anfrage: Anfrage,
	lies: (anfrage: Anfrage) => Promise<T>,
	anzahl: (gelesen: T) => number,
): Promise<T> {
	const genau = await lies(anfrage);
	if (!suche || !anfrage.text || anzahl(genau) > 0 || !klingtWie(suchbegriff(anfrage.text))) return genau;
	return lies({ ...anfrage, isAehnlich: true });
}

/** All rows in the list's order, for exports. */
export async function alle<Zeile>(db: Kysely<DB>, plan: Listenplan, anfrage: Anfrage): Promise<readonly Zeile[]> {
	const lies = async (gemeint: Anfrage) => {
		const { rows } = await sql<Zeile>`
			select ${plan.spalten} from ${plan.von} ${plan.dazu} where ${bedingungen(plan, gemeint)}
			order by ${ordnung(plan, gemeint.sort)}`.execute(db);
		return rows;
	};
	return sonstAehnlich(plan, anfrage, lies, (rows) => rows.length);
}

const AUF_EINMAL = 2000;

/** A list on its way out: the keys of its rows in order, and the rows a few at a time. */
export interface Ausgabe<Zeile> {
	readonly ids: readonly string[];
	zeilen(): AsyncGenerator<readonly Zeile[]>;
}

/**
 * All rows of a list that has the key `t.id`, without ever holding more than a few: the keys first, which are small and
 * say how many there are; then the rows by key, as far as they may still be seen.
 */
export async function ausgabe<Zeile>(db: Kysely<DB>, plan: Listenplan, anfrage: Anfrage): Promise<Ausgabe<Zeile>> {
	const lies = async (gemeint: Anfrage) => {
		const { rows } = await sql<{ id: string }>`
			select t.id from ${plan.von} where ${bedingungen(plan, gemeint)}
			order by ${ordnung(plan, gemeint.sort)}`.execute(db);
		return rows.map(({ id }) => id);
	};
	const ids = await sonstAehnlich(plan, anfrage, lies, (alle) => alle.length);
	const sichtbar = plan.sicht.length ? sql`where ${sql.join(plan.sicht, sql` and `)}` : sql``;
	return {
		ids,
		async *zeilen() {
			for (let i = 0; i < ids.length; i += AUF_EINMAL) {
				const hiervon = sql.val(ids.slice(i, i + AUF_EINMAL));
				const stapel = await sql<Zeile>`
					select ${plan.spalten} from unnest(${hiervon}::uuid[]) with ordinality k (id, stelle)
					join ${plan.von} on t.id = k.id ${plan.dazu} ${sichtbar} order by k.stelle`.execute(db);
				yield stapel.rows;
			}
		},
	};
}

/** The same list, of which only these rows are meant. */
export const nurDiese = (plan: Listenplan, ids: readonly string[]): Listenplan => ({
	...plan,
	sicht: [...plan.sicht, sql<SqlBool>`t.id = any(${sql.val(ids)}::uuid[])`],
});

/** What exactly the list's rows amount to: `select count(*) …`, without order and paging. */
export function auswahl<Zeile>(plan: Listenplan, anfrage: Anfrage, spalten: RawBuilder<unknown>): RawBuilder<Zeile> {
	return sql<Zeile>`select ${spalten} from ${plan.von} where ${bedingungen(plan, anfrage)}`;
}

function bedingungen(plan: Listenplan, anfrage: Anfrage): Expression<SqlBool> {
	const teile: Expression<SqlBool>[] = [...plan.sicht];
	if (!plan.ohneZyklus) teile.push(sql<SqlBool>`t.zyklus_id = ${anfrage.zyklusID}`);
	if (anfrage.filter) teile.push(filterSql(anfrage.filter, plan.felder, anfrage.heute));
	haengeAn(teile, nachText(plan, anfrage));
	const alle = teile.length ? sql<SqlBool>`${sql.join(teile, sql` and `)}` : sql<SqlBool>`true`;
	if (!anfrage.nurVorderste || !plan.vorderste) return alle;
	const { je, nach } = plan.vorderste;
	return sql<SqlBool>`t.id in (select distinct on (${je}) t.id from ${plan.von} where ${alle} order by ${je}, ${nach}, t.id)`;
}

function nachText({ suche }: Listenplan, { text, isAehnlich }: Anfrage): Expression<SqlBool>[] {
	if (!suche) return worte(text).map((wort) => sql<SqlBool>`t.suchtext like ${`%${wort}%`}`);
	if (!text?.trim()) return [];
	const lesarten = suchbegriff(text);
	if (lesarten.length === 0) return [sql<SqlBool>`false`];
	return [(isAehnlich && klingtWie(lesarten, suche)) || enthaelt(lesarten, suche)];
}

/** Trimmed, in lower case, each word for itself, so that `Müller Anna` finds `Anna Müller`. */
function worte(text: string | null): string[] {
	return (text ?? '')
		.toLocaleLowerCase('de')
		.split(/\s+/)
		.filter(Boolean)
		.slice(0, 6)
		.map((w) => w.replace(/[\\%_]/g, '\\$&'));
}

function ordnung(plan: Listenplan, sort: readonly string[]): RawBuilder<unknown> {
	const teile = (sort.length ? sort : plan.standard).flatMap((angabe) => {
		const ab = angabe.startsWith('-');
		const spalten = plan.sortierung[ab ? angabe.slice(1) : angabe] ?? [];
		return spalten.map((s) => (ab ? sql`${s} desc nulls last` : sql`${s}`));
	});
	return sql.join([...teile, plan.zuletzt]);
}
