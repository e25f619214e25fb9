import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as warte } from 'node:timers/promises';
import type { Messort } from './fall.ts';
import { melde } from './messwert.ts';

const HEAP = ['--max-old-space-size=144', '--max-semi-space-size=8'] as const;

/** What the API may use at most, whatever it is asked. */
const SPEICHER_MB = 300;

/** The API in a process of its own, as in production. */
export async function mitServer<T>({ url, ownerUrl }: Messort, arbeite: (adresse: string) => Promise<T>): Promise<T> {
	const port = await freierPort();
	const datenVerzeichnis = mkdtempSync(join(tmpdir(), 'bench-api-'));
	const env = {
		...process.env,
		DATABASE_URL: ownerUrl,
		DATABASE_APP_URL: url,
		PORT: String(port),
		DATA_DIR: datenVerzeichnis,
		LOG_LEVEL: 'fatal',
	};
	const datei = join(import.meta.dirname, '..', 'api.ts');
	const server = spawn(process.execPath, [...HEAP, datei], { env, stdio: 'ignore' });
	try {
		const adresse = `http://localhost:${port}`;
		await bereit(adresse);
		const ergebnis = await arbeite(adresse);
		pruefeSpeicher(server.pid ?? 0);
		return ergebnis;
	} finally {
		const ende = new Promise((fertig) => server.once('exit', fertig));
		server.kill('SIGTERM');
		await ende;
		rmSync(datenVerzeichnis, { recursive: true, force: true });
	}
}

/** The most it ever held; only Linux tells. */
function pruefeSpeicher(pid: number): void {
	const stand = `/proc/${pid}/status`;
	if (!existsSync(stand)) return;
	const kB = Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(stand, 'utf8'))?.[1]);
	const speicherMB = Math.round(kB / 1024);
	melde({ speicherMB });
	if (!(speicherMB <= SPEICHER_MB)) throw new Error(`Die API brauchte ${speicherMB} MB`);
}

async function bereit(adresse: string): Promise<void> {
	for (let versuch = 0; versuch < 300; versuch++) {
		const ok = await fetch(`${adresse}/health/ready`).then(
			(antwort) => antwort.ok,
			() => false,
		);
		if (ok) return;
		await warte(100);
	}
	throw new Error('Die API wird nicht bereit.');
}

function freierPort(): Promise<number> {
	return new Promise((fertig, fehler) => {
		const server = createServer();
		server.once('error', fehler);
		server.listen(0, () => {
			const adresse = server.address();
			server.close(() => fertig(typeof adresse === 'object' && adresse ? adresse.port : 0));
		});
	});
}
