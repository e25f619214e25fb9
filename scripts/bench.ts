import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migriere } from '#migrations/migrate.ts';
import { FAELLE } from './bench/faelle.ts';
import type { Fall, Messort } from './bench/fall.ts';
import { startPostgres } from './postgres/postgres.ts';

const RUNDEN = 3;
const fuehreAus = promisify(execFile);
const SEITE = join(import.meta.dirname, 'bench', 'seite.ts');

// One durable PostgreSQL for all; the sides take turns, so that both meet the same machine. Without arguments all cases.
const gesucht = process.argv.slice(2);
// Filling the large tenants takes the longest: with BENCH_DATEN they stay there for the next run.
const datenVerzeichnis = process.env.BENCH_DATEN ?? mkdtempSync(join(tmpdir(), 'bench-'));
const postgres = await startPostgres({ datenVerzeichnis });
try {
	await migriere(postgres.ownerUrl);
	for (const fall of FAELLE) {
		if (gesucht.length && !gesucht.some((g) => fall.name.includes(g))) continue;
		await vergleiche(fall, postgres).then(
			(zeile) => console.log(JSON.stringify(zeile)),
			(fehler) => {
				// The others are measured all the same.
				console.error(`${fall.name}: ${fehler.stderr ?? fehler}`);
				process.exitCode = 1;
			},
		);
	}
} finally {
	await postgres.stop();
	if (!process.env.BENCH_DATEN) rmSync(datenVerzeichnis, { recursive: true, force: true });
}

/**
 * The middle one of several pairs, and between which ratios they lay: what else the machine does in the meantime meets
 * both sides of a pair. Who misses his goal is told of aloud.
 */
async function vergleiche(fall: Fall, ort: Messort) {
	const paare = [];
	for (let runde = 0; runde < RUNDEN; runde++) {
		const zuerst = runde % 2 ? 'vergleich' : 'unsere';
		const danach = runde % 2 ? 'unsere' : 'vergleich';
		const raten = { [zuerst]: await miss(fall, zuerst, ort), [danach]: await miss(fall, danach, ort) };
		const [ours, peer] = [raten.unsere as number, raten.vergleich as number];
		paare.push({
			case: fall.name,
			ours: Math.round(ours),
			peer: Math.round(peer),
			ratio: Math.round((ours / peer) * 100) / 100,
		});
	}
	const geordnet = paare.toSorted((a, b) => a.ratio - b.ratio);
	const [mitte, min, max] = [RUNDEN >> 1, 0, -1].map((nr) => geordnet.at(nr));
	const zeile = { ...mitte, min: min?.ratio, max: max?.ratio };
	if (fall.ziel === undefined || (mitte && mitte.ratio >= fall.ziel)) return zeile;
	console.error(`${fall.name}: ZIEL VERFEHLT, ${mitte?.ratio} statt mindestens ${fall.ziel.toFixed(2)}`);
	return { ...zeile, ziel: Math.round(fall.ziel * 100) / 100, verfehlt: true };
}

async function miss(fall: Fall, seite: 'unsere' | 'vergleich', { url, ownerUrl }: Messort): Promise<number> {
	const { stdout, stderr } = await fuehreAus(process.execPath, [SEITE, fall.name, seite, url, ownerUrl]);
	process.stderr.write(stderr);
	return Number(stdout.trim().split('\n').at(-1));
}
