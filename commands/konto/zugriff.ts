import { type Kysely, sql } from 'kysely';
import type { PersonArt } from '#domain/ereignis.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { DB } from '#migrations/db.ts';

/** Kinds of personal data whose reading by others is recorded. */
export const SENSIBEL: readonly PersonArt[] = ['BANK', 'GESUNDHEIT'];
const NICHT_ERNEUT_MINUTEN = 15;

/** Records that somebody read sensitive data of a person; once for a while, however often the page is loaded. */
export async function merkeZugriff(
	db: Kysely<DB>,
	{ userID, impersoniertVon }: Akteur,
	betroffener: string,
	arten: readonly PersonArt[],
	anlass: string,
): Promise<void> {
	if (userID === null || arten.length === 0) return;
	await sql`
		insert into zugriff (user_id, impersoniert_von, betroffener, art, anlass)
		select ${userID}, ${impersoniertVon}::text, ${betroffener}, art, ${anlass}
		from unnest(${sql.val(arten)}::text[]) as art
		where not exists (
			select from zugriff z where z.betroffener = ${betroffener} and z.art = art.art and z.user_id = ${userID}
				and z.anlass = ${anlass} and z.zeit > now() - make_interval(mins => ${NICHT_ERNEUT_MINUTEN})
		)`.execute(db);
}
