import { createWriteStream } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { MANDANTENORDNER } from '#api/mandanten.ts';
import { EINGANG, EXPORTE } from '#commands/dateien/ablage.ts';
import { Bedienfehler } from '#scripts/mandant/wahl.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { migrationen, type Tabelle, tabellen } from './tabellen.ts';

/** What a backup holds; written last, so that a directory without it is no backup. */
export interface Verzeichnis {
	readonly erstelltAm: string;
	readonly migrationen: readonly string[];
	readonly tabellen: readonly (Tabelle & { readonly zeilen: number })[];
}

export const VERZEICHNIS = 'sicherung.json';
export const DATEIEN = 'dateien';
export const SICHERUNGEN = 'sicherungen';
export const tabellendatei = (ordner: string, name: string): string => join(ordner, `${name}.copy.gz`);

// The database's own files, other backups and tenants, files still arriving, copies of exports that are to be gone after
// days, the log of erasures that must outlive every backup, and secrets.
const NICHT_GESICHERT = [
	'postgres',
	SICHERUNGEN,
	MANDANTENORDNER,
	EINGANG,
	EXPORTE,
	'loeschungen.jsonl',
	'jwt-schluessel',
];

/** Copies everything that can't be derived, as one snapshot shows it, and the files into a new directory. */
export async function sichere(ownerUrl: string, datenVerzeichnis: string, ordner: string): Promise<Verzeichnis> {
	await beginne(ordner);
	const verzeichnis = await mitClient(ownerUrl, (client) => sichereTabellen(client, ordner));
	await kopiereDateien(datenVerzeichnis, join(ordner, DATEIEN));
	await writeFile(join(ordner, VERZEICHNIS), JSON.stringify(verzeichnis, null, '\t'), { mode: 0o600 });
	return verzeichnis;
}

async function beginne(ordner: string): Promise<void> {
	const inhalt = await mkdir(ordner, { recursive: true, mode: 0o700 })
		.then(() => readdir(ordner))
		.catch((fehler: Error) => {
			throw new Bedienfehler(`${ordner} lässt sich nicht als Verzeichnis anlegen (${fehler.message}).`);
		});
	if (inhalt.length)
		throw new Bedienfehler(`${ordner} ist nicht leer: Jede Sicherung braucht ein neues oder leeres Verzeichnis.`);
}

async function sichereTabellen(client: Client, ordner: string): Promise<Verzeichnis> {
	const erstelltAm = new Date().toISOString();
	await client.query('begin isolation level repeatable read, read only');
	const fertig = [];
	for (const tabelle of await tabellen(client)) {
		const quelle = client.query(to(`copy ${tabelle.name} (${tabelle.spalten.join(', ')}) to stdout`));
		await pipeline(quelle, createGzip(), createWriteStream(tabellendatei(ordner, tabelle.name), { mode: 0o600 }));
		fertig.push({ ...tabelle, zeilen: quelle.rowCount });
	}
	return { erstelltAm, migrationen: await migrationen(client), tabellen: fertig };
}

async function kopiereDateien(von: string, nach: string): Promise<void> {
	await mkdir(nach, { mode: 0o700 });
	for (const name of await readdir(von)) {
		if (!NICHT_GESICHERT.includes(name)) await cp(join(von, name), join(nach, name), { recursive: true });
	}
}
