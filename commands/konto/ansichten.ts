import type { Kysely } from 'kysely';
import type { DB } from '#projections/db.ts';

/** A saved view of a list: name, filter, columns and order, as the client understands them. */
export interface Ansicht {
	readonly name: string;
	readonly filter: string;
	readonly spalten: string[];
	readonly sortierung: string;
}

export async function liesAnsichten(db: Kysely<DB>, userID: string, liste: string): Promise<Ansicht[]> {
	const zeile = await db
		.selectFrom('ansicht')
		.select('ansichten')
		.where('user_id', '=', userID)
		.where('liste', '=', liste)
		.executeTakeFirst();
	return (zeile?.ansichten ?? []) as unknown as Ansicht[];
}

export async function speichereAnsichten(
	db: Kysely<DB>,
	userID: string,
	liste: string,
	ansichten: readonly Ansicht[],
): Promise<void> {
	const json = JSON.stringify(ansichten);
	await db
		.insertInto('ansicht')
		.values({ user_id: userID, liste, ansichten: json })
		.onConflict((oc) => oc.columns(['user_id', 'liste']).doUpdateSet({ ansichten: json }))
		.execute();
}
