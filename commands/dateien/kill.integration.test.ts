import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as warte } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { oft } from '#scripts/test/keim.ts';
import { type Testumgebung, testumgebung } from '#scripts/test/umgebung.ts';
import { ablage, dateienVor, ort } from './ablage.ts';
import { raeumeDateienAuf } from './aufraeumen.ts';

const TODE = oft(2, 8);

let t: Testumgebung;
let verzeichnis: string;
let letzter: ChildProcess | null = null;
/** Hash of what was sent, by the id it was acknowledged with. */
const bestaetigt = new Map<string, string>();

beforeAll(async () => {
	t = await testumgebung(PROJEKTIONEN);
	verzeichnis = mkdtempSync(join(tmpdir(), 'dateien-'));
});
afterAll(async () => {
	if (letzter) await toete(letzter);
	await t.stop();
	rmSync(verzeichnis, { recursive: true, force: true });
});

async function starte(): Promise<ChildProcess> {
	const skript = fileURLToPath(import.meta.resolve('./hochlader.fixture.ts'));
	const kind = spawn(process.execPath, [skript, t.datenbank.appUrl, verzeichnis], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	letzter = kind;
	let rest = '';
	kind.stdout?.on('data', (stueck) => {
		const zeilen = (rest + stueck).split('\n');
		rest = zeilen.pop() ?? '';
		for (const zeile of zeilen) {
			const [id = '', sha256 = ''] = zeile.split(' ');
			bestaetigt.set(id, sha256);
		}
	});
	await once(kind.stdout as NodeJS.ReadableStream, 'data');
	return kind;
}

async function toete(kind: ChildProcess): Promise<void> {
	if (kind.exitCode !== null || kind.signalCode !== null) return;
	kind.kill('SIGKILL');
	await once(kind, 'close');
}

test(`a process killed ${TODE} times while files arrive loses none it has acknowledged`, async () => {
	for (let tod = 0; tod < TODE; tod++) {
		const kind = await starte();
		await warte(50 + Math.random() * 200);
		await toete(kind);
	}
	expect(bestaetigt.size).toBeGreaterThan(TODE);
	const dort = ablage(verzeichnis);
	const { rows } = await t.umgebung.pool.query<{ id: string; sha256: Buffer; status: string }>(
		'select id, sha256, status from upload',
	);
	const zeilen = new Map(rows.map((r) => [r.id, r]));
	const hash = (id: string) =>
		createHash('sha256')
			.update(readFileSync(ort(dort, id)))
			.digest('hex');
	for (const [id, sha256] of bestaetigt) {
		expect([zeilen.get(id)?.status, hash(id)]).toEqual(['Uploaded', sha256]);
	}
	// A row is never without its whole file, whether or not the sender still heard of it.
	for (const { id, sha256 } of rows) expect(hash(id)).toBe(sha256.toString('hex'));

	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
	await raeumeDateienAuf(t.umgebung, dort).finally(() => vi.useRealTimers());
	const bleibend = await dateienVor(dort, new Date(Date.now() + 1000));
	// What was on its way when its process was killed may have been kept since.
	const { rows: jetzt } = await t.umgebung.pool.query<{ id: string }>('select id from upload');
	expect(bleibend.toSorted()).toEqual(jetzt.map(({ id }) => id).toSorted());
	expect(readdirSync(dort.eingang)).toEqual([]);
});
