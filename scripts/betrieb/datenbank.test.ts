import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Konfigurationsfehler, liesKonfiguration } from '#api/config.ts';
import { freierPort } from '../postgres/sperre.ts';
import { geduldig, oeffneDatenbank } from './datenbank.ts';

const verzeichnis = mkdtempSync(join(tmpdir(), 'datenbank-'));
afterAll(() => rmSync(verzeichnis, { recursive: true }));

test('a database that does not answer is one sentence', async () => {
	const konfiguration = liesKonfiguration({ DATA_DIR: verzeichnis, DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' });
	const satz = 'DATABASE_URL: die Datenbank antwortet nicht (connect ECONNREFUSED 127.0.0.1:1).';
	await expect(oeffneDatenbank(konfiguration, { teilen: false, geduldMs: 0 })).rejects.toThrow(
		new Konfigurationsfehler(satz),
	);
});

test('a database that is not there yet is waited for, one that refuses the login is not', async () => {
	const port = await freierPort();
	const konfiguration = liesKonfiguration({
		DATA_DIR: verzeichnis,
		DATABASE_URL: `postgresql://x@127.0.0.1:${port}/x`,
	});
	const beginn = performance.now();
	// It speaks as PostgreSQL does to somebody it doesn't know.
	const meldung = Buffer.from('SFATAL\0C28P01\0Mabgelehnt\0\0');
	const laenge = Buffer.alloc(4);
	laenge.writeInt32BE(meldung.length + 4);
	const server = createServer((verbindung) => verbindung.end(Buffer.concat([Buffer.from('E'), laenge, meldung])));
	setTimeout(() => server.listen(port, '127.0.0.1'), 1_200);
	await expect(oeffneDatenbank(konfiguration, { teilen: false })).rejects.toThrow('abgelehnt');
	expect(performance.now() - beginn).toBeGreaterThan(1_000);
	server.close();
});

test('one that leaves while the portal is opened is waited for again, however it is told', async () => {
	const faelle = [
		Object.assign(new Error('the database system is in recovery mode'), { code: '57P03' }),
		Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
		new Error('Connection terminated unexpectedly'),
		new Konfigurationsfehler('DATABASE_POOLER: …', { cause: Object.assign(new Error('weg'), { code: 'ECONNRESET' }) }),
	];
	const versuche = [...faelle];
	const oeffne = async () => {
		const fehler = versuche.shift();
		if (fehler) throw fehler;
		return 'da';
	};
	await expect(geduldig(oeffne)).resolves.toBe('da');
	const falsch = Object.assign(new Error('no such database'), { code: '3D000' });
	await expect(geduldig(() => Promise.reject(falsch))).rejects.toBe(falsch);
});
