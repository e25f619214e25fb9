import { z } from 'zod';
import { fuerJedes, reihumJede } from '#commands/jedes.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { haengenGeblieben, verfallen } from '#domain/upload/upload.ts';
import { frageText } from '#projections/roh.ts';
import { type Ablage, dateienVor, eingaengeVor, entferne, entferneEingang } from './ablage.ts';
import { raeumeExporteAuf } from './exportdatei.ts';

const MIT_ID = z.strictObject({ id: z.string() });

const STUNDE_MS = 60 * 60 * 1000;

/** Gives up what nobody has used for a day, and what got stuck while it was being assigned. Table: Upload. */
export async function lasseUploadsVerfallen({ pool, ctx }: Umgebung): Promise<void> {
	const { jetzt } = ctx();
	const gib = (von: string, nach: string, frist: string) =>
		pool.query(
			`update upload set status = $2, geaendert_am = $3, besitzer_art = null, besitzer_id = null
			where status = $1 and geaendert_am < $3::timestamptz - $4::interval`,
			[von, nach, jetzt, frist],
		);
	await gib('Uploaded', verfallen(), '24 hours');
	await gib('Referencing', haengenGeblieben(), '15 minutes');
}

/** Whose files: of his account, of his file, and those of his documents. */
interface Herkunft {
	readonly freiwilligerID: string | null;
	readonly userID: string | null;
	readonly uploadIDs?: readonly string[];
}

/** What somebody who is erased has uploaded and nothing needs goes at once, and what belongs to his file. */
export async function loescheUploadsVon(
	{ pool }: Umgebung,
	ablage: Ablage,
	{ freiwilligerID, userID, uploadIDs = [] }: Herkunft,
): Promise<void> {
	const uploads = await frageText(
		pool,
		MIT_ID,
		`select id from upload
		where (user_id = $1 and besitzer_art is null) or (besitzer_art = 'FREIWILLIGER' and besitzer_id = $2) or id = any($3)`,
		[userID, freiwilligerID, uploadIDs],
	);
	for (const { id } of uploads) await loescheGanz({ pool }, ablage, id);
}

/** Nightly: removes files and rows a week after they were given up, and what processes that died have left behind. */
export async function raeumeDateienAuf(umgebung: Umgebung, ablage: Ablage): Promise<void> {
	await reihumJede([
		async () =>
			fuerJedes(umgebung, await eingaengeVor(ablage, new Date(Date.now() - STUNDE_MS)), {
				auftrag: DATEIEN_AUFRAEUMEN,
				stream: (name) => `eingang ${name}`,
				tue: (name) => entferneEingang(ablage, name),
			}),
		async () =>
			fuerJedes(umgebung, await waisen(umgebung, ablage, new Date(Date.now() - 24 * STUNDE_MS)), {
				auftrag: DATEIEN_AUFRAEUMEN,
				stream: (id) => `datei ${id}`,
				tue: (id) => entferne(ablage, id),
			}),
		() => loescheVerfallene(umgebung, ablage),
		() => raeumeExporteAuf(umgebung, ablage),
	]);
}

const DATEIEN_AUFRAEUMEN = 'dateien-aufraeumen';

/** What was given up and has had its time, with its row. */
export async function loescheVerfallene(umgebung: Umgebung, ablage: Ablage): Promise<void> {
	// A file can't be taken back.
	if (umgebung.sandkasten) return;
	const { pool, ctx } = umgebung;
	const verfallene = await frageText(
		pool,
		MIT_ID,
		`select id from upload
		where status in ('CleanmeForbiddenFileType', 'CleanmeDeleted') and geaendert_am < $1::timestamptz - interval '7 days'`,
		[ctx().jetzt],
	);
	await fuerJedes(umgebung, verfallene, {
		auftrag: DATEIEN_AUFRAEUMEN,
		stream: ({ id }) => `upload ${id}`,
		tue: ({ id }) => loescheGanz({ pool }, ablage, id),
	});
}

/** The file first: should this break off, the row still knows of it. */
async function loescheGanz({ pool }: Pick<Umgebung, 'pool'>, ablage: Ablage, id: string): Promise<void> {
	await entferne(ablage, id);
	await pool.query('delete from upload where id = $1', [id]);
}

/** Files without a row: nobody was ever told of them. */
async function waisen({ pool }: Pick<Umgebung, 'pool'>, ablage: Ablage, vor: Date): Promise<string[]> {
	const ids = await dateienVor(ablage, vor);
	const uploads = await frageText(pool, MIT_ID, 'select id from upload where id = any($1)', [ids]);
	const bekannt = new Set(uploads.map((upload) => upload.id));
	return ids.filter((id) => !bekannt.has(id));
}
