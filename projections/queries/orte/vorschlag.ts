import { type Kysely, sql } from 'kysely';
import { WUNSCH } from '#domain/status/wunsch.ts';
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
	const vorschlag = await db
		.selectFrom('wunsch as w')
		.innerJoin('freiwilliger as f', 'f.id', 'w.freiwilliger_id')
		.leftJoin('benutzer as u', 'u.freiwilliger_id', 'f.id')
		.leftJoin('adresse as o', 'o.id', 'w.einsatzort_id')
		.leftJoin('adresse as s', 's.id', 'w.einsatzstelle_id')
		.leftJoin('dienstart as d', 'd.id', 'w.dienstart_id')
		.leftJoin('benutzer as b', 'b.id', 'w.betreuer_user_id')
		.select([
			'w.id as wunschID',
			'w.freiwilliger_id as freiwilligerID',
			'u.id as userID',
			'f.vorname',
			'o.bezeichnung as einsatzort',
			'o.plz',
			'o.ort',
			's.bezeichnung as einsatzstelle',
			'd.bezeichnung as dienstart',
			'b.name as betreuer',
			sql<string | null>`case when ${sichtbar} then o.bild_upload_ids[1] end`.as('bild'),
		])
		.where('w.id', '=', wunschID)
		.where('w.status', '=', WUNSCH.nr.Vorschlag)
		.executeTakeFirst();
	return vorschlag ?? null;
}
