import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Konfigurationsfehler, liesKonfiguration } from '#api/config.ts';
import { oeffneDatenbank } from './datenbank.ts';

const verzeichnis = mkdtempSync(join(tmpdir(), 'datenbank-'));
afterAll(() => rmSync(verzeichnis, { recursive: true }));

test('a database that does not answer is one sentence', async () => {
	const konfiguration = liesKonfiguration({ DATA_DIR: verzeichnis, DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' });
	const satz = 'DATABASE_URL: die Datenbank antwortet nicht (connect ECONNREFUSED 127.0.0.1:1).';
	await expect(oeffneDatenbank(konfiguration, { teilen: false })).rejects.toThrow(new Konfigurationsfehler(satz));
});
