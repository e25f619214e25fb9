/** Volunteers for files: which, and what a spreadsheet has of them beside the list's own columns. */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { addiereMonate } from '#domain/datum.ts';
import type { Zyklus } from '#domain/referenzsaetze.ts';
import { DIENST_BEENDET, WUNSCH } from '#domain/status/wunsch.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';
import { einStatus } from '../liste/ausdruck.ts';
import type { Listenplan } from '../liste/liste.ts';
import type { Blick } from '../liste/sicht.ts';
import type { Zusatz } from '../liste/zusatzfelder.ts';
import { type Freiwilligenzeile, freiwilligenplan } from './freiwillige.ts';

/** A row of the list with who it is and where to reach him. */
export interface Exportzeile extends Freiwilligenzeile {
	readonly anrede: string | null;
	readonly geschlecht: string | null;
	readonly email: string | null;
	readonly telefon: string | null;
	readonly mobil: string | null;
	readonly strasse: string | null;
	readonly hausnummer: string | null;
	readonly plz: string | null;
	readonly wohnort: string | null;
}

/** For the Traeger alone: a site reads less of them. */
export function exportplan(blick: Blick, zusatz: Zusatz): Listenplan {
	const plan = freiwilligenplan(blick, zusatz);
	return {
		...plan,
		spalten: sql`${plan.spalten}, f.anrede, f.geschlecht, f.email, f.telefon, f.mobil,
			w.felder ->> 'strasse' as strasse, w.felder ->> 'hausnummer' as hausnummer, f.plz, f.ort as wohnort`,
		dazu: sql`${plan.dazu} join freiwilliger f on f.id = t.id left join angaben w on w.id = t.id`,
	};
}

const ID = z.strictObject({ id: z.string() });

/** Everybody of a cycle, whatever became of him. */
export const alleImZyklus = async (db: Kysely<DB>, zyklusID: string): Promise<readonly string[]> =>
	nurIDs(
		await frageRoh(
			db,
			ID,
			sql`select id from freiwilliger where zyklus_id = ${zyklusID} order by nachname, vorname, id`,
		),
	);

/** A service of 24 months that began at the end of its cycle's year. */
const LAENGSTENS_MONATE = 36;

/** Whose service may have ended between the first and the last day of a cycle; which did, their files say. */
export const moeglicheAbsolventen = async (db: Kysely<DB>, { start, ende }: Zyklus): Promise<readonly string[]> =>
	nurIDs(
		await frageRoh(
			db,
			ID,
			sql`select f.id from freiwilliger f where exists (
					select from wunsch w join zyklus z on z.id = w.zyklus_id
					where w.freiwilliger_id = f.id and ${einStatus(sql`w.status`, WUNSCH, DIENST_BEENDET)}
						and z.start between ${addiereMonate(start, -LAENGSTENS_MONATE)}::date and ${ende}::date)
				order by f.nachname, f.vorname, f.id`,
		),
	);

const nurIDs = (zeilen: readonly { readonly id: string }[]): readonly string[] => zeilen.map(({ id }) => id);
