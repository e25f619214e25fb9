import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';

const ZAHLSTELLE = z.strictObject({
	id: z.string(),
	bezeichnung: z.string(),
	debitor: z.string().nullable(),
	mandatsreferenz: z.string().nullable(),
	mandatsdatum: z.string().nullable(),
	iban: z.string().nullable(),
	betriebsnummer: z.string().nullable(),
	plz: z.string(),
});
/** The Einsatzstelle of a place, as accounting names it. */
export type Zahlstelle = Readonly<z.infer<typeof ZAHLSTELLE>>;

/** By the id of the place. */
export async function stellenVon(db: Kysely<DB>, ortIDs: readonly string[]): Promise<ReadonlyMap<string, Zahlstelle>> {
	if (ortIDs.length === 0) return new Map();
	const stellen = await frageRoh(
		db,
		ZAHLSTELLE.extend({ ortID: z.string() }),
		sql`
		select o.id as "ortID", s.id, s.bezeichnung, s.debitor, s.mandatsreferenz,
			s.mandatsdatum::text as mandatsdatum, s.iban, s.betriebsnummer, s.plz
		from adresse o join adresse s on s.id = coalesce(o.einsatzstelle_id, o.id)
		where o.id = any(${[...ortIDs]}::uuid[])`,
	);
	return new Map(stellen.map(({ ortID, ...stelle }) => [ortID, stelle]));
}
