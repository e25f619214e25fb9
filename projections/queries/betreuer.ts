import { type Kysely, sql } from 'kysely';

/** Contact card of a member of staff: through the linked person where there is one. */
export interface Betreuerkarte {
	readonly name: string;
	readonly email: string | null;
	readonly telefon: string | null;
	readonly funktion: string | null;
}

export async function betreuerkarte<DB>(db: Kysely<DB>, userID: string): Promise<Betreuerkarte | null> {
	const { rows } = await sql<Betreuerkarte>`
		select b.name, nullif(coalesce(p.email, b.email), '') as email, coalesce(p.telefon, p.mobil) as telefon,
			p.position as funktion
		from benutzer b left join person p on p.user_id = b.id
		where b.id = ${userID} and b.is_aktiv and not 'FREIWILLIGER' = any(b.rollen) limit 1`.execute(db);
	return rows[0] ?? null;
}
