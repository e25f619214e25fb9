import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Versand } from './versand.ts';

/** A mail kept as a file, as the portal shows it outside production. */
export interface AbgelegteMail {
	readonly id: string;
	readonly von: string;
	readonly an: string;
	readonly betreff: string;
	readonly text: string;
	readonly html: string;
}

export const mailverzeichnis = (datenVerzeichnis: string): string => join(datenVerzeichnis, 'mails');
export const emlDatei = (verzeichnis: string, id: string): string => join(verzeichnis, `${id}.eml`);
export const inhaltsdatei = (verzeichnis: string, id: string): string => join(verzeichnis, `${id}.json`);

/**
 * Keeps mails as `.eml`, readable beside it as JSON, instead of sending them. A repetition overwrites the same files,
 * so it never needs to be known when the handing over began.
 */
export function dateiVersand(verzeichnis: string): Versand {
	return async ({ roh, ruecklauf: _, ...mail }) => {
		await mkdir(verzeichnis, { recursive: true, mode: 0o700 });
		await schreibe(inhaltsdatei(verzeichnis, mail.id), JSON.stringify(mail satisfies AbgelegteMail));
		await schreibe(emlDatei(verzeichnis, mail.id), roh);
	};
}

/** Written aside and renamed: a reader sees the whole file or none. */
async function schreibe(datei: string, inhalt: string | Buffer): Promise<void> {
	const entwurf = `${datei}.${process.pid}.neu`;
	await writeFile(entwurf, inhalt, { mode: 0o600, flush: true });
	await rename(entwurf, datei);
}
