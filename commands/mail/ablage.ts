import { readFile, rm } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { DB } from '#migrations/db.ts';
import { type AbgelegteMail, emlDatei, inhaltsdatei } from './datei.ts';

/** A mail in the list of the portal; personal data comes from the kept file alone. */
export interface Mailzeile {
	readonly id: string;
	readonly schluessel: string;
	readonly status: string;
	readonly versuch: number;
	readonly erstelltAm: string;
	readonly gesendetAm: string | null;
	readonly fehler: string | null;
	readonly an: string | null;
	readonly betreff: string | null;
}

export interface GeleseneMail extends Mailzeile {
	readonly inhalt: AbgelegteMail | null;
}

const SPALTEN = [
	'id',
	'schluessel',
	'status',
	'versuch',
	'erstellt_am as erstelltAm',
	'gesendet_am as gesendetAm',
	'fehler',
] as const;

/** Newest mails first; for administrators outside production. `verzeichnis`: where mails are kept. */
export async function listeMails(
	db: Kysely<DB>,
	verzeichnis: string,
	{ seite, groesse }: { seite: number; groesse: number },
): Promise<{ zeilen: readonly Mailzeile[]; total: number }> {
	const mails = db.selectFrom('outbox').where('art', '=', 'mail');
	const [{ total }, zeilen] = await Promise.all([
		mails.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
		mails
			.select(SPALTEN)
			.orderBy('erstellt_am', 'desc')
			.orderBy('id')
			.limit(groesse)
			.offset((seite - 1) * groesse)
			.execute(),
	]);
	return { zeilen: await Promise.all(zeilen.map((z) => mitKopf(verzeichnis, z))), total: Number(total) };
}

/** One mail with its text, if it was kept; null: there is none of this id. */
export async function liesMail(db: Kysely<DB>, verzeichnis: string, id: string): Promise<GeleseneMail | null> {
	const zeile = await db
		.selectFrom('outbox')
		.where('art', '=', 'mail')
		.where('id', '=', id)
		.select(SPALTEN)
		.executeTakeFirst();
	if (!zeile) return null;
	return { ...(await mitKopf(verzeichnis, zeile)), inhalt: await lies(verzeichnis, id) };
}

async function mitKopf(verzeichnis: string, zeile: Omit<Mailzeile, 'an' | 'betreff'>): Promise<Mailzeile> {
	const mail = await lies(verzeichnis, zeile.id);
	return { ...zeile, an: mail?.an ?? null, betreff: mail?.betreff ?? null };
}

async function lies(verzeichnis: string, id: string): Promise<AbgelegteMail | null> {
	try {
		return JSON.parse(await readFile(inhaltsdatei(verzeichnis, id), 'utf8')) as AbgelegteMail;
	} catch (fehler) {
		if ((fehler as NodeJS.ErrnoException).code === 'ENOENT') return null;
		throw fehler;
	}
}

/** Deletes what was kept of these mails. */
export async function loescheAblage(verzeichnis: string, ids: readonly string[]): Promise<void> {
	for (const id of ids) {
		await rm(inhaltsdatei(verzeichnis, id), { force: true });
		await rm(emlDatei(verzeichnis, id), { force: true });
	}
}
