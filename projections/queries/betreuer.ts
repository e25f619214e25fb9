import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';

/** Contact card of a member of staff: through the linked person where there is one. */
export interface Betreuerkarte {
	readonly name: string;
	readonly email: string | null;
	readonly telefon: string | null;
	readonly funktion: string | null;
	/** Id of the upload. */
	readonly bild: string | null;
}

export async function betreuerkarte(db: Kysely<DB>, userID: string): Promise<Betreuerkarte | null> {
	const { rows } = await sql<Betreuerkarte>`
		select b.name, nullif(coalesce(p.email, b.email), '') as email, coalesce(p.telefon, p.mobil) as telefon,
			p.position as funktion,
			(select u.id from upload u where u.besitzer_art = 'PERSON' and u.besitzer_id = p.id::text) as bild
		from benutzer b left join person p on p.user_id = b.id
		where b.id = ${userID} and b.is_aktiv and not 'FREIWILLIGER' = any(b.rollen) limit 1`.execute(db);
	return rows[0] ?? null;
}

/** Has this contact person an account with a contact card? */
export async function istMitarbeitend(db: Kysely<DB>, personID: string): Promise<boolean> {
	const { rows } = await sql`
		select from person p join benutzer b on b.id = p.user_id
		where p.id = ${personID} and b.is_aktiv and not 'FREIWILLIGER' = any(b.rollen)`.execute(db);
	return rows.length > 0;
}
