import { type Kysely, sql } from 'kysely';
import type { DownloadFelder } from '#domain/download/download.ts';
import type { DB } from '#projections/db.ts';
import { leserAn, MIT_STELLE, type Stellenleser } from './stellenpost.ts';

export interface Downloadsatz extends DownloadFelder {
	readonly id: string;
	/** Place in the order, from 1. */
	readonly pos: number;
	/** null: the file was removed because it isn't what it says. */
	readonly datei: { readonly name: string; readonly groesse: number; readonly hochgeladenAm: string } | null;
	/** How often it was fetched. */
	readonly abrufe: number;
	/** Of its stream. */
	readonly version: number;
}

const SPALTEN = sql`d.id, d.titel, d.beschreibung, d.upload_id as "uploadID", d.tags, d.rollen, o.pos,
	coalesce(a.anzahl, 0) as abrufe, d.version,
	case when u.id is not null then json_build_object('name', u.name, 'groesse', u.groesse,
		'hochgeladenAm', to_char(u.hochgeladen_am at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as datei`;
const AUS = sql`download d
	join downloadordnung o on o.download_id = d.id
	left join upload u on u.id = d.upload_id::text and u.status = 'Referenced'
	left join download_abruf a on a.download_id = d.id`;

/** In their order; `tags`: those that carry all of these. */
export async function alleDownloads(db: Kysely<DB>, tags: readonly string[] = []): Promise<Downloadsatz[]> {
	const { rows } = await sql<Downloadsatz>`
		select ${SPALTEN} from ${AUS} where d.tags @> ${sql.val(tags)}::text[] order by o.pos`.execute(db);
	return rows;
}

export async function findeDownload(db: Kysely<DB>, id: string): Promise<Downloadsatz | null> {
	const { rows } = await sql<Downloadsatz>`select ${SPALTEN} from ${AUS} where d.id = ${id}`.execute(db);
	return rows[0] ?? null;
}

/** One more time. */
export async function zaehleAbruf(db: Kysely<DB>, id: string): Promise<void> {
	await sql`insert into download_abruf (download_id, anzahl) values (${id}, 1)
		on conflict (download_id) do update set anzahl = download_abruf.anzahl + 1`.execute(db);
}

/** What Einsatzstellen are told: the words, and what of it is still there for them. */
export interface Downloadbekanntgabe {
	readonly text: string | null;
	readonly titel: readonly string[];
}

export async function downloadinfoVon(db: Kysely<DB>, id: string): Promise<Downloadbekanntgabe | null> {
	const { rows } = await sql<Downloadbekanntgabe>`
		select i.text, array(
			select d.titel from download d join downloadordnung o on o.download_id = d.id
			where d.id = any(i.download_ids) and 'MA_VEREIN' = any(d.rollen) order by o.pos
		) as titel
		from downloadinfo i where i.id = ${id}`.execute(db);
	return rows[0] ?? null;
}

/**
 * Who reads the mails of these places, of an Einsatzort those of its Einsatzstelle, too; null: of all active places. Each
 * once, whatever he is responsible for.
 */
export async function zuInformieren(
	db: Kysely<DB>,
	adresseIDs: readonly string[] | null,
): Promise<readonly Stellenleser[]> {
	const gemeint = adresseIDs === null ? sql`true` : sql`a.id = any(${sql.val(adresseIDs)}::uuid[])`;
	const { rows } = await sql<Stellenleser>`
		with stellen as (
			select coalesce(array_agg(distinct x.id), '{}') as ids from adresse a
			cross join lateral unnest(${MIT_STELLE}) as x(id)
			where a.is_aktiv and a.typ in ('EINSATZSTELLE', 'EINSATZORT') and ${gemeint}
		)
		select l.art, l.id from (${leserAn(sql`(select ids from stellen)::uuid[]`)}) l order by l.art, l.id`.execute(db);
	return rows;
}
