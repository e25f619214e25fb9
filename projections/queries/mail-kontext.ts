import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';
import { leserAn, MIT_STELLE, personenMit, type Stellenleser } from './stellenpost.ts';
import { EMPFAENGT_SYSTEMMAILS } from './systemmail.ts';

/** What places are called. */
export async function ortsnamen(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	if (!ids.length) return new Map();
	const { rows } = await sql<{ id: string; bezeichnung: string }>`
		select id, bezeichnung from adresse where id = any(${sql.val(ids)}::uuid[])`.execute(db);
	return new Map(rows.map(({ id, bezeichnung }) => [id, bezeichnung]));
}

/** What document specifications are called. */
export async function specnamen(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	if (!ids.length) return new Map();
	const { rows } = await sql<{ id: string; bezeichnung: string }>`
		select id, bezeichnung from dokumentspec where id = any(${sql.val(ids)}::uuid[])`.execute(db);
	return new Map(rows.map(({ id, bezeichnung }) => [id, bezeichnung]));
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
	const { rows } = await sql<Stellenleser>`
		select l.art, l.id from adresse a cross join lateral (${leserAn(MIT_STELLE)}) l
		where a.id = ${einsatzortID} order by l.art, l.id`.execute(db);
	return rows;
}

/** Who decides on the places of an Einsatzstelle; where nobody is named for that, who reads its mails. */
export async function kontingentleser(db: Kysely<DB>, einsatzstelleID: string): Promise<readonly Stellenleser[]> {
	const stelle = sql`array[${einsatzstelleID}::uuid]`;
	const { rows: benannte } = await sql<Stellenleser>`
		select distinct 'PERSON' as art, id from (${personenMit(stelle, ['KONTINGENT'])}) p order by id`.execute(db);
	if (benannte.length) return benannte;
	const { rows } = await sql<Stellenleser>`select art, id from (${leserAn(stelle)}) l order by art, id`.execute(db);
	return rows;
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
	const { rows } = await sql<Mailabfrage>`
		select k.status, k.frist, k.text from kontingentabfrage k
		where k.einsatzstelle_id = ${einsatzstelleID} and k.zyklus_id = ${zyklusID}`.execute(db);
	return rows[0] ?? null;
}

export async function mailperson(db: Kysely<DB>, personID: string): Promise<Mailperson | null> {
	const { rows } = await sql<Mailperson>`
		select p.id, p.vorname, p.nachname, p.email from person p
		where p.id = ${personID} and ${EMPFAENGT_SYSTEMMAILS}`.execute(db);
	return rows[0] ?? null;
}

/** Who is asked to confirm an address, at that address; null: nothing waits for an answer. */
export async function gefragtePerson(
	db: Kysely<DB>,
	personID: string,
): Promise<(Mailperson & { readonly anfrageID: string }) | null> {
	const { rows } = await sql<Mailperson & { anfrageID: string }>`
		select p.id, p.vorname, p.nachname, coalesce(p.email_neu, p.email) as email, p.anfrage_id as "anfrageID"
		from person p where p.id = ${personID} and p.is_aktiv and p.anfrage_id is not null`.execute(db);
	return rows[0] ?? null;
}

/** Whoever can decide on requests at this moment. */
export async function administratoren(db: Kysely<DB>): Promise<readonly string[]> {
	const { rows } = await sql<{ id: string }>`
		select id from benutzer where is_aktiv and 'ADMIN' = any(rollen) order by id`.execute(db);
	return rows.map((r) => r.id);
}
