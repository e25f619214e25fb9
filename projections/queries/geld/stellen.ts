import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';

/** The Einsatzstelle of a place, as accounting names it. */
export interface Zahlstelle {
	readonly id: string;
	readonly bezeichnung: string;
	readonly debitor: string | null;
	readonly mandatsreferenz: string | null;
	readonly mandatsdatum: string | null;
	readonly iban: string | null;
	readonly betriebsnummer: string | null;
	readonly plz: string;
}

/** By the id of the place. */
export async function stellenVon(db: Kysely<DB>, ortIDs: readonly string[]): Promise<ReadonlyMap<string, Zahlstelle>> {
	if (ortIDs.length === 0) return new Map();
	const { rows } = await sql<Zahlstelle & { ortID: string }>`
		select o.id as "ortID", s.id, s.bezeichnung, s.debitor, s.mandatsreferenz,
			s.mandatsdatum::text as mandatsdatum, s.iban, s.betriebsnummer, s.plz
		from adresse o join adresse s on s.id = coalesce(o.einsatzstelle_id, o.id)
		where o.id = any(${[...ortIDs]}::uuid[])`.execute(db);
	return new Map(rows.map(({ ortID, ...stelle }) => [ortID, stelle]));
}
