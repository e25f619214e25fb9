import { type Kysely, sql } from 'kysely';
import { EMPFAENGT_SYSTEMMAILS } from './systemmail.ts';

/** What places are called. */
export async function ortsnamen<DB>(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	if (!ids.length) return new Map();
	const { rows } = await sql<{ id: string; bezeichnung: string }>`
		select id, bezeichnung from adresse where id = any(${sql.val(ids)}::uuid[])`.execute(db);
	return new Map(rows.map(({ id, bezeichnung }) => [id, bezeichnung]));
}

/** What document specifications are called. */
export async function specnamen<DB>(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
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

/** The contact persons of an Einsatzort, its own and those of its Einsatzstelle. */
export async function ansprechpersonen<DB>(db: Kysely<DB>, einsatzortID: string): Promise<readonly string[]> {
	const { rows } = await sql<{ id: string }>`
		select distinct p.id from adresse a
		join person_funktion f on f.adresse_id in (a.id, a.einsatzstelle_id) and f.funktion = 'ANSPRECHPARTNER'
		join person p on p.id = f.person_id
		where a.id = ${einsatzortID} and ${EMPFAENGT_SYSTEMMAILS}
		order by p.id`.execute(db);
	return rows.map((r) => r.id);
}

/** Who decides on the places of an Einsatzstelle; where nobody is named for that, its contact persons. */
export async function kontingentpersonen<DB>(db: Kysely<DB>, einsatzstelleID: string): Promise<readonly string[]> {
	const { rows } = await sql<{ id: string; funktion: string }>`
		select distinct p.id, f.funktion from person_funktion f
		join person p on p.id = f.person_id
		where f.adresse_id = ${einsatzstelleID} and f.funktion in ('KONTINGENT', 'ANSPRECHPARTNER')
			and ${EMPFAENGT_SYSTEMMAILS}
		order by p.id`.execute(db);
	const benannt = rows.filter((r) => r.funktion === 'KONTINGENT');
	return (benannt.length ? benannt : rows).map((r) => r.id);
}

/** An inquiry of places as it stands when a mail tells of it. */
export interface Mailabfrage {
	readonly status: string;
	readonly frist: string | null;
	readonly text: string | null;
}

export async function abfrageFuerMail<DB>(
	db: Kysely<DB>,
	{ einsatzstelleID, zyklusID }: { readonly einsatzstelleID: string; readonly zyklusID: string },
): Promise<Mailabfrage | null> {
	const { rows } = await sql<Mailabfrage>`
		select k.status, k.frist, k.text from kontingentabfrage k
		where k.einsatzstelle_id = ${einsatzstelleID} and k.zyklus_id = ${zyklusID}`.execute(db);
	return rows[0] ?? null;
}

export async function mailperson<DB>(db: Kysely<DB>, personID: string): Promise<Mailperson | null> {
	const { rows } = await sql<Mailperson>`
		select p.id, p.vorname, p.nachname, p.email from person p
		where p.id = ${personID} and ${EMPFAENGT_SYSTEMMAILS}`.execute(db);
	return rows[0] ?? null;
}

/** Who is asked to confirm an address, at that address; null: nothing waits for an answer. */
export async function gefragtePerson<DB>(
	db: Kysely<DB>,
	personID: string,
): Promise<(Mailperson & { readonly anfrageID: string }) | null> {
	const { rows } = await sql<Mailperson & { anfrageID: string }>`
		select p.id, p.vorname, p.nachname, coalesce(p.email_neu, p.email) as email, p.anfrage_id as "anfrageID"
		from person p where p.id = ${personID} and p.is_aktiv and p.anfrage_id is not null`.execute(db);
	return rows[0] ?? null;
}

/** Whoever can decide on requests at this moment. */
export async function administratoren<DB>(db: Kysely<DB>): Promise<readonly string[]> {
	const { rows } = await sql<{ id: string }>`
		select id from benutzer where is_aktiv and 'ADMIN' = any(rollen) order by id`.execute(db);
	return rows.map((r) => r.id);
}
