/** For tests: a process that uploads until it is killed, and says what was acknowledged. Arguments: database, directory. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { fingerabdruck } from '#commands/event-store/hash.ts';
import { oeffnePool } from '#commands/event-store/pool.ts';
import { erzeugeUmgebung } from '#commands/umgebung.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { ablage } from './ablage.ts';
import { ladeHoch } from './hochladen.ts';

const [url = '', verzeichnis = ''] = process.argv.slice(2);
const ctx = () => {
	const jetzt = new Date().toISOString();
	return { jetzt, heute: jetzt.slice(0, 10), neueID: randomUUID, fingerabdruck };
};
const umgebung = await erzeugeUmgebung({ pool: oeffnePool(url), ctx, projektionen: PROJEKTIONEN });

async function ladeImmerWieder(): Promise<never> {
	for (;;) {
		const inhalt = Buffer.from(`%PDF-1.4\n${randomBytes(20_000).toString('hex')}\n%%EOF\n`);
		const wer = { rollen: ['ADMIN'] as const, userID: 'u1' };
		const datei = { strom: Readable.from([inhalt]), name: 'a.pdf', erwarteteLaenge: () => inhalt.length };
		const { uploadID } = await ladeHoch(umgebung, ablage(verzeichnis), wer, datei);
		process.stdout.write(`${uploadID} ${createHash('sha256').update(inhalt).digest('hex')}\n`);
	}
}

await Promise.all(Array.from({ length: 4 }, ladeImmerWieder));
