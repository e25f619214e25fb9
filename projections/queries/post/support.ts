import type { Kysely } from 'kysely';
import type { DB } from '#projections/db.ts';

/** What somebody asked the support. */
export interface Supportanfrage {
	readonly nummer: number;
	readonly userID: string;
	readonly betreff: string;
	readonly nachricht: string;
	readonly fehlerId: string | null;
	readonly umstaende: readonly string[];
}

/** null: it is gone, a month after it was sent or with whoever asked. */
export async function supportanfrage(db: Kysely<DB>, id: string): Promise<Supportanfrage | null> {
	const zeile = await db
		.selectFrom('supportanfrage')
		.select(['nummer', 'user_id as userID', 'betreff', 'nachricht', 'fehler_id as fehlerId', 'umstaende'])
		.where('id', '=', id)
		.executeTakeFirst();
	return zeile ?? null;
}
