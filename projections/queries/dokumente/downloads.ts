import { type Kysely, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { DownloadFelder } from '#domain/download/download.ts';
import type { DB } from '#projections/db.ts';
import { alsListe, alsText, alsZeit, einerVon, haelt } from '../liste/ausdruck.ts';
import { leserAn, MIT_STELLE, type Stellenleser } from '../post/stellenpost.ts';

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

const downloads = (db: Kysely<DB>) =>
	db
		.selectFrom('download as d')
		.innerJoin('downloadordnung as o', 'o.download_id', 'd.id')
		.leftJoin('upload as u', (join) => join.on('u.id', '=', alsText('d.upload_id')).on('u.status', '=', 'Referenced'))
		.leftJoin('download_abruf as a', 'a.download_id', 'd.id')
		.select((eb) => [
			'd.id',
			'd.titel',
			'd.beschreibung',
			'd.upload_id as uploadID',
			'd.tags',
			'd.rollen',
			'o.pos',
			eb.fn.coalesce('a.anzahl', eb.lit(0)).as('abrufe'),
			'd.version',
			eb
				.case()
				.when('u.id', 'is not', null)
				.then(
					jsonBuildObject({
						name: eb.ref('u.name').$notNull(),
						groesse: eb.ref('u.groesse').$notNull(),
						hochgeladenAm: alsZeit('u.hochgeladen_am'),
					}),
				)
				.end()
				.as('datei'),
		]);

/** In their order; `tags`: those that carry all of these. */
export async function alleDownloads(db: Kysely<DB>, tags: readonly string[] = []): Promise<Downloadsatz[]> {
	return downloads(db)
		.where('d.tags', '@>', sql<string[]>`${sql.val(tags)}::text[]`)
		.orderBy('o.pos')
		.execute();
}

export async function findeDownload(db: Kysely<DB>, id: string): Promise<Downloadsatz | null> {
	return (await downloads(db).where('d.id', '=', id).executeTakeFirst()) ?? null;
}

/** One more time. */
export async function zaehleAbruf(db: Kysely<DB>, id: string): Promise<void> {
	await db
		.insertInto('download_abruf')
		.values({ download_id: id, anzahl: 1 })
		.onConflict((oc) => oc.column('download_id').doUpdateSet((eb) => ({ anzahl: eb('download_abruf.anzahl', '+', 1) })))
		.execute();
}

/** What Einsatzstellen are told: the words, and what of it is still there for them. */
export interface Downloadbekanntgabe {
	readonly text: string | null;
	readonly titel: readonly string[];
}

export async function downloadinfoVon(db: Kysely<DB>, id: string): Promise<Downloadbekanntgabe | null> {
	const info = await db
		.selectFrom('downloadinfo as i')
		.select((eb) => [
			'i.text',
			alsListe(
				eb
					.selectFrom('download as d')
					.innerJoin('downloadordnung as o', 'o.download_id', 'd.id')
					.select('d.titel')
					.where((wo) => wo('d.id', '=', wo.fn.any('i.download_ids')))
					.where(haelt('d.rollen', 'MA_VEREIN'))
					.orderBy('o.pos'),
			).as('titel'),
		])
		.where('i.id', '=', id)
		.executeTakeFirst();
	return info ?? null;
}

/**
 * Who reads the mails of these places, of an Einsatzort those of its Einsatzstelle, too; null: of all active places. Each
 * once, whatever he is responsible for.
 */
export async function zuInformieren(
	db: Kysely<DB>,
	adresseIDs: readonly string[] | null,
): Promise<readonly Stellenleser[]> {
	return db
		.with('stellen', (eb) =>
			eb
				.selectFrom('adresse as a')
				.crossJoinLateral(sql<{ id: string }>`unnest(${MIT_STELLE})`.as<'x'>(sql`x(id)`))
				.select(sql<string[]>`coalesce(array_agg(distinct x.id), '{}')`.as('ids'))
				.where('a.is_aktiv', '=', true)
				.where('a.typ', 'in', ['EINSATZSTELLE', 'EINSATZORT'])
				.$if(adresseIDs !== null, (alle) => alle.where('a.id', '=', einerVon(adresseIDs ?? []))),
		)
		.selectFrom(leserAn(sql<string[]>`(select ids from stellen)::uuid[]`).as('l'))
		.select(['l.art', 'l.id'])
		.orderBy('l.art')
		.orderBy('l.id')
		.execute();
}
