import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ereignis } from '#domain/ereignis.ts';
import { PersonenbezugGeloescht } from '#domain/personenbezug.ts';

/** Whose personal parts of which kinds left a stream. */
export interface Loeschung {
	readonly zeit: string;
	readonly stream: string;
	readonly betroffener: string;
	readonly arten: readonly string[];
}

/** Outside the database: a restored backup must not bring back what was erased after it was made. */
const protokolldatei = (datenVerzeichnis: string): string => join(datenVerzeichnis, 'loeschungen.jsonl');

/**
 * Notes erasures before they are committed; they are on the disk when it returns. One too many does no harm, one
 * missing does.
 */
export function loeschprotokoll(datenVerzeichnis: string): (loeschungen: readonly Loeschung[]) => Promise<void> {
	const datei = protokolldatei(datenVerzeichnis);
	return async (loeschungen) => {
		const griff = await open(datei, 'a', 0o600);
		try {
			await griff.appendFile(loeschungen.map((l) => `${JSON.stringify(l)}\n`).join(''));
			await griff.sync();
		} finally {
			await griff.close();
		}
	};
}

/** All erasures noted so far; none when the file doesn't exist yet. */
export async function liesLoeschungen(datenVerzeichnis: string): Promise<Loeschung[]> {
	const text = await readFile(protokolldatei(datenVerzeichnis), 'utf8').catch((fehler: NodeJS.ErrnoException) => {
		if (fehler.code === 'ENOENT') return '';
		throw fehler;
	});
	return text.split('\n').flatMap((zeile) => (zeile ? [JSON.parse(zeile) as Loeschung] : []));
}

/** The erasures among the events a command is about to write to a stream. */
export function loeschungenIn(stream: string, zeit: string, ereignisse: readonly Ereignis[]): Loeschung[] {
	return ereignisse.flatMap((e) => {
		if (e.type !== PersonenbezugGeloescht.type) return [];
		const { betroffener, arten } = e.facts as { betroffener: string; arten: readonly string[] };
		return [{ zeit, stream, betroffener, arten }];
	});
}
