import { type Kysely, sql } from 'kysely';
import type { Einladungsstatus } from '#domain/status/zugang.ts';
import type { DB } from '#projections/db.ts';

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
	readonly einsatzstelleID: string | null;
	readonly einsatzstelle: string | null;
	readonly dienstartID: string;
	readonly dienstart: string | null;
	readonly betreuerUserID: string;
	readonly betreuer: string | null;
	readonly eingeladenVon: string | null;
	readonly gueltigBis: string;
	/** Picture of the place, as far as everybody may see it. */
	readonly bild: string | null;
}

export interface OffeneOrtseinladung
	extends Pick<
		Ortseinladung,
		| 'id'
		| 'email'
		| 'vorname'
		| 'nachname'
		| 'einsatzortID'
		| 'einsatzort'
		| 'dienstart'
		| 'betreuer'
		| 'eingeladenVon'
		| 'gueltigBis'
	> {
	readonly erstelltAm: string;
}

/** Those that can still be accepted, newest first. */
export async function offeneOrtseinladungen(
	db: Kysely<DB>,
	einsatzortIDs: readonly string[],
	jetzt: string,
): Promise<OffeneOrtseinladung[]> {
	const { rows } = await sql<OffeneOrtseinladung>`
		select e.id, e.email, e.vorname, e.nachname, e.einsatzort_id as "einsatzortID", o.bezeichnung as einsatzort,
			d.kurz as dienstart, b.name as betreuer, v.name as "eingeladenVon", e.erstellt_am as "erstelltAm",
			e.gueltig_bis as "gueltigBis"
		from einladung e
		left join adresse o on o.id = e.einsatzort_id
		left join dienstart d on d.id = e.dienstart_id
		left join benutzer b on b.id = e.betreuer_user_id
		left join benutzer v on v.id::text = e.eingeladen_von
		where e.status = 'OFFEN' and e.gueltig_bis > ${jetzt} and e.einsatzort_id = any(${sql.val(einsatzortIDs)}::uuid[])
		order by e.erstellt_am desc, e.id`.execute(db);
	return rows;
}

/** As it stands in the table, expired or not. */
export async function ortseinladungVon(db: Kysely<DB>, id: string): Promise<Ortseinladung | null> {
	const { rows } = await sql<Ortseinladung>`
		select e.id, e.status, e.email, e.vorname, e.nachname, e.nachricht, e.zyklus_id as "zyklusID",
			e.einsatzort_id as "einsatzortID", o.bezeichnung as einsatzort, o.plz, o.ort, o.einsatzstelle_id as "einsatzstelleID", s.bezeichnung as einsatzstelle,
			e.dienstart_id as "dienstartID", d.bezeichnung as dienstart, e.betreuer_user_id as "betreuerUserID",
			b.name as betreuer, v.name as "eingeladenVon", e.gueltig_bis as "gueltigBis",
			o.bild_upload_ids[1] as bild
		from einladung e
		left join adresse o on o.id = e.einsatzort_id
		left join adresse s on s.id = o.einsatzstelle_id
		left join dienstart d on d.id = e.dienstart_id
		left join benutzer b on b.id = e.betreuer_user_id
		left join benutzer v on v.id::text = e.eingeladen_von
		where e.id = ${id}`.execute(db);
	return rows[0] ?? null;
}
