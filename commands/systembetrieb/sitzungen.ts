import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { ROLLEN } from '#domain/rollen.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';

/** Somebody who is signed in. */
const AKTIVE_SITZUNG = z.strictObject({
	/** Family of refresh tokens. */
	id: z.string(),
	userID: z.string(),
	name: z.string().nullable(),
	rollen: z.array(z.enum(ROLLEN)),
	/** Who looks in the view of this user. */
	impersoniertVon: z.string().nullable(),
	seit: z.string(),
	zuletzt: z.string(),
});
export type AktiveSitzung = Readonly<z.infer<typeof AKTIVE_SITZUNG>>;

const HOECHSTENS = 1000;

/** All logins that still hold, the one used last first. */
export const aktiveSitzungen = (db: Kysely<DB>): Promise<AktiveSitzung[]> =>
	frageRoh(
		db,
		AKTIVE_SITZUNG,
		sql`
		select s.familie as id, s.user_id as "userID", b.name, coalesce(b.rollen, '{}') as rollen,
			s.impersoniert_von as "impersoniertVon", s.seit, s.zuletzt
		from (
			select familie, user_id, impersoniert_von, min(erstellt_am) as seit, max(erstellt_am) as zuletzt
			from sitzung group by familie, user_id, impersoniert_von
			having bool_or(ersetzt_am is null and widerrufen_am is null and laeuft_ab_am > now())
		) s left join benutzer b on b.id::text = s.user_id
		order by s.zuletzt desc, s.familie limit ${HOECHSTENS}`,
	);
