import { readFile, rm } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';
import { type AbgelegteMail, emlDatei, inhaltsdatei } from './datei.ts';
import type { Eingriff } from './von-hand.ts';

/** A mail in the list of the portal; personal data comes from the kept file alone. */
export interface Mailzeile {
	readonly id: string;
	readonly schluessel: string;
	readonly status: string;
	readonly versuch: number;
	readonly erstelltAm: string;
	/** When it is tried next; null: it isn't. */
	readonly faelligAb: string | null;
	readonly gesendetAm: string | null;
	readonly fehler: string | null;
	/** Kind of recipient. */
	readonly empfaenger: string | null;
	readonly freiwilligerID: string | null;
	readonly an: string | null;
	readonly betreff: string | null;
	/** What was done with it by hand, oldest first. */
	readonly eingriffe: readonly Eingriff[];
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
	sql<string | null>`case when status = 'queued' then faellig_ab end`.as('faelligAb'),
	sql<string | null>`empfaenger ->> 'art'`.as('empfaenger'),
	sql<string | null>`daten ->> 'freiwilligerID'`.as('freiwilligerID'),
	sql<readonly Eingriff[]>`eingriffe`.as('eingriffe'),
] as const;

export interface Mailsuche {
	readonly seite: number;
	readonly groesse: number;
	readonly status?: string | undefined;
	readonly schluessel?: string | undefined;
}

/** Newest mails first. `verzeichnis`: where mails are kept that aren't sent; null: nobody reads those. */
export async function listeMails(
	db: Kysely<DB>,
	verzeichnis: string | null,
	{ seite, groesse, status, schluessel }: Mailsuche,
): Promise<{ zeilen: readonly Mailzeile[]; total: number }> {
	const mails = db
		.selectFrom('outbox')
		.where('art', '=', 'mail')
		.$if(status !== undefined, (q) => q.where('status', '=', status ?? ''))
		.$if(schluessel !== undefined, (q) => q.where('schluessel', '=', schluessel ?? ''));
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
export async function liesMail(db: Kysely<DB>, verzeichnis: string | null, id: string): Promise<GeleseneMail | null> {
	const zeile = await db
		.selectFrom('outbox')
		.where('art', '=', 'mail')
		.where('id', '=', id)
		.select(SPALTEN)
		.executeTakeFirst();
	if (!zeile) return null;
	return { ...(await mitKopf(verzeichnis, zeile)), inhalt: await lies(verzeichnis, id) };
}

async function mitKopf(verzeichnis: string | null, zeile: Omit<Mailzeile, 'an' | 'betreff'>): Promise<Mailzeile> {
	const mail = await lies(verzeichnis, zeile.id);
	return { ...zeile, an: mail?.an ?? null, betreff: mail?.betreff ?? null };
}

async function lies(verzeichnis: string | null, id: string): Promise<AbgelegteMail | null> {
	if (verzeichnis === null) return null;
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
