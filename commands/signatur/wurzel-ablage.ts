import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { ausKopfzeile, type Kopf, kopfzeile, type SignierteWurzel } from './wurzel.ts';

/**
 * The roots of a tenant: by the day, each signed for ever, the lists behind them for some weeks; and between two days by
 * the hour (`<day>T<hour>`), the newest of them only.
 */

const LISTEN = 30;
const STUNDEN = 2;
const WURZEL = /^\d{4}-\d{2}-\d{2}(T\d{2})?\.json$/;
const LISTE = /^\d{4}-\d{2}-\d{2}\.koepfe\.gz$/;
const STUNDE = /^\d{4}-\d{2}-\d{2}T\d{2}\.(json|koepfe\.gz)$/;

export const wurzelverzeichnis = (datenVerzeichnis: string): string => join(datenVerzeichnis, 'wurzeln');
const wurzeldatei = (verzeichnis: string, tag: string): string => join(verzeichnis, `${tag}.json`);
const listendatei = (verzeichnis: string, tag: string): string => join(verzeichnis, `${tag}.koepfe.gz`);
const sendevermerk = (verzeichnis: string, tag: string): string => join(verzeichnis, `${tag}.gesendet`);

/** Written aside and renamed: the list of a day is whole or not there. */
export async function schreibeListe(verzeichnis: string, tag: string, koepfe: AsyncIterable<Kopf>): Promise<void> {
	await mkdir(verzeichnis, { recursive: true, mode: 0o700 });
	const datei = listendatei(verzeichnis, tag);
	const entwurf = `${datei}.${process.pid}.neu`;
	const gzip = createGzip();
	const ausgang = gzip.pipe(createWriteStream(entwurf, { mode: 0o600, flush: true }));
	for await (const kopf of koepfe) if (!gzip.write(kopfzeile(kopf))) await once(gzip, 'drain');
	gzip.end();
	await finished(ausgang);
	await rename(entwurf, datei);
}

export async function schreibeWurzel(verzeichnis: string, tag: string, wurzel: SignierteWurzel): Promise<void> {
	const datei = wurzeldatei(verzeichnis, tag);
	const entwurf = `${datei}.${process.pid}.neu`;
	await writeFile(entwurf, `${JSON.stringify(wurzel, null, '\t')}\n`, { mode: 0o600, flush: true });
	await rename(entwurf, datei);
}

/** null: there is none of that day. */
export async function liesWurzel(verzeichnis: string, tag: string): Promise<SignierteWurzel | null> {
	const text = await readFile(wurzeldatei(verzeichnis, tag), 'utf8').catch(fehlend);
	return text === null ? null : (JSON.parse(text) as SignierteWurzel);
}

/** The day, or day and hour, of the newest root; null: there is none yet. */
export async function neuesterTag(verzeichnis: string): Promise<string | null> {
	const namen = ((await readdir(verzeichnis).catch(fehlend)) ?? []).filter((name) => WURZEL.test(name)).sort();
	return namen.at(-1)?.replace('.json', '') ?? null;
}

export const liesListe = (verzeichnis: string, tag: string): AsyncGenerator<Kopf> =>
	liesListendatei(listendatei(verzeichnis, tag));

/** A list that was handed on: what a root was computed over. */
export async function* liesListendatei(datei: string): AsyncGenerator<Kopf> {
	const roh = createReadStream(datei);
	const klar = roh.pipe(createGunzip());
	roh.on('error', (fehler) => klar.destroy(fehler));
	let rest = '';
	for await (const stueck of klar.setEncoding('utf8')) {
		const zeilen = `${rest}${stueck}`.split('\n');
		rest = zeilen.pop() ?? '';
		yield* zeilen.map(ausKopfzeile);
	}
}

/** A root that has left the machine isn't sent again. */
export const istGesendet = async (verzeichnis: string, tag: string): Promise<boolean> =>
	(await access(sendevermerk(verzeichnis, tag)).catch(fehlend)) !== null;
export const merkeGesendet = (verzeichnis: string, tag: string): Promise<void> =>
	writeFile(sendevermerk(verzeichnis, tag), '', { mode: 0o600, flush: true });

/** Old lists are large and of no use: the newest says what the others said. */
export async function verwirfAlteListen(verzeichnis: string): Promise<void> {
	const alle = await readdir(verzeichnis);
	const listen = alle.filter((name) => LISTE.test(name)).sort();
	const stunden = alle.filter((name) => STUNDE.test(name)).sort();
	// Of an hour two files: the root and its list.
	for (const name of [...listen.slice(0, -LISTEN), ...stunden.slice(0, -2 * STUNDEN)])
		await rm(join(verzeichnis, name));
}

function fehlend(fehler: NodeJS.ErrnoException): null {
	if (fehler.code === 'ENOENT') return null;
	throw fehler;
}
