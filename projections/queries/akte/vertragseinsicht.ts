import type { Kysely } from 'kysely';
import type { DB } from '#projections/db.ts';

export interface Vertragseinsicht {
	/** Stream version of the newest terms seen. */
	readonly version: number;
	readonly zeit: string;
}

/** Up to where this user has seen the terms of a contract; null: never. */
export async function vertragseinsicht(
	db: Kysely<DB>,
	vertragID: string,
	userID: string | null,
): Promise<Vertragseinsicht | null> {
	if (userID === null) return null;
	const zeile = await db
		.selectFrom('vertragseinsicht')
		.select(['version', 'gesehen_am as zeit'])
		.where('vertrag_id', '=', vertragID)
		.where('user_id', '=', userID)
		.executeTakeFirst();
	return zeile ? { version: zeile.version, zeit: new Date(zeile.zeit).toISOString() } : null;
}
