import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migriere } from '#migrations/migrate.ts';
import { FAELLE } from './bench/faelle.ts';
import type { Fall, Messort } from './bench/fall.ts';
import { startPostgres } from './postgres.ts';

const RUNDEN = 3;
const fuehreAus = promisify(execFile);
const SEITE = join(import.meta.dirname, 'bench', 'seite.ts');

// One durable PostgreSQL for all; the sides take turns, so that both meet the same machine. Without arguments all cases.
const gesucht = process.argv.slice(2);
const datenVerzeichnis = mkdtempSync(join(tmpdir(), 'bench-'));
const postgres = await startPostgres({ datenVerzeichnis });
try {
	await migriere(postgres.ownerUrl);
	for (const fall of FAELLE) {
		if (gesucht.length && !gesucht.some((g) => fall.name.includes(g))) continue;
		console.log(JSON.stringify(await vergleiche(fall, postgres)));
	}
} finally {
	await postgres.stop();
	rmSync(datenVerzeichnis, { recursive: true, force: true });
}

async function vergleiche(fall: Fall, ort: Messort) {
	const unsere: number[] = [];
	const vergleich: number[] = [];
	for (let runde = 0; runde < RUNDEN; runde++) {
		unsere.push(await miss(fall, 'unsere', ort));
		vergleich.push(await miss(fall, 'vergleich', ort));
	}
	const [ours, peer] = [mitte(unsere), mitte(vergleich)];
	return {
		case: fall.name,
		ours: Math.round(ours),
		peer: Math.round(peer),
		ratio: Math.round((ours / peer) * 100) / 100,
	};
}

async function miss(fall: Fall, seite: 'unsere' | 'vergleich', { url, ownerUrl }: Messort): Promise<number> {
	const { stdout } = await fuehreAus(process.execPath, [SEITE, fall.name, seite, url, ownerUrl]);
	return Number(stdout.trim().split('\n').at(-1));
}

function mitte(werte: readonly number[]): number {
	return werte.toSorted((a, b) => a - b)[werte.length >> 1] as number;
}
