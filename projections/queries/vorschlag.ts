import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';
import { oeffentlich } from './karte.ts';

/** A proposal that waits for its answer, with the names its page tells. */
export interface OffenerVorschlag {
	readonly wunschID: string;
	readonly freiwilligerID: string;
	/** The volunteer's account, if he has one. */
	readonly userID: string | null;
	readonly vorname: string | null;
	readonly einsatzort: string | null;
	readonly plz: string | null;
	readonly ort: string | null;
	readonly einsatzstelle: string | null;
	readonly dienstart: string | null;
	readonly betreuer: string | null;
	/** Picture of the place, as far as everybody may see it. */
	readonly bild: string | null;
}

/** null: it is answered, or gone. */
export async function vorschlagVon(db: Kysely<DB>, wunschID: string, heute: string): Promise<OffenerVorschlag | null> {
	const sichtbar = await oeffentlich(db, heute);
	const { rows } = await sql<OffenerVorschlag>`
		select w.id as "wunschID", w.freiwilliger_id as "freiwilligerID", u.id as "userID", f.vorname,
			o.bezeichnung as einsatzort, o.plz, o.ort, s.bezeichnung as einsatzstelle, d.bezeichnung as dienstart,
			b.name as betreuer, case when ${sichtbar} then o.bild_upload_ids[1] end as bild
		from wunsch w join freiwilliger f on f.id = w.freiwilliger_id
		left join benutzer u on u.freiwilliger_id = f.id
		left join adresse o on o.id = w.einsatzort_id
		left join adresse s on s.id = w.einsatzstelle_id
		left join dienstart d on d.id = w.dienstart_id
		left join benutzer b on b.id = w.betreuer_user_id
		where w.id = ${wunschID} and w.status = 1000`.execute(db);
	return rows[0] ?? null;
}
