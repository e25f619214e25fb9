import { type Kysely, sql } from 'kysely';

/** An accounting run is reckoned as of a position: it has to ask how far the store has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw('grant select on sequence event_position_seq to portal_app').execute(db);
}
