import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';

/** A guest as the portal knows him today: who takes part, or who leads. */
export interface Hausperson {
	readonly id: string;
	readonly vorname: string;
	readonly nachname: string;
	readonly art: 'TEILNEHMEND' | 'LEITUNG';
	readonly geschlecht: 'W' | 'M' | 'D' | 'K' | null;
	readonly geburtsdatum: string | null;
}

/** Of these ids those that are volunteers or persons, by name. */
export async function hauspersonen(db: Kysely<DB>, ids: readonly string[]): Promise<Hausperson[]> {
	const gesucht = sql<string>`any(${[...ids]}::uuid[])`;
	return db
		.selectFrom('freiwilliger')
		.select((eb) => [
			sql<string>`id`.as('id'),
			sql<string>`coalesce(vorname, '')`.as('vorname'),
			sql<string>`coalesce(nachname, '')`.as('nachname'),
			sql<Hausperson['art']>`'TEILNEHMEND'`.as('art'),
			eb.ref('geschlecht').as('geschlecht'),
			eb.ref('geburtsdatum').as('geburtsdatum'),
		])
		.where('id', '=', gesucht)
		.unionAll(
			db
				.selectFrom('person')
				.select([
					sql<string>`id`.as('id'),
					sql<string>`coalesce(vorname, '')`.as('vorname'),
					sql<string>`coalesce(nachname, '')`.as('nachname'),
					sql<Hausperson['art']>`'LEITUNG'`.as('art'),
					sql<Hausperson['geschlecht']>`null`.as('geschlecht'),
					sql<string | null>`null::date`.as('geburtsdatum'),
				])
				.where('id', '=', gesucht),
		)
		.orderBy('nachname')
		.orderBy('vorname')
		.orderBy('id')
		.execute();
}

export interface Kost {
	readonly id: string;
	readonly ernaehrung: 'VEGAN' | 'VEGETARISCH' | 'HALAL' | 'KOSCHER' | null;
	readonly allergien: string | null;
}

/** What volunteers say of their own about eating; nothing of it is kept at the seminar. */
export const kostVon = (db: Kysely<DB>, ids: readonly string[]): Promise<Kost[]> =>
	db
		.selectFrom('angaben')
		.select([
			sql<string>`id`.as('id'),
			sql<Kost['ernaehrung']>`felder ->> 'ernaehrung'`.as('ernaehrung'),
			sql<string | null>`felder ->> 'allergien'`.as('allergien'),
		])
		.where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
		.execute();

export interface FrueheresHaus {
	readonly seminarID: string;
	readonly bezeichnung: string;
	readonly von: string | null;
	readonly raeume: number;
	readonly betten: number;
}

/** The latest other seminar in the same house that has rooms; null: there is none. */
export async function frueheresHaus(
	db: Kysely<DB>,
	{ seminarID, ort }: { seminarID: string; ort: string | null },
): Promise<FrueheresHaus | null> {
	if (ort === null) return null;
	const zeile = await db
		.selectFrom('seminarhaus as h')
		.innerJoin('seminar as s', 's.id', 'h.seminar_id')
		.select(['h.seminar_id as seminarID', 's.bezeichnung', 's.von', 'h.raeume', 'h.betten'])
		.where('s.ort', '=', ort)
		.where('h.seminar_id', '<>', seminarID)
		.where('h.raeume', '>', 0)
		.orderBy('s.von', (ob) => ob.desc().nullsLast())
		.orderBy('h.seminar_id')
		.limit(1)
		.executeTakeFirst();
	return zeile ?? null;
}

/** Seminars that still keep something personal about house and kitchen, with their last day. */
export const haeuserMitAngaben = (db: Kysely<DB>): Promise<{ id: string; bis: string | null; geloescht: boolean }[]> =>
	db
		.selectFrom('seminarhaus')
		.select(['seminar_id as id', 'bis', 'geloescht'])
		.where('hat_angaben', '=', true)
		.orderBy('seminar_id')
		.execute();

/** Whose personal parts a seminar keeps, or at which seminars somebody's are kept (`gastID`); as in `gastteil`. */
export const gastteile = (
	db: Kysely<DB>,
	wo: { readonly seminarID: string } | { readonly gastID: string },
): Promise<{ betroffener: string; seminarID: string }[]> =>
	frageRoh(
		db,
		GASTTEIL,
		sql`select distinct betroffener, split_part(betroffener, '/', 2) as "seminarID" from event_person
		where ${
			'seminarID' in wo
				? sql`stream = ${`Seminar-${wo.seminarID}`} and betroffener like ${`%/${wo.seminarID}`}`
				: sql`betroffener >= ${`${wo.gastID}/`} and betroffener < ${`${wo.gastID}0`}`
		}
		order by betroffener`,
	);

const GASTTEIL = z.strictObject({ betroffener: z.string(), seminarID: z.string() });
