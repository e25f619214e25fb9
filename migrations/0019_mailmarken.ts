import { type Kysely, sql } from 'kysely';

/** The moment at which the end of a mail leaves, and what was done with a mail by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [MARKE, EINGRIFFE]) await sql.raw(anweisung).execute(db);
}

// Whatever is on its way while this runs goes by the mark it was given before: its content may have arrived.
const MARKE = `
alter table outbox add column abschluss_am timestamptz;
update outbox set abschluss_am = uebergabe_am where status = 'sending';
`;

// A list of { was: STORNIERT | ERNEUT, userID, impersoniertVon, am }, oldest first.
const EINGRIFFE = `
alter table outbox add column eingriffe jsonb not null default '[]';
`;
