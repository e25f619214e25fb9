import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const wurzel = resolve(import.meta.dirname, '..');
const QUELLEN = [
	'web/**/*',
	'api/contract/**/*',
	'domain/**/*',
	'docs/hilfe/**/*',
	'vite.config.ts',
	'scripts/client/*.ts',
	'package-lock.json',
];
/** Where the client is built into. */
export const CLIENT = join(wurzel, 'dist');
const STEMPEL = '.stempel';

function stempel(): string {
	const hash = createHash('sha256');
	// The route tree is written by the build itself.
	const dateien = globSync(QUELLEN, { cwd: wurzel, withFileTypes: true, exclude: ['web/routeTree.gen.ts', 'web/e2e'] });
	const pfade = dateien.filter((datei) => datei.isFile()).map((datei) => join(datei.parentPath, datei.name));
	for (const pfad of pfade.sort()) hash.update(pfad).update('\0').update(readFileSync(pfad)).update('\0');
	return hash.digest('hex');
}

const istGebaut = (erwartet: string): boolean => {
	const datei = join(CLIENT, STEMPEL);
	return existsSync(datei) && readFileSync(datei, 'utf8') === erwartet;
};

/** Builds the client into `dist/` unless that is already made from these sources. */
export async function baueClient(): Promise<void> {
	const erwartet = stempel();
	if (istGebaut(erwartet)) return;
	// Aside, and put in place as a whole: whoever else starts here meanwhile would empty what is half built.
	const baustelle = `${CLIENT}.${process.pid}`;
	try {
		await baue(baustelle);
		writeFileSync(join(baustelle, STEMPEL), erwartet);
		tausche(baustelle, erwartet);
	} finally {
		rmSync(baustelle, { recursive: true, force: true });
	}
}

/** What another process has put in place meanwhile from the same sources stays: it may be serving it. */
function tausche(baustelle: string, erwartet: string): void {
	if (istGebaut(erwartet)) return;
	rmSync(CLIENT, { recursive: true, force: true });
	try {
		renameSync(baustelle, CLIENT);
	} catch (fehler) {
		if (!istGebaut(erwartet)) throw fehler;
	}
}

/** In a process of its own: what a build takes in memory the server would never give back. */
function baue(wohin: string): Promise<void> {
	const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin', 'vite.js');
	const argumente = [
		vite,
		'build',
		'--config',
		join(wurzel, 'vite.config.ts'),
		'--logLevel',
		'warn',
		'--outDir',
		wohin,
	];
	// Whoever starts the portal for tests would get React as its developers want it, slower and larger.
	const env = { ...process.env, NODE_ENV: 'production' };
	const prozess = spawn(process.execPath, argumente, { cwd: wurzel, stdio: ['ignore', 2, 2], env });
	return new Promise((fertig, scheitere) => {
		prozess.once('error', scheitere);
		prozess.once('exit', (code) => {
			if (code === 0) fertig();
			else scheitere(new Error(`Der Client ließ sich nicht bauen (vite endete mit ${code ?? 'einem Signal'}).`));
		});
	});
}
