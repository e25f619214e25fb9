import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Zeileninhalt } from '#domain/liste/liste.ts';
import { STATUSWECHSEL } from '#domain/liste/statuswechsel.ts';
import { hatRolle } from '#domain/rollen.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, statusform } from '#projections/roh.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, alle, auswahl, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';
import type { Blick } from '../liste/sicht.ts';

/** A row of the log of status changes; name null where the person has been erased. */
export type Statuswechselzeile = Zeileninhalt<typeof STATUSWECHSEL> & Pick<Statusschritt, 'von'>;

/** For the Traeger's staff only. */
export const statuswechselplan = ({ akteur }: Blick): Listenplan =>
	listenplan(
		STATUSWECHSEL,
		{
			freiwilligerID: sql`t.freiwilliger_id`,
			vorname: sql`t.vorname`,
			nachname: sql`t.nachname`,
			von: sql`t.von`,
			nach: sql`t.nach`,
			zeit: sql`t.zeit`,
			userID: sql`t.user_id`,
			user: sql`u.name`,
			impersoniertVonID: sql`t.impersoniert_von`,
			impersoniertVon: sql`i.name`,
			manuell: sql`t.manuell`,
			grund: sql`t.grund`,
			// To a lower number than before.
			rueckwaerts: sql`coalesce(t.nach < t.von, false)`,
		},
		{
			von: sql`(
				select s.*, f.vorname, f.nachname, coalesce(f.suchtext, '') || ' ' || lower(coalesce(b.name, '')) || ' ' || lower(coalesce(s.grund, '')) as suchtext
				from statuswechsel s
				left join freiwilliger f on f.id = s.freiwilliger_id
				left join benutzer b on b.id = s.user_id
			) t`,
			dazu: sql`
				left join benutzer u on u.id = t.user_id
				left join benutzer i on i.id = t.impersoniert_von`,
			weitere: sql`t.von`,
			sicht: hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']) ? [] : [sql<boolean>`false`],
			zuletzt: sql`t.freiwilliger_id, t.version`,
		},
	);

export const statuswechsel = (leser: Leser, blick: Blick, anfrage: Anfrage): Promise<Seite<Statuswechselzeile>> =>
	seite<Statuswechselzeile>(leser, statuswechselplan(blick), anfrage);

/** The whole list, for its file. */
export const alleStatuswechsel = (
	db: Kysely<DB>,
	blick: Blick,
	anfrage: Anfrage,
): Promise<readonly Statuswechselzeile[]> => alle<Statuswechselzeile>(db, statuswechselplan(blick), anfrage);

const STATUSSCHRITT = z.strictObject({
	von: statusform(FREIWILLIGER).nullable(),
	nach: statusform(FREIWILLIGER),
	anzahl: z.number(),
});
/** How often the same step was taken. */
export type Statusschritt = Readonly<z.infer<typeof STATUSSCHRITT>>;

/** The steps of the list, the most frequent first. */
export async function statusschritte(
	db: Kysely<DB>,
	blick: Blick,
	anfrage: Anfrage,
): Promise<readonly Statusschritt[]> {
	const was = auswahl(statuswechselplan(blick), anfrage, sql`t.von, t.nach, count(*)::int as anzahl`);
	return frageRoh(db, STATUSSCHRITT, sql`${was} group by t.von, t.nach order by anzahl desc, t.nach, t.von`);
}
