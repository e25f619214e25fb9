import { type Kysely, sql } from 'kysely';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import type { Platzstand } from '#domain/seminar/ereignisse.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import type { SeminarnachweisStatus } from '#domain/status/seminarnachweis.ts';
import type { DB } from '#projections/db.ts';

/** Published seminars in which somebody has a place, waits, or is offered one. */
export async function seminareVon(db: Kysely<DB>, freiwilligerID: string): Promise<string[]> {
	const zeilen = await db
		.selectFrom('seminarplatz as p')
		.innerJoin('seminar as s', 's.id', 'p.seminar_id')
		.select('p.seminar_id as id')
		.where('p.freiwilliger_id', '=', freiwilligerID)
		.where('s.status', '=', SEMINAR.nr.Published)
		.orderBy('id')
		.execute();
	return zeilen.map(({ id }) => id);
}

/** Seminars with a place offered that nobody answered for in time. `jetzt`: ISO 8601. */
export async function seminareMitAbgelaufenerFrist(db: Kysely<DB>, jetzt: string): Promise<string[]> {
	const zeilen = await db
		.selectFrom('seminarplatz as p')
		.innerJoin('seminar as s', 's.id', 'p.seminar_id')
		.select('p.seminar_id as id')
		.distinct()
		.where('p.frist', '<', jetzt)
		.where('s.status', '=', SEMINAR.nr.Published)
		.orderBy('id')
		.execute();
	return zeilen.map(({ id }) => id);
}

/** Is there a proof of the seminar beyond planning? */
export async function hatNachweise(
	db: Kysely<DB>,
	seminarID: string,
	status: readonly SeminarnachweisStatus[],
): Promise<boolean> {
	const zeile = await db
		.selectFrom('seminarnachweis')
		.select('id')
		.where('seminar_id', '=', seminarID)
		.where('status', 'in', status)
		.limit(1)
		.executeTakeFirst();
	return zeile !== undefined;
}

export interface Teilnehmende {
	readonly freiwilligerID: string;
	readonly name: string;
	readonly einsatzort: string | null;
	readonly dienstart: string | null;
	readonly stand: Platzstand;
	/** On the waiting list, from 1. */
	readonly warteplatz: number | null;
	readonly frist: string | null;
	readonly nachweisID: string | null;
	readonly nachweisStatus: SeminarnachweisStatus | null;
	/** Tenths of a day. */
	readonly tage: number | null;
}

/** Who takes part and who waits, in that order; staff of a site sees those who serve with it. */
export async function teilnehmende(db: Kysely<DB>, akteur: Akteur, seminarID: string): Promise<Teilnehmende[]> {
	const siehtAlle = hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);
	if (!siehtAlle && !hatRolle(akteur, 'MA_VEREIN')) return [];
	const nurEigene = sql<string>`any(${[...akteur.einsatzortIDs]}::uuid[])`;
	const alle = db
		.selectFrom('seminarplatz as p')
		.innerJoin('freiwilliger as f', 'f.id', 'p.freiwilliger_id')
		.leftJoin('seminarnachweis as n', (join) =>
			join.onRef('n.seminar_id', '=', 'p.seminar_id').onRef('n.freiwilliger_id', '=', 'p.freiwilliger_id'),
		)
		.leftJoin('adresse as a', (join) =>
			join.on('a.id', '=', (eb) => eb.fn.coalesce('n.einsatzort_id', 'f.einsatzort_id')),
		)
		.leftJoin('dienstart as d', (join) =>
			join.on('d.id', '=', (eb) => eb.fn.coalesce('n.dienstart_id', 'f.dienstart_id')),
		)
		.select((eb) => [
			'p.freiwilliger_id as freiwilligerID',
			sql<string>`concat_ws(', ', ${eb.ref('f.nachname')}, ${eb.ref('f.vorname')})`.as('name'),
			'a.bezeichnung as einsatzort',
			'd.kurz as dienstart',
			'p.stand',
			eb('p.stand', '=', 'WARTELISTE').as('wartetZuletzt'),
			'p.frist',
			'f.einsatzort_id as einsatzortID',
			'n.id as nachweisID',
			'n.status as nachweisStatus',
			'n.tage',
			sql<
				number | null
			>`case when ${eb.ref('p.stand')} = 'WARTELISTE' then count(*) filter (where ${eb.ref('p.stand')} = 'WARTELISTE') over (order by ${eb.ref('p.reihe')}) end::int`.as(
				'warteplatz',
			),
		])
		.where('p.seminar_id', '=', seminarID);
	return db
		.selectFrom(alle.as('t'))
		.select([
			...(['freiwilligerID', 'name', 'einsatzort', 'dienstart', 'stand', 'warteplatz', 'frist'] as const),
			...(['nachweisID', 'nachweisStatus', 'tage'] as const),
		])
		.$if(!siehtAlle, (q) => q.where('einsatzortID', '=', nurEigene))
		.orderBy('wartetZuletzt')
		.orderBy('warteplatz')
		.orderBy('name')
		.orderBy('freiwilligerID')
		.execute() as Promise<Teilnehmende[]>;
}

export interface Wartend {
	readonly seminarID: string;
	readonly bezeichnung: string;
	readonly von: string | null;
	readonly bis: string | null;
	readonly stand: Platzstand;
	readonly warteplatz: number;
	readonly frist: string | null;
}

/** What somebody waits for or is offered; nothing that has begun. */
export const wartetAuf = (db: Kysely<DB>, freiwilligerID: string): Promise<Wartend[]> =>
	db
		.selectFrom('seminarplatz as p')
		.innerJoin('seminar as s', 's.id', 'p.seminar_id')
		.select((eb) => [
			's.id as seminarID',
			's.bezeichnung',
			's.von',
			's.bis',
			'p.stand',
			'p.frist',
			eb
				.selectFrom('seminarplatz as davor')
				.select(sql<number>`count(*)::int`.as('n'))
				.whereRef('davor.seminar_id', '=', 'p.seminar_id')
				.where('davor.stand', '=', 'WARTELISTE')
				.whereRef('davor.reihe', '<=', 'p.reihe')
				.as('warteplatz'),
		])
		.where('p.freiwilliger_id', '=', freiwilligerID)
		.where('p.stand', '<>', 'ANGEMELDET')
		.where('s.status', '=', SEMINAR.nr.Published)
		.orderBy('s.von')
		.orderBy('s.id')
		.execute() as Promise<Wartend[]>;
