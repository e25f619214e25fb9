import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { userAggregat } from '#domain/user/user.ts';
import type { DB } from '#projections/db.ts';
import { frageRohEine } from '#projections/roh.ts';

/** So long somebody is new here. */
const TAGE = 28;

const LAGE = z.strictObject({ isOffen: z.boolean() });

/** The account is new, and its owner hasn't put the first steps away (integrations.md §4: skippable, never again). */
export async function sindErsteSchritteOffen(db: Kysely<DB>, userID: string, jetzt: string): Promise<boolean> {
	const lage = await frageRohEine(
		db,
		LAGE,
		sql`
		select (e.meta ->> 'zeit')::timestamptz > ${jetzt}::timestamptz - make_interval(days => ${TAGE})
			and not exists (select from erste_schritte_beendet where user_id = ${userID}::uuid) as "isOffen"
		from event e where e.stream = ${`${userAggregat.name}-${userID}`} and e.version = 1`,
	);
	return lage?.isOffen ?? false;
}
