import { type Kysely, sql } from 'kysely';
import type { Rolle } from '#domain/rollen.ts';
import type { DB } from '#projections/db.ts';

/** Somebody who is signed in. */
export interface AktiveSitzung {
	/** Family of refresh tokens. */
	readonly id: string;
	readonly userID: string;
	readonly name: string | null;
	readonly rollen: readonly Rolle[];
	/** Who looks in the view of this user. */
	readonly impersoniertVon: string | null;
	readonly seit: string;
	readonly zuletzt: string;
}

const HOECHSTENS = 1000;

/** All logins that still hold, the one used last first. */
export async function aktiveSitzungen(db: Kysely<DB>): Promise<AktiveSitzung[]> {
	const { rows } = await sql<AktiveSitzung>`
		select s.familie as id, s.user_id as "userID", b.name, coalesce(b.rollen, '{}') as rollen,
			s.impersoniert_von as "impersoniertVon", s.seit, s.zuletzt
		from (
			select familie, user_id, impersoniert_von, min(erstellt_am) as seit, max(erstellt_am) as zuletzt
			from sitzung group by familie, user_id, impersoniert_von
			having bool_or(ersetzt_am is null and widerrufen_am is null and laeuft_ab_am > now())
		) s left join benutzer b on b.id::text = s.user_id
		order by s.zuletzt desc, s.familie limit ${HOECHSTENS}`.execute(db);
	return rows;
}
