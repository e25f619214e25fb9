import { createReadStream } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import { heutigeNamen } from '#migrations/bruecke.ts';
import type { Projektion } from '#projections/engine/projection.ts';
import { alsEinziger, baueUm } from '#projections/engine/rebuild.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { DATEIEN, tabellendatei, VERZEICHNIS, type Verzeichnis } from './sichere.ts';
import { migrationen, stelleZaehler, tabellen } from './tabellen.ts';

/** Where a backup is restored to: a migrated database whose projections exist. */
export interface Ziel {
	readonly ownerUrl: string;
	readonly datenVerzeichnis: string;
	readonly projektionen: readonly Projektion[];
	/** Replace what is there. */
	readonly ueberschreiben: boolean;
}

/** Refused: nothing was changed; the message is for whoever restores. */
export class NichtWiederherstellbar extends Error {}

/** Brings tables and files back and builds the projections anew. What was erased since is not erased again here. */
export async function stelleWiederHer(ziel: Ziel, ordner: string): Promise<Verzeichnis> {
	const verzeichnis = await liesVerzeichnis(ordner);
	await mitClient(ziel.ownerUrl, (client) => fuelleTabellen(client, ziel, ordner, verzeichnis));
	await cp(join(ordner, DATEIEN), ziel.datenVerzeichnis, { recursive: true });
	await alsEinziger(ziel.ownerUrl, (leitung) => baueUm(ziel.ownerUrl, leitung, ziel.projektionen));
	return verzeichnis;
}

async function liesVerzeichnis(ordner: string): Promise<Verzeichnis> {
	const text = await readFile(join(ordner, VERZEICHNIS), 'utf8').catch(() => {
		throw new NichtWiederherstellbar(`${ordner} enthält keine vollständige Sicherung.`);
	});
	return JSON.parse(text) as Verzeichnis;
}

async function fuelleTabellen(client: Client, ziel: Ziel, ordner: string, verzeichnis: Verzeichnis): Promise<void> {
	const bekannt = await migrationen(client);
	if (heutigeNamen(verzeichnis.migrationen).some((name) => !bekannt.includes(name)))
		throw new NichtWiederherstellbar('Die Sicherung stammt von einer neueren Version des Portals.');
	await client.query('begin');
	await client.query('lock table stream in exclusive mode');
	const { rowCount } = await client.query('select from event limit 1');
	if (rowCount && !ziel.ueberschreiben)
		throw new NichtWiederherstellbar('Die Datenbank enthält schon Daten; --ueberschreiben ersetzt sie.');
	const alle = (await tabellen(client)).map((t) => t.name);
	await client.query(`truncate ${[...alle, 'sitzung', 'befehl'].join(', ')}`);
	for (const { name, spalten } of verzeichnis.tabellen) {
		const senke = client.query(from(`copy ${name} (${spalten.join(', ')}) from stdin`));
		await pipeline(createReadStream(tabellendatei(ordner, name)), createGunzip(), senke);
	}
	await stelleZaehler(client);
	await client.query(MAILS_UNGEWISS);
	await client.query('commit');
}

// Whatever waited when the backup was made may have been sent since: nobody gets a mail twice, staff decide.
const MAILS_UNGEWISS = `
update outbox set status = 'uncertain', lease_bis = null where art = 'mail' and status in ('queued', 'sending')`;
