import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { suchbegriff } from '#domain/suche/suchbegriff.ts';
import type { DB } from '#projections/db.ts';
import { type Filter, type Filterfelder, filterSql } from './filter.ts';
import type { Leser } from './leser.ts';
import { type Fremd, type Menge, nachbarschluessel, type Strecke, treffer } from './reihe.ts';
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
	/** The row right before the page, or the one right behind it: a deep page is found from there, if the row is still in the list. */
	readonly neben?: { readonly id: string; readonly liegt: 'davor' | 'dahinter' };
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
	/**
	 * Which columns the list can be walked by along an index: by their own key, or by one of another table. Ordered by one
	 * of them descending, equal rows come in the opposite order of their ids too.
	 */
	readonly reihen?: Readonly<Record<string, 'eigen' | Fremd>>;
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
	const menge = mengeVon(plan, anfrage);
	const vornweg = { rueckwaerts: false, versatz: versatzVon(anfrage), anzahl: anfrage.groesse };
	return {
		seite:
			menge && !menge.reihe.fremd ? entlang<Zeile>(plan, anfrage, menge, vornweg) : abgezaehlt<Zeile>(plan, anfrage),
		anzahl: auswahl<{ n: number }>(plan, anfrage, sql`count(*)::int as n`),
	};
}

const versatzVon = ({ seite, groesse }: Anfrage): number => (seite - 1) * groesse;

/** All rows are found and sorted, and those before the page left out. */
function abgezaehlt<Zeile>(plan: Listenplan, anfrage: Anfrage): RawBuilder<Zeile> {
	const gefunden = plan.nachSchluessel
		? { was: sql`t.id`, ganz: sql`treffer k join ${plan.von} on t.id = k.id` }
		: { was: sql`t.*`, ganz: sql`treffer t` };
	return sql<Zeile>`
		with treffer as materialized (
			select ${gefunden.was} from ${plan.von} where ${bedingungen(plan, anfrage)}
			order by ${ordnung(plan, anfrage.sort)} limit ${anfrage.groesse} offset ${versatzVon(anfrage)}
		)
		select ${plan.spalten} from ${gefunden.ganz} ${plan.dazu} order by ${ordnung(plan, anfrage.sort)}`;
}

function entlang<Zeile>(plan: Listenplan, anfrage: Anfrage, menge: Menge, strecke: Strecke): RawBuilder<Zeile> {
	return sql<Zeile>`
		${treffer(menge, strecke)}
		select ${plan.spalten} from treffer k join ${plan.von} on t.id = k.id ${plan.dazu}
		order by ${ordnung(plan, anfrage.sort)}`;
}

/** One page and the number of all rows of the same scope. */
export async function seite<Zeile>(leser: Leser, plan: Listenplan, anfrage: Anfrage): Promise<Seite<Zeile>> {
	const lies = async (gemeint: Anfrage): Promise<Seite<Zeile>> => {
		const menge = mengeVon(plan, gemeint);
		if (menge && (menge.reihe.fremd || versatzVon(gemeint) >= TIEF)) return gezaehlt(leser, plan, gemeint, menge);
		const { seite, anzahl } = anweisungen<Zeile>(plan, gemeint);
		const [zeilen, [alle]] = await leser.zusammen(seite, anzahl);
		return { zeilen, total: alle?.n ?? 0 };
	};
	return sonstAehnlich(plan, anfrage, lies, ({ total }) => total);
}

/** From so many rows before it on it matters where a page is counted from. */
const TIEF = 1000;
/** So few are sorted faster than they are met with on a way along all rows. */
const WENIGE = 2000;

/** Counted first, a page is found from where it is near: its neighbour, the end of the list or the beginning. */
async function gezaehlt<Zeile>(leser: Leser, plan: Listenplan, anfrage: Anfrage, menge: Menge): Promise<Seite<Zeile>> {
	const { neben, groesse } = anfrage;
	const { anzahl: zaehle } = anweisungen(plan, anfrage);
	const [[alle], [nachbar]] =
		neben && versatzVon(anfrage) >= TIEF
			? await leser.zusammen(zaehle, nachbarschluessel(menge, neben.id))
			: [await leser.eine(zaehle), []];
	const total = alle?.n ?? 0;
	if (total <= WENIGE) return { zeilen: await leser.eine(abgezaehlt<Zeile>(plan, anfrage)), total };
	const versatz = versatzVon(anfrage);
	const anzahl = Math.min(groesse, total - versatz);
	if (anzahl <= 0) return { zeilen: [], total };
	const lies = (strecke: Strecke) => leser.eine(entlang<Zeile>(plan, anfrage, menge, strecke));
	if (neben && nachbar) {
		const ab = { id: neben.id, leer: nachbar.leer };
		return { zeilen: await lies({ rueckwaerts: neben.liegt === 'dahinter', versatz: 0, anzahl: groesse, ab }), total };
	}
	const dahinter = total - versatz - anzahl;
	const rueckwaerts = dahinter < versatz;
	return { zeilen: await lies({ rueckwaerts, versatz: rueckwaerts ? dahinter : versatz, anzahl }), total };
}

/** What a list is walked by; null: no index has its order, or what is looked for is found another way. */
function mengeVon(plan: Listenplan, anfrage: Anfrage): Menge | null {
	const [sort, ...weitere] = anfrage.sort.length ? anfrage.sort : plan.standard;
	if (!sort || weitere.length > 0 || anfrage.text?.trim() || anfrage.nurVorderste) return null;
	const { name, ab } = richtung(sort);
	const reihe = plan.reihen?.[name];
	if (!reihe) return null;
	const schluessel = plan.sortierung[name] ?? [];
	const wo = bedingungen(plan, anfrage);
	return { von: plan.von, wo, ab, reihe: reihe === 'eigen' ? { schluessel } : { schluessel, fremd: reihe } };
}

/** Beyond it nobody counts: the tab says that there are more. */
const ZAEHLT_BIS = 1000;

/** How many rows each of several requests finds, in one statement, none counted further than needed. */
export async function anzahlen(db: Kysely<DB>, plan: Listenplan, anfragen: readonly Anfrage[]): Promise<number[]> {
	const genau = await zaehleJede(db, plan, anfragen);
	const zaehle = async (gemeint: Anfrage, nr: number) =>
		(gemeint.isAehnlich ? (await zaehleJede(db, plan, [gemeint]))[0] : genau[nr]) ?? 0;
	return Promise.all(
		anfragen.map((anfrage, nr) =>
			sonstAehnlich(
				plan,
				anfrage,
				(gemeint) => zaehle(gemeint, nr),
				(n) => n,
			),
		),
	);
}

async function zaehleJede(db: Kysely<DB>, plan: Listenplan, anfragen: readonly Anfrage[]): Promise<number[]> {
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
	const angaben = (sort.length ? sort : plan.standard).map(richtung);
	const teile = angaben.flatMap(({ name, ab }) =>
		(plan.sortierung[name] ?? []).map((s) => (ab ? sql`${s} desc nulls last` : sql`${s}`)),
	);
	const [erste, ...weitere] = angaben;
	const istReihe = erste?.ab && weitere.length === 0 && plan.reihen?.[erste.name];
	return sql.join([...teile, istReihe ? sql`${plan.zuletzt} desc` : plan.zuletzt]);
}

/** `-name` descends. */
const richtung = (angabe: string) => ({ name: angabe.replace(/^-/, ''), ab: angabe.startsWith('-') });
