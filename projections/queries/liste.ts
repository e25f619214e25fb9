import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Filter, type Filterfelder, filterSql } from './filter.ts';
import type { Leser } from './leser.ts';

/** What every list is asked for. */
export interface Anfrage {
	readonly zyklusID: string;
	readonly filter: Filter | null;
	/** Free text over the list's search column. */
	readonly text: string | null;
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
	/** Joins that only the page needs. */
	readonly dazu: RawBuilder<unknown>;
	readonly spalten: RawBuilder<unknown>;
	readonly sicht: readonly Expression<SqlBool>[];
	readonly felder: Filterfelder;
	readonly sortierung: Readonly<Record<string, readonly RawBuilder<unknown>[]>>;
	readonly standard: readonly string[];
	/** Its rows belong to no cycle. */
	readonly ohneZyklus?: true;
	/** Makes the order total. */
	readonly zuletzt: RawBuilder<unknown>;
}

/** The two statements of a list: its page, and the number of all rows of the same scope. */
export function anweisungen<Zeile>(plan: Listenplan, anfrage: Anfrage) {
	const wo = bedingungen(plan, anfrage);
	const versatz = (anfrage.seite - 1) * anfrage.groesse;
	return {
		seite: sql<Zeile>`
			with treffer as materialized (
				select t.* from ${plan.von} where ${wo}
				order by ${ordnung(plan, anfrage.sort)} limit ${anfrage.groesse} offset ${versatz}
			)
			select ${plan.spalten} from treffer t ${plan.dazu} order by ${ordnung(plan, anfrage.sort)}`,
		anzahl: sql<{ n: number }>`select count(*)::int as n from ${plan.von} where ${wo}`,
	};
}

/** One page and the number of all rows of the same scope. */
export async function seite<Zeile>(leser: Leser, plan: Listenplan, anfrage: Anfrage): Promise<Seite<Zeile>> {
	const { seite, anzahl } = anweisungen<Zeile>(plan, anfrage);
	const [zeilen, [alle]] = await leser.zusammen(seite, anzahl);
	return { zeilen, total: alle?.n ?? 0 };
}

/** All rows in the list's order, for exports. */
export async function alle<Zeile, DB = unknown>(
	db: Kysely<DB>,
	plan: Listenplan,
	anfrage: Anfrage,
): Promise<readonly Zeile[]> {
	const { rows } = await sql<Zeile>`
		select ${plan.spalten} from ${plan.von} ${plan.dazu} where ${bedingungen(plan, anfrage)}
		order by ${ordnung(plan, anfrage.sort)}`.execute(db);
	return rows;
}

/** What exactly the list's rows amount to: `select count(*) …`, without order and paging. */
export function auswahl<Zeile>(plan: Listenplan, anfrage: Anfrage, spalten: RawBuilder<unknown>): RawBuilder<Zeile> {
	return sql<Zeile>`select ${spalten} from ${plan.von} where ${bedingungen(plan, anfrage)}`;
}

function bedingungen(plan: Listenplan, anfrage: Anfrage): Expression<SqlBool> {
	const teile: Expression<SqlBool>[] = [...plan.sicht];
	if (!plan.ohneZyklus) teile.push(sql<SqlBool>`t.zyklus_id = ${anfrage.zyklusID}`);
	if (anfrage.filter) teile.push(filterSql(anfrage.filter, plan.felder, anfrage.heute));
	for (const wort of worte(anfrage.text)) teile.push(sql<SqlBool>`t.suchtext like ${`%${wort}%`}`);
	return teile.length ? sql<SqlBool>`${sql.join(teile, sql` and `)}` : sql<SqlBool>`true`;
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
