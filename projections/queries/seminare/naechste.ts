import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { hatRolle } from '#domain/rollen.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';
import type { Blick } from '../liste/sicht.ts';
import { alleParameter } from '../traeger/parameter.ts';

const NAECHSTES = z.strictObject({
	seminarID: z.string(),
	bezeichnung: z.string(),
	von: z.string(),
	bis: z.string(),
	ort: z.string().nullable(),
	isOnline: z.boolean(),
	/** Of those the viewer looks after. */
	dabei: z.number(),
});
export type NaechstesSeminar = Readonly<z.infer<typeof NAECHSTES>>;

const HOECHSTENS = 5;

/** Published seminars of a cycle that aren't over, the next ones first; for a site those its own have a place in. */
export async function naechsteSeminare(
	db: Kysely<DB>,
	{ akteur, heute }: Blick,
	zyklusID: string,
): Promise<readonly NaechstesSeminar[]> {
	if (!(await alleParameter(db)).isSeminarverwaltungEnabled) return [];
	const siehtAlle = hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);
	if (!siehtAlle && !hatRolle(akteur, 'MA_VEREIN')) return [];
	const ihre = siehtAlle ? sql`true` : sql`f.einsatzort_id = any(${sql.val(akteur.einsatzortIDs)}::uuid[])`;
	return frageRoh(
		db,
		NAECHSTES,
		sql`
		select s.id as "seminarID", s.bezeichnung, s.von, s.bis, s.ort, s.is_online as "isOnline", n.dabei
		from seminar s cross join lateral (
			select count(*)::int as dabei from seminarplatz p join freiwilliger f on f.id = p.freiwilliger_id
			where p.seminar_id = s.id and p.stand = 'ANGEMELDET' and ${ihre}
		) n
		where s.zyklus_id = ${zyklusID} and s.status = ${sql.lit(SEMINAR.nr.Published)} and s.bis >= ${heute}::date
			and ${siehtAlle ? sql`true` : sql`n.dabei > 0`}
		order by s.von, s.id limit ${HOECHSTENS}`,
	);
}
