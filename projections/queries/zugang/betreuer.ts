import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
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
	const karte = await db
		.selectFrom('benutzer as b')
		.leftJoin('person as p', 'p.user_id', 'b.id')
		.select((eb) => [
			'b.name',
			sql<string | null>`nullif(coalesce(p.email, b.email), '')`.as('email'),
			eb.fn.coalesce('p.telefon', 'p.mobil').as('telefon'),
			'p.position as funktion',
			eb
				.selectFrom('upload as u')
				.select('u.id')
				.where('u.besitzer_art', '=', 'PERSON')
				.where('u.besitzer_id', '=', (wo) => wo.cast<string>('p.id', 'text'))
				.as('bild'),
		])
		.where('b.id', '=', userID)
		.where(istBeschaeftigt)
		.limit(1)
		.executeTakeFirst();
	return karte ?? null;
}

/** Has this contact person an account with a contact card? */
export async function istMitarbeitend(db: Kysely<DB>, personID: string): Promise<boolean> {
	const konto = await db
		.selectFrom('person as p')
		.innerJoin('benutzer as b', 'b.id', 'p.user_id')
		.select('b.id')
		.where('p.id', '=', personID)
		.where(istBeschaeftigt)
		.executeTakeFirst();
	return konto !== undefined;
}

const istBeschaeftigt = (eb: ExpressionBuilder<DB & { b: DB['benutzer'] }, 'b'>) =>
	eb.and([eb('b.is_aktiv', '=', true), eb('b.is_mitarbeitend', '=', true)]);
