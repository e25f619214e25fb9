import { createHash, randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where a tenant's uploads lie: under their ids, so that no name of theirs ever reaches the file system. */
export interface Ablage {
	readonly dateien: string;
	/** What is still arriving; the same file system, so that a file moves over whole. */
	readonly eingang: string;
	/** Copies of what was exported; each under its id. */
	readonly exporte: string;
}

/** Under the data directory. Arriving files and copies of exports are no part of a backup. */
export const EINGANG = 'hochladen';
export const EXPORTE = 'exporte';
export const ablage = (datenVerzeichnis: string): Ablage => ({
	dateien: join(datenVerzeichnis, 'dateien'),
	eingang: join(datenVerzeichnis, EINGANG),
	exporte: join(datenVerzeichnis, EXPORTE),
});

const ordner = ({ dateien }: Ablage, id: string): string => join(dateien, id.slice(0, 2));
/** Path of a file; only ids the portal made itself become part of one. */
export function ort(ablage: Ablage, id: string): string {
	if (!/^[\da-f-]{36}$/.test(id)) throw new Error('Keine Kennung einer Datei');
	return join(ordner(ablage, id), id);
}

/** An empty file aside, for what arrives. */
export async function eingangsdatei({ eingang }: Ablage): Promise<string> {
	await mkdir(eingang, { recursive: true, mode: 0o700 });
	return join(eingang, randomUUID());
}

/** Writes what arrives, down to the disk; returns how much it was. Stops after `hoechstens` bytes and one more. */
export async function schreibe(strom: Readable, pfad: string, hoechstens: number): Promise<number> {
	const datei = await open(pfad, 'wx', 0o600);
	try {
		let groesse = 0;
		for await (const stueck of strom as AsyncIterable<Buffer>) {
			groesse += stueck.length;
			if (groesse > hoechstens) return groesse;
			await schreibeGanz(datei, stueck);
		}
		await datei.sync();
		return groesse;
	} finally {
		await datei.close();
	}
}

async function schreibeGanz(datei: FileHandle, stueck: Buffer): Promise<void> {
	for (let ab = 0; ab < stueck.length; ) ab += (await datei.write(stueck, ab)).bytesWritten;
}

/** Size and hash of what lies there, which is on the disk afterwards. */
export async function besiegle(pfad: string): Promise<{ groesse: number; sha256: Buffer }> {
	const datei = await open(pfad, 'r');
	try {
		await datei.sync();
		const hash = createHash('sha256');
		let groesse = 0;
		for await (const stueck of datei.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
			groesse += stueck.length;
			hash.update(stueck);
		}
		return { groesse, sha256: hash.digest() };
	} finally {
		await datei.close();
	}
}

/** Moves a file to its place for good: the entry of the directory is on the disk as well when it returns. */
export async function behalte(ablage: Ablage, pfad: string, id: string): Promise<void> {
	const ziel = ort(ablage, id);
	await mkdir(ordner(ablage, id), { recursive: true, mode: 0o700 });
	await rename(pfad, ziel);
	const { dateien } = ablage;
	for (const verzeichnis of [ordner(ablage, id), dateien, dirname(dateien)]) await sichereVerzeichnis(verzeichnis);
}

async function sichereVerzeichnis(pfad: string): Promise<void> {
	const verzeichnis = await open(pfad, 'r');
	await verzeichnis.sync().finally(() => verzeichnis.close());
}

/** Open when it returns, so that a file that isn't there fails before anything was answered. */
export async function liesDatei(ablage: Ablage, id: string): Promise<ReadStream> {
	const datei = await open(ort(ablage, id), 'r');
	return datei.createReadStream();
}

export const entferne = (ablage: Ablage, id: string): Promise<void> => rm(ort(ablage, id), { force: true });

/** Ids of the files that came to their place before `zeit`. */
export async function dateienVor(ablage: Ablage, zeit: Date): Promise<string[]> {
	const ids: string[] = [];
	for (const name of await eintraege(ablage.dateien)) {
		const verzeichnis = join(ablage.dateien, name);
		for (const id of await eintraege(verzeichnis)) if (await istVor(join(verzeichnis, id), zeit)) ids.push(id);
	}
	return ids;
}

/** Names of what began to arrive before `zeit` and never came to its place. */
export async function eingaengeVor({ eingang }: Ablage, zeit: Date): Promise<string[]> {
	const namen: string[] = [];
	for (const name of await eintraege(eingang)) if (await istVor(join(eingang, name), zeit)) namen.push(name);
	return namen;
}

export const entferneEingang = ({ eingang }: Ablage, name: string): Promise<void> =>
	rm(join(eingang, name), { force: true });

const istVor = async (pfad: string, zeit: Date): Promise<boolean> =>
	((await stat(pfad).catch(wennFort))?.ctime ?? zeit) < zeit;
const eintraege = async (pfad: string): Promise<string[]> => (await readdir(pfad).catch(wennFort)) ?? [];

/** Nothing there (yet, or any more). */
export function wennFort(fehler: unknown): undefined {
	if (!(fehler instanceof Error && 'code' in fehler && fehler.code === 'ENOENT')) throw fehler;
}
