import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Clamd, EICAR, starteClamd } from './clamd.fixture.ts';
import { clamd, PruefungGescheitert } from './virenpruefung.ts';

const verzeichnis = mkdtempSync(join(tmpdir(), 'viren-'));
afterAll(() => rmSync(verzeichnis, { recursive: true }));

let peer: Clamd | null = null;
afterEach(async () => {
	await peer?.stop();
	peer = null;
});

async function pruefungBei(...wie: Parameters<typeof starteClamd>) {
	peer = await starteClamd(...wie);
	return clamd(peer.ort);
}

function datei(was: Buffer | string): string {
	const pfad = join(verzeichnis, `${Math.random()}`);
	writeFileSync(pfad, was);
	return pfad;
}

test('names what it found, over TCP', async () => {
	const pruefung = await pruefungBei();
	expect(await pruefung.finde(datei(`%PDF-1.7\n${EICAR}`))).toBe('Eicar-Signature');
	expect(await pruefung.finde(datei('%PDF-1.7\n'))).toBeNull();
});

test('hands over a large file in pieces, unchanged, over a socket', async () => {
	const gross = Buffer.alloc(300_001, 'abc');
	let gesehen = Buffer.alloc(0);
	const merke = (ganz: Buffer) => {
		gesehen = Buffer.from(ganz);
		return 'stream: OK\0';
	};
	const pruefung = await pruefungBei(merke, join(verzeichnis, 'clamd.sock'));
	expect(await pruefung.finde(datei(gross))).toBeNull();
	expect(gesehen.equals(gross)).toBe(true);
});

test.each([
	['an answer that is none', 'INSTREAM size limit exceeded. ERROR\0'],
	['silence', ''],
])('vouches for nothing after %s', async (_, antwort) => {
	const pruefung = await pruefungBei(() => antwort);
	await expect(pruefung.finde(datei('%PDF-1.7\n'))).rejects.toThrow(PruefungGescheitert);
});

test('vouches for nothing when nobody listens', async () => {
	const pruefung = await pruefungBei();
	await peer?.stop();
	await expect(pruefung.finde(datei('%PDF-1.7\n'))).rejects.toThrow(PruefungGescheitert);
});
