import { type Kysely, type SqlBool, sql } from 'kysely';
import { SEMINARGRUPPEN } from '#domain/liste/seminargruppen.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import type { Termin } from '#domain/seminar/seminar-felder.ts';
import type { Gruppenstand } from '#domain/seminargruppe/ereignisse.ts';
import { SEMINAR, type SeminarStatus } from '#domain/status/seminar.ts';
import { SEMINARNACHWEIS, type SeminarnachweisStatus } from '#domain/status/seminarnachweis.ts';
import type { DB } from '#projections/db.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';

export interface Gruppenzeile {
	readonly id: string;
	readonly zyklusID: string;
	readonly bezeichnung: string;
	readonly dienstartIDs: readonly string[];
	readonly dienstarten: readonly string[];
	readonly leitungPersonID: string | null;
	readonly leitung: string | null;
	readonly mitglieder: number;
	readonly wartend: number;
	readonly maxTeilnehmer: number | null;
	/** Not called off. */
	readonly seminare: number;
	/** Of those, in tenths. */
	readonly geplanteTage: number;
	readonly bemerkung: string | null;
	readonly version: number;
}

const IHRE = sql`seminar s where s.seminargruppe_ids @> array[t.id] and s.status <> ${sql.lit(SEMINAR.nr.Abgesagt)}`;

export const gruppenplan = (nur?: string): Listenplan =>
	listenplan(
		SEMINARGRUPPEN,
		{
			id: sql`t.id`,
			bezeichnung: sql`t.bezeichnung`,
			dienstartID: { spalte: sql`t.dienstart_ids`, typ: 'ids' },
			leitung: sql`(select concat_ws(' ', p.vorname, p.nachname) from person p where p.id = t.leitung_person_id)`,
			leitungPersonID: { spalte: sql`t.leitung_person_id`, typ: 'id' },
			mitglieder: { sort: sql`t.mitglieder` },
			maxTeilnehmer: sql`t.max_teilnehmer`,
			wartend: sql`t.wartend`,
			seminare: sql`(select count(*)::int from ${IHRE})`,
			geplanteTage: { sort: sql`(select coalesce(sum(s.geplante_tage), 0)::int from ${IHRE})` },
		},
		{
			von: sql`seminargruppe t`,
			dazu: sql``,
			weitere: sql`t.zyklus_id as "zyklusID", t.mitglieder, t.dienstart_ids as "dienstartIDs",
				array(select d.kurz from dienstart d where d.id = any(t.dienstart_ids) order by d.sortierung, d.id) as dienstarten,
				(select coalesce(sum(s.geplante_tage), 0)::int from ${IHRE}) as "geplanteTage",
				t.leitung_person_id as "leitungPersonID", t.bemerkung, t.version`,
			sicht: nur === undefined ? [] : [sql<SqlBool>`t.id = ${nur}`],
			...(nur !== undefined && { ohneZyklus: true as const }),
			suche: sql`t.suche`,
			zuletzt: sql`t.id`,
		},
	);

export const seminargruppen = (leser: Leser, anfrage: Anfrage): Promise<Seite<Gruppenzeile>> =>
	seite<Gruppenzeile>(leser, gruppenplan(), anfrage);

/** One group, of whatever cycle; null: there is none. */
export async function eineGruppe(leser: Leser, id: string): Promise<Gruppenzeile | null> {
	const anfrage = { zyklusID: '', filter: null, text: null, sort: [], seite: 1, groesse: 1, heute: '' };
	const { zeilen } = await seite<Gruppenzeile>(leser, gruppenplan(id), anfrage);
	return zeilen[0] ?? null;
}

export interface Gruppenmitglied {
	readonly freiwilligerID: string;
	readonly name: string;
	readonly einsatzort: string | null;
	readonly dienstart: string | null;
	readonly stand: Gruppenstand;
	/** On the waiting list, from 1. */
	readonly warteplatz: number | null;
	readonly vertragsbeginn: string | null;
	readonly vertragsende: string | null;
	/** Seminar days in tenths; null: none are reckoned. */
	readonly pflicht: number | null;
	readonly anerkannt: number | null;
	readonly geplant: number | null;
	readonly offen: number | null;
	/** From this day on too little is on offer; null: nothing is lost. */
	readonly verlorenAb: string | null;
}

/** Who belongs to a group and who waits, in that order; staff of a site sees those who serve with it. */
export async function gruppenmitglieder(db: Kysely<DB>, akteur: Akteur, gruppeID: string): Promise<Gruppenmitglied[]> {
	const siehtAlle = hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);
	const nurEigene = sql<string>`any(${[...akteur.einsatzortIDs]}::uuid[])`;
	const alle = db
		.selectFrom('gruppenplatz as p')
		.innerJoin('freiwilliger as f', 'f.id', 'p.freiwilliger_id')
		.leftJoin('adresse as a', 'a.id', 'f.einsatzort_id')
		.leftJoin('dienstart as d', 'd.id', 'f.dienstart_id')
		.leftJoin('seminarerreichbarkeit as e', 'e.freiwilliger_id', 'f.id')
		.select((eb) => [
			'p.freiwilliger_id as freiwilligerID',
			sql<string>`concat_ws(', ', ${eb.ref('f.nachname')}, ${eb.ref('f.vorname')})`.as('name'),
			'a.bezeichnung as einsatzort',
			'd.kurz as dienstart',
			'p.stand',
			eb('p.stand', '=', 'WARTELISTE').as('wartet'),
			'f.einsatzort_id as einsatzortID',
			'f.vertragsbeginn',
			'f.seminartage_pflicht as pflicht',
			'f.seminartage_anerkannt as anerkannt',
			'f.seminartage_geplant as geplant',
			'f.seminartage_offen as offen',
			'e.ab as verlorenAb',
			sql<string | null>`coalesce(f.dienstende, f.geplantes_ende, f.vertragsende)`.as('vertragsende'),
			sql<number | null>`case when p.stand = 'WARTELISTE'
				then count(*) filter (where p.stand = 'WARTELISTE') over (order by p.reihe) end::int`.as('warteplatz'),
		])
		.where('p.gruppe_id', '=', gruppeID);
	return db
		.selectFrom(alle.as('t'))
		.select([
			...(['freiwilligerID', 'name', 'einsatzort', 'dienstart', 'stand', 'warteplatz'] as const),
			...(['vertragsbeginn', 'vertragsende', 'pflicht', 'anerkannt', 'geplant', 'offen', 'verlorenAb'] as const),
		])
		.$if(!siehtAlle, (q) => q.where('einsatzortID', '=', nurEigene))
		.orderBy('wartet')
		.orderBy('warteplatz')
		.orderBy('name')
		.orderBy('freiwilligerID')
		.execute() as Promise<Gruppenmitglied[]>;
}

export interface Gruppenseminar {
	readonly id: string;
	readonly bezeichnung: string;
	readonly status: SeminarStatus;
	readonly termine: readonly Termin[];
	readonly von: string | null;
	readonly bis: string | null;
	/** Tenths of a day. */
	readonly geplanteTage: number;
	readonly angemeldet: number;
	readonly maxTeilnehmer: number | null;
}

/** The seminars of a group by date; others than the Traeger see what is published. */
export const gruppenseminare = (
	db: Kysely<DB>,
	gruppeID: string,
	status: readonly SeminarStatus[],
): Promise<Gruppenseminar[]> =>
	db
		.selectFrom('seminar')
		.select([
			...(['id', 'bezeichnung', 'status', 'termine', 'von', 'bis', 'angemeldet'] as const),
			'geplante_tage as geplanteTage',
			'max_teilnehmer as maxTeilnehmer',
		])
		.where(sql<SqlBool>`seminargruppe_ids @> array[${gruppeID}::uuid]`)
		.where('status', 'in', status)
		.orderBy('von')
		.orderBy('id')
		.execute() as Promise<Gruppenseminar[]>;

/** What members have planned beside the seminars of their group; to find what is at the same time. */
export const andereSeminare = (
	db: Kysely<DB>,
	gruppeID: string,
): Promise<
	{ freiwilligerID: string; titel: string | null; von: string; bis: string; status: SeminarnachweisStatus }[]
> =>
	db
		.selectFrom('gruppenplatz as p')
		.innerJoin('seminarnachweis as n', 'n.freiwilliger_id', 'p.freiwilliger_id')
		.select(['p.freiwilliger_id as freiwilligerID', 'n.titel', 'n.von', 'n.bis', 'n.status'])
		.where('p.gruppe_id', '=', gruppeID)
		.where('p.stand', '=', 'ANGEMELDET')
		.where('n.status', '<>', SEMINARNACHWEIS.nr.Abgelehnt)
		.where('n.von', 'is not', null)
		.where((eb) =>
			eb.not(
				eb.exists(
					eb
						.selectFrom('seminar as s')
						.select('s.id')
						.whereRef('s.id', '=', 'n.seminar_id')
						.whereRef(eb.ref('p.gruppe_id'), '=', sql<string>`any(s.seminargruppe_ids)`),
				),
			),
		)
		.execute() as Promise<
		{ freiwilligerID: string; titel: string | null; von: string; bis: string; status: SeminarnachweisStatus }[]
	>;

/** What groups are called. */
export async function gruppennamen(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	if (ids.length === 0) return new Map();
	const zeilen = await db.selectFrom('seminargruppe').select(['id', 'bezeichnung']).where('id', 'in', ids).execute();
	return new Map(zeilen.map(({ id, bezeichnung }) => [id, bezeichnung]));
}

/** Groups of a cycle, to choose from. */
export const gruppenDesZyklus = (db: Kysely<DB>, zyklusID: string) =>
	db
		.selectFrom('seminargruppe')
		.select(['id', 'bezeichnung', 'zyklus_id as zyklusID'])
		.where('zyklus_id', '=', zyklusID)
		.orderBy('bezeichnung')
		.orderBy('id')
		.execute();

export interface Gruppenzugehoerigkeit {
	readonly id: string;
	readonly bezeichnung: string;
	readonly stand: Gruppenstand;
}

/** The group somebody belongs to, or waits to belong to. */
export async function gruppeVon(db: Kysely<DB>, freiwilligerID: string): Promise<Gruppenzugehoerigkeit | null> {
	const zeile = await db
		.selectFrom('gruppenplatz as p')
		.innerJoin('seminargruppe as g', 'g.id', 'p.gruppe_id')
		.select(['g.id', 'g.bezeichnung', 'p.stand'])
		.where('p.freiwilliger_id', '=', freiwilligerID)
		.executeTakeFirst();
	return zeile ? { ...zeile, stand: zeile.stand as Gruppenstand } : null;
}

/** How many belong to these groups; who only waits doesn't count. */
export async function mitgliederzahl(db: Kysely<DB>, gruppenIDs: readonly string[]): Promise<number> {
	if (gruppenIDs.length === 0) return 0;
	const { n } = await db
		.selectFrom('gruppenplatz')
		.select(sql<number>`count(*)::int`.as('n'))
		.where('gruppe_id', 'in', gruppenIDs)
		.where('stand', '=', 'ANGEMELDET')
		.executeTakeFirstOrThrow();
	return n;
}

/** Published seminars that follow from a membership, or did: of his group, and those he has a place in through one. */
export async function gruppenseminareVon(db: Kysely<DB>, freiwilligerID: string): Promise<string[]> {
	const zeilen = await db
		.selectFrom('seminar as s')
		.select('s.id')
		.where('s.status', '=', SEMINAR.nr.Published)
		.where((eb) =>
			eb.or([
				eb.exists(
					eb
						.selectFrom('gruppenplatz as g')
						.select('g.gruppe_id')
						.where('g.freiwilliger_id', '=', freiwilligerID)
						.whereRef('g.gruppe_id', '=', sql<string>`any(s.seminargruppe_ids)`),
				),
				eb.exists(
					eb
						.selectFrom('seminarplatz as p')
						.select('p.seminar_id')
						.whereRef('p.seminar_id', '=', 's.id')
						.where('p.freiwilliger_id', '=', freiwilligerID)
						.where('p.gruppe_id', 'is not', null),
				),
			]),
		)
		.orderBy('s.von')
		.orderBy('s.id')
		.execute();
	return zeilen.map(({ id }) => id);
}

/** Whose place in a seminar follows from a group, or is to: its members by the time they joined, and who has one so. */
export async function gruppenteilnehmende(db: Kysely<DB>, seminarID: string): Promise<string[]> {
	const zeilen = await db
		.selectFrom('gruppenplatz as g')
		.innerJoin('seminar as s', (join) => join.onRef('g.gruppe_id', '=', sql<string>`any(s.seminargruppe_ids)`))
		.select(['g.freiwilliger_id as id', 'g.seit'])
		.where('s.id', '=', seminarID)
		.where('g.stand', '=', 'ANGEMELDET')
		.unionAll(
			db
				.selectFrom('seminarplatz as p')
				.select(['p.freiwilliger_id as id', 'p.seit'])
				.where('p.seminar_id', '=', seminarID)
				.where('p.gruppe_id', 'is not', null),
		)
		.orderBy('seit')
		.orderBy('id')
		.execute();
	return [...new Set(zeilen.map(({ id }) => id))];
}
