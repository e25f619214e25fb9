import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { FAELLE_MINDESTENS } from '#domain/akte/dran/warten.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, statusform } from '#projections/roh.ts';

/** How long half of the applications waited at most, in days begun. */
const UEBLICHE_DAUER = z.strictObject({ status: statusform(WUNSCH), tage: z.number(), anzahl: z.number() });
export type UeblicheDauer = Readonly<z.infer<typeof UEBLICHE_DAUER>>;

const TAG_SEKUNDEN = 86_400;

/** Of the cycle before; of a status with too few cases nothing is said. */
export const ueblicheDauern = (db: Kysely<DB>, zyklusID: string): Promise<UeblicheDauer[]> =>
	frageRoh(
		db,
		UEBLICHE_DAUER,
		sql`
		select status, count(*)::int as anzahl,
			greatest(1, ceil(percentile_disc(0.5) within group (order by dauer) / ${TAG_SEKUNDEN}::numeric))::int as tage
		from wunschantwort
		where zyklus_id = (
			select z.id from zyklus z, zyklus dieser
			where dieser.id = ${zyklusID} and z.start < dieser.start order by z.start desc, z.id limit 1
		)
		group by status having count(*) >= ${FAELLE_MINDESTENS} order by status`,
	);
