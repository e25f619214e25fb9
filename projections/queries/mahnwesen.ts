import { type Kysely, sql } from 'kysely';
import type { AnforderungStatus } from '#domain/akte/dokument/dokumentregeln.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { DB } from '#projections/db.ts';

/** A request that isn't through yet, with all that decides on reminders but its specification. */
export interface Mahnzeile {
	readonly id: string;
	readonly freiwilligerID: string;
	readonly vorname: string | null;
	readonly nachname: string | null;
	readonly specID: string;
	readonly status: AnforderungStatus;
	readonly freiwilligerStatus: FreiwilligerStatus;
	readonly angefordertAm: string;
	readonly hochgeladenAm: string | null;
	readonly mahnungAb: string;
	readonly mahnstufe: number;
	readonly gemahntAm: string | null;
}

/** null: whatever the cycle, whatever the specification. */
interface Auswahl {
	readonly zyklusID: string | null;
	readonly specID: string | null;
}

/** What reminders are or may be sent for, by name. */
export async function offeneAnforderungen(
	db: Kysely<DB>,
	{ zyklusID, specID }: Auswahl,
): Promise<readonly Mahnzeile[]> {
	const { rows } = await sql<Mahnzeile>`
		select id, freiwilliger_id as "freiwilligerID", vorname, nachname, spec_id as "specID", status,
			freiwilliger_status as "freiwilligerStatus", angefordert_am as "angefordertAm",
			hochgeladen_am as "hochgeladenAm", mahnung_ab as "mahnungAb", mahnstufe, gemahnt_am as "gemahntAm"
		from anforderung
		where status in ('NOT_PROVIDED', 'WAIT_SIGNING', 'NEEDS_REVIEW')
			and (${zyklusID}::uuid is null or zyklus_id = ${zyklusID}) and (${specID}::uuid is null or spec_id = ${specID})
		order by nachname, vorname, angefordert_am, id`.execute(db);
	return rows;
}

/** In whose files these requests lie; what doesn't exist is missing. */
export async function aktenDerAnforderungen(
	db: Kysely<DB>,
	anforderungIDs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	const { rows } = await sql<{ id: string; freiwilligerID: string }>`
		select id, freiwilliger_id as "freiwilligerID" from anforderung
		where id = any(${sql.val(anforderungIDs)}::uuid[])`.execute(db);
	return new Map(rows.map((r) => [r.id, r.freiwilligerID]));
}
