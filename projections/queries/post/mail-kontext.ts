import { type Kysely, type NotNull, type SqlBool, sql } from 'kysely';
import type { DB } from '#projections/db.ts';
import { einerVon, haelt, uuids } from '../liste/ausdruck.ts';
import { leserAn, MIT_STELLE, personenMit, type Stellenleser } from './stellenpost.ts';
import { EMPFAENGT_SYSTEMMAILS } from './systemmail.ts';

/** What places are called. */
export async function ortsnamen(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	if (!ids.length) return new Map();
	const orte = await db.selectFrom('adresse').select(['id', 'bezeichnung']).where('id', '=', einerVon(ids)).execute();
	return new Map(orte.map(({ id, bezeichnung }) => [id, bezeichnung]));
}

/** What document specifications are called. */
export async function specnamen(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	if (!ids.length) return new Map();
	const specs = await db
		.selectFrom('dokumentspec')
		.select(['id', 'bezeichnung'])
		.where('id', '=', einerVon(ids))
		.execute();
	return new Map(specs.map(({ id, bezeichnung }) => [id, bezeichnung]));
}

/** A person mails may go to, as he stands. */
export interface Mailperson {
	readonly id: string;
	readonly vorname: string;
	readonly nachname: string;
	readonly email: string;
}

/** Who reads the mails of an Einsatzort: for it, or for its Einsatzstelle. */
export async function leserDesOrts(db: Kysely<DB>, einsatzortID: string): Promise<readonly Stellenleser[]> {
	return db
		.selectFrom('adresse as a')
		.crossJoinLateral(leserAn(MIT_STELLE).as('l'))
		.select(['l.art', 'l.id'])
		.where('a.id', '=', einsatzortID)
		.orderBy('l.art')
		.orderBy('l.id')
		.execute();
}

/** Of several, by the id of the Einsatzort. */
export async function leserDerOrte(
	db: Kysely<DB>,
	einsatzortIDs: readonly string[],
): Promise<ReadonlyMap<string, readonly Stellenleser[]>> {
	if (!einsatzortIDs.length) return new Map();
	const leser = await db
		.selectFrom('adresse as a')
		.crossJoinLateral(leserAn(MIT_STELLE).as('l'))
		.select(['a.id as ortID', 'l.art', 'l.id'])
		.where('a.id', '=', einerVon(einsatzortIDs))
		.execute();
	return Map.groupBy(leser, ({ ortID }) => ortID);
}

/** Who decides on the places of an Einsatzstelle or pays for it; where nobody is named for that, who reads its mails. */
export async function funktionsleser(
	db: Kysely<DB>,
	einsatzstelleID: string,
	funktion: 'KONTINGENT' | 'BUCHHALTUNG',
): Promise<readonly Stellenleser[]> {
	const stelle = uuids([einsatzstelleID]);
	const benannte = await db
		.selectFrom(personenMit(stelle, [funktion]).as('p'))
		.distinct()
		.select('p.id')
		.orderBy('p.id')
		.execute();
	if (benannte.length) return benannte.map(({ id }) => ({ art: 'PERSON', id }));
	return db.selectFrom(leserAn(stelle).as('l')).select(['l.art', 'l.id']).orderBy('l.art').orderBy('l.id').execute();
}

/** An inquiry of places as it stands when a mail tells of it. */
export interface Mailabfrage {
	readonly status: string;
	readonly frist: string | null;
	readonly text: string | null;
}

export async function abfrageFuerMail(
	db: Kysely<DB>,
	{ einsatzstelleID, zyklusID }: { readonly einsatzstelleID: string; readonly zyklusID: string },
): Promise<Mailabfrage | null> {
	const abfrage = await db
		.selectFrom('kontingentabfrage')
		.select(['status', 'frist', 'text'])
		.where('einsatzstelle_id', '=', einsatzstelleID)
		.where('zyklus_id', '=', zyklusID)
		.executeTakeFirst();
	return abfrage ?? null;
}

export async function mailperson(db: Kysely<DB>, personID: string): Promise<Mailperson | null> {
	const person = await db
		.selectFrom('person as p')
		.select(['p.id', 'p.vorname', 'p.nachname', 'p.email'])
		.where('p.id', '=', personID)
		.where(EMPFAENGT_SYSTEMMAILS)
		.$narrowType<{ email: NotNull }>()
		.executeTakeFirst();
	return person ?? null;
}

/** Who is asked to confirm an address, at that address; null: nothing waits for an answer. */
export async function gefragtePerson(
	db: Kysely<DB>,
	personID: string,
): Promise<(Mailperson & { readonly anfrageID: string }) | null> {
	const person = await db
		.selectFrom('person as p')
		.select((eb) => [
			'p.id',
			'p.vorname',
			'p.nachname',
			eb.fn.coalesce('p.email_neu', 'p.email').as('email'),
			'p.anfrage_id as anfrageID',
		])
		.where('p.id', '=', personID)
		.where('p.is_aktiv', '=', true)
		.where('p.anfrage_id', 'is not', null)
		.$narrowType<{ email: NotNull; anfrageID: NotNull }>()
		.executeTakeFirst();
	return person ?? null;
}

/** Whoever can decide on requests at this moment. */
export async function administratoren(db: Kysely<DB>): Promise<readonly string[]> {
	const konten = await db
		.selectFrom('benutzer')
		.select('id')
		// The first two as the index has them, which the many volunteers aren't in.
		.where(sql.ref<SqlBool>('is_aktiv'))
		.where(sql.ref<SqlBool>('is_mitarbeitend'))
		.where(haelt('rollen', 'ADMIN'))
		.orderBy('id')
		.execute();
	return konten.map(({ id }) => id);
}
