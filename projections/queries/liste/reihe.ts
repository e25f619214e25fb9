/**
 * Pages of a long list: instead of counting off all rows before a page, its keys are read along an index, from the
 * beginning, from the end or from a row next to the page. Only the rows of the page are then read whole.
 */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

type Ausdruck = RawBuilder<unknown>;

/** An order that is had from an index: of the list's own table (`t`), or by a name that stands in another one. */
interface Reihe {
	readonly schluessel: readonly Ausdruck[];
	readonly fremd?: Fremd;
}

/** The key is `schluessel` of the row `a` of this table, which `id` of `t` names; every id there is has its row. */
export interface Fremd {
	readonly tabelle: Ausdruck;
	readonly id: Ausdruck;
	readonly schluessel: Ausdruck;
}

/** The rows that are walked. */
export interface Menge {
	readonly von: Ausdruck;
	readonly wo: Expression<SqlBool>;
	readonly reihe: Reihe;
	/** Descending: empty ones last all the same. */
	readonly ab: boolean;
}

/** A stretch of the list: so many rows, after so many others, in this direction. */
export interface Strecke {
	readonly rueckwaerts: boolean;
	readonly versatz: number;
	readonly anzahl: number;
	/** From behind this row on, whose keys are empty where it says so; left out: from the end of the list. */
	readonly ab?: { readonly id: string; readonly leer: readonly boolean[] };
}

const NACHBAR = sql.id('nachbar');
const spalte = (i: number) => sql.id(`k${i}`);
const vomNachbarn = (name: Ausdruck) => sql`(select ${name} from ${NACHBAR})`;

/** Which keys of a row are empty: where it isn't among those that are walked, nothing. */
export function nachbarschluessel({ von, wo, reihe }: Menge, id: string): RawBuilder<{ leer: boolean[] }> {
	const leer = schluesselVon(reihe).map((k) => sql`${k} is null`);
	return sql<{ leer: boolean[] }>`
		select array[${sql.join(leer)}] as leer from ${von} ${dazu(reihe)} where ${wo} and t.id = ${id}`;
}

/** `with … as materialized (…)` up to `treffer (id)`, the keys of this stretch. */
export function treffer(menge: Menge, strecke: Strecke): Ausdruck {
	const { reihe, ab } = menge;
	const { rueckwaerts, versatz, anzahl } = strecke;
	const alle = abschnitte(menge, strecke);
	const [einziger] = alle;
	const ausgemessen = sql`limit ${anzahl} offset ${versatz}`;
	if (alle.length === 1 && einziger)
		return sql`${nachbar(menge, strecke)} treffer as materialized (
		${lies(menge, strecke, einziger)} ${ausgemessen})`;

	// What comes later in the order is looked at only where what comes before it isn't enough.
	const bis = versatz + anzahl;
	const namen = alle.map((_, i) => sql.id(`r${i}`));
	const teile = alle.map((abschnitt, i) => {
		const davor = namen.slice(0, i).map((name) => sql`(select count(*) from ${name})`);
		const genug = davor.length ? [sql<SqlBool>`${sql.join(davor, sql` + `)} < ${bis}`] : [];
		return sql`${namen[i]} as materialized (${lies(menge, strecke, abschnitt, genug)} limit ${bis})`;
	});
	const gelesen = namen.map((name) => sql`select * from ${name}`);
	const geordnet = reihe.schluessel.map((_, i) => stelle(spalte(i), ab, rueckwaerts));
	return sql`${nachbar(menge, strecke)} ${sql.join(teile)}, treffer as materialized (
		select id from (${sql.join(gelesen, sql` union all `)}) r
		order by ${sql.join([...geordnet, folge(sql`r.id`, ab !== rueckwaerts)])} ${ausgemessen})`;
}

/** The keys of the row the stretch begins behind, as the other parts compare with them. */
function nachbar({ von, reihe }: Menge, { ab }: Strecke): Ausdruck {
	if (!ab) return sql`with`;
	const spalten = schluesselVon(reihe).map((k, i) => sql`${k} as ${spalte(i)}`);
	return sql`with ${NACHBAR} as materialized (
		select ${sql.join(spalten)}, t.id from ${von} ${dazu(reihe)} where t.id = ${ab.id}),`;
}

const schluesselVon = ({ schluessel, fremd }: Reihe) => (fremd ? [fremd.schluessel] : schluessel);
const dazu = ({ fremd }: Reihe) => (fremd ? sql`left join ${fremd.tabelle} a on a.id = ${fremd.id}` : sql``);

/** What is known of a key in a part of the order. */
type Lage = 'voll' | 'leer' | 'wie der Nachbar' | 'jenseits';
interface Abschnitt {
	/** Of the foremost keys. */
	readonly lagen: readonly Lage[];
	/** All keys are the neighbour's, and the id decides. */
	readonly nachID?: true;
}

/** The parts of the order a stretch may lead through, one after the other, each as an index has it. */
function abschnitte({ reihe, ab }: Menge, { rueckwaerts, ab: nachbar }: Strecke): readonly Abschnitt[] {
	if (!nachbar) {
		// An index has the empty ones at the end, as the list does; read the other way round they would come first.
		if (!ab && !reihe.fremd) return [{ lagen: [] }];
		return rueckwaerts ? [{ lagen: ['leer'] }, { lagen: ['voll'] }] : [{ lagen: ['voll'] }, { lagen: ['leer'] }];
	}
	const { leer } = nachbar;
	const wieEr = leer.map((istLeer): Lage => (istLeer ? 'leer' : 'wie der Nachbar'));
	const danach = (stelle: number): readonly Lage[] => {
		if (leer[stelle]) return rueckwaerts ? ['voll'] : [];
		return rueckwaerts ? ['jenseits'] : ['jenseits', 'leer'];
	};
	const weitere = leer
		.map((_, i) => leer.length - 1 - i)
		.flatMap((i) => danach(i).map((lage) => ({ lagen: [...wieEr.slice(0, i), lage] })));
	return [{ lagen: wieEr, nachID: true }, ...weitere];
}

/** The ids and keys of a part, in order; read no further than the stretch needs. */
function lies(
	menge: Menge,
	strecke: Strecke,
	{ lagen, nachID }: Abschnitt,
	weiter: readonly Expression<SqlBool>[] = [],
) {
	const { von, wo, reihe, ab } = menge;
	const { rueckwaerts, versatz, anzahl } = strecke;
	const runter = ab !== rueckwaerts;
	const hinterIhm = nachID ? [sql<SqlBool>`t.id ${runter ? sql`<` : sql`>`} ${vomNachbarn(sql`id`)}`] : [];
	const bedingung = (teile: readonly Expression<SqlBool>[]) =>
		teile.length ? sql`where ${sql.join(teile, sql` and `)}` : sql``;
	const nachIDs = folge(sql`t.id`, runter);
	const { fremd, schluessel } = reihe;

	if (!fremd) {
		const spalten = schluessel.map((k, i) => sql`${k} as ${spalte(i)}`);
		const lage = lagen.map((eine, i) => liegt(schluessel[i] as Ausdruck, i, eine, runter));
		const geordnet = schluessel.map((k, i) => (lagen[i] ? folge(k, runter) : stelle(k, ab, rueckwaerts)));
		return sql`select t.id, ${sql.join(spalten)} from ${von}
			${bedingung([wo, ...lage, ...hinterIhm, ...weiter])} order by ${sql.join([...geordnet, nachIDs])}`;
	}
	const { tabelle, id, schluessel: name } = fremd;
	const [lage] = lagen;
	if (lage === 'leer') {
		return sql`select t.id, (select ${name} from ${tabelle} a where false) as ${spalte(0)} from ${von}
			${bedingung([wo, sql<SqlBool>`${id} is null`, ...hinterIhm, ...weiter])} order by ${folge(id, runter)}, ${nachIDs}`;
	}
	// The other table is walked by its names, and of each of its rows no more is taken than there is room for.
	const seine = sql`select t.id from ${von} ${bedingung([wo, sql<SqlBool>`${id} = a.id`, ...hinterIhm])}
		order by ${nachIDs} limit ${versatz + anzahl}`;
	const gemeint = lage === undefined ? [] : [liegt(name, 0, lage, runter)];
	return sql`select t.id, ${name} as ${spalte(0)} from ${tabelle} a cross join lateral (${seine}) t
		${bedingung([...gemeint, ...weiter])} order by ${folge(name, runter)}, ${nachIDs}`;
}

function liegt(k: Ausdruck, i: number, lage: Lage, runter: boolean): Expression<SqlBool> {
	if (lage === 'voll') return sql<SqlBool>`${k} is not null`;
	if (lage === 'leer') return sql<SqlBool>`${k} is null`;
	const wie = lage === 'jenseits' ? (runter ? sql`<` : sql`>`) : sql`=`;
	return sql<SqlBool>`${k} ${wie} ${vomNachbarn(spalte(i))}`;
}

/** Empty ones where an index has them. */
const folge = (k: Ausdruck, runter: boolean) => (runter ? sql`${k} desc` : k);

/** Empty ones last, or first where the list is read from its end. */
const stelle = (k: Ausdruck, ab: boolean, rueckwaerts: boolean) =>
	sql`${folge(k, ab !== rueckwaerts)} nulls ${rueckwaerts ? sql`first` : sql`last`}`;
