import { type Kysely, sql } from 'kysely';
import type { Einladungsstatus } from '#domain/status/zugang.ts';
import type { DB } from '#projections/db.ts';
import { einerVon } from '../liste/ausdruck.ts';

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
	return mitNamen(db)
		.select([
			'e.id',
			'e.email',
			'e.vorname',
			'e.nachname',
			'e.einsatzort_id as einsatzortID',
			'o.bezeichnung as einsatzort',
			'd.kurz as dienstart',
			'b.name as betreuer',
			'v.name as eingeladenVon',
			'e.erstellt_am as erstelltAm',
			'e.gueltig_bis as gueltigBis',
		])
		.where('e.status', '=', 'OFFEN')
		.where('e.gueltig_bis', '>', jetzt)
		.where('e.einsatzort_id', '=', einerVon(einsatzortIDs))
		.orderBy('e.erstellt_am', 'desc')
		.orderBy('e.id')
		.execute();
}

/** As it stands in the table, expired or not. */
export async function ortseinladungVon(db: Kysely<DB>, id: string): Promise<Ortseinladung | null> {
	const einladung = await mitNamen(db)
		.leftJoin('adresse as s', 's.id', 'o.einsatzstelle_id')
		.select([
			'e.id',
			'e.status',
			'e.email',
			'e.vorname',
			'e.nachname',
			'e.nachricht',
			'e.zyklus_id as zyklusID',
			'e.einsatzort_id as einsatzortID',
			'o.bezeichnung as einsatzort',
			'o.plz',
			'o.ort',
			'o.einsatzstelle_id as einsatzstelleID',
			's.bezeichnung as einsatzstelle',
			'e.dienstart_id as dienstartID',
			'd.bezeichnung as dienstart',
			'e.betreuer_user_id as betreuerUserID',
			'b.name as betreuer',
			'v.name as eingeladenVon',
			'e.gueltig_bis as gueltigBis',
			sql<string | null>`o.bild_upload_ids[1]`.as('bild'),
		])
		.where('e.id', '=', id)
		.executeTakeFirst();
	return einladung ?? null;
}

const mitNamen = (db: Kysely<DB>) =>
	db
		.selectFrom('einladung as e')
		.leftJoin('adresse as o', 'o.id', 'e.einsatzort_id')
		.leftJoin('dienstart as d', 'd.id', 'e.dienstart_id')
		.leftJoin('benutzer as b', 'b.id', 'e.betreuer_user_id')
		.leftJoin('benutzer as v', (join) =>
			join.on((eb) => eb(eb.cast<string>('v.id', 'text'), '=', eb.ref('e.eingeladen_von'))),
		);
