import { type Kysely, sql } from 'kysely';
import type { Einladungsstatus } from '#domain/status/zugang.ts';

/** An invitation to a place, with the names its mail and its page tell. */
export interface Ortseinladung {
	readonly id: string;
	readonly status: Einladungsstatus;
	readonly email: string;
	readonly vorname: string;
	readonly nachname: string;
	readonly nachricht: string | null;
	readonly zyklusID: string;
	readonly einsatzortID: string;
	readonly einsatzort: string | null;
	readonly plz: string | null;
	readonly ort: string | null;
	readonly einsatzstelle: string | null;
	readonly dienstartID: string;
	readonly dienstart: string | null;
	readonly betreuerUserID: string;
	readonly betreuer: string | null;
	readonly eingeladenVon: string | null;
	readonly gueltigBis: string;
}

/** As it stands in the table, expired or not. */
export async function ortseinladungVon<DB>(db: Kysely<DB>, id: string): Promise<Ortseinladung | null> {
	const { rows } = await sql<Ortseinladung>`
		select e.id, e.status, e.email, e.vorname, e.nachname, e.nachricht, e.zyklus_id as "zyklusID",
			e.einsatzort_id as "einsatzortID", o.bezeichnung as einsatzort, o.plz, o.ort, s.bezeichnung as einsatzstelle,
			e.dienstart_id as "dienstartID", d.bezeichnung as dienstart, e.betreuer_user_id as "betreuerUserID",
			b.name as betreuer, v.name as "eingeladenVon", e.gueltig_bis as "gueltigBis"
		from einladung e
		left join adresse o on o.id = e.einsatzort_id
		left join adresse s on s.id = o.einsatzstelle_id
		left join dienstart d on d.id = e.dienstart_id
		left join benutzer b on b.id = e.betreuer_user_id
		left join benutzer v on v.id::text = e.eingeladen_von
		where e.id = ${id}`.execute(db);
	return rows[0] ?? null;
}
