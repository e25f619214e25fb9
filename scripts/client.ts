import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const wurzel = resolve(import.meta.dirname, '..');
const QUELLEN = ['web/**/*', 'api/contract/**/*', 'domain/**/*', 'vite.config.ts', 'package-lock.json'];
const STEMPEL = join(wurzel, 'dist', '.stempel');

function stempel(): string {
	const hash = createHash('sha256');
	// The route tree is written by the build itself.
	const dateien = globSync(QUELLEN, { cwd: wurzel, withFileTypes: true, exclude: ['web/routeTree.gen.ts', 'web/e2e'] });
	const pfade = dateien.filter((datei) => datei.isFile()).map((datei) => join(datei.parentPath, datei.name));
	for (const pfad of pfade.sort()) hash.update(pfad).update('\0').update(readFileSync(pfad)).update('\0');
	return hash.digest('hex');
}

/** Builds the client into `dist/` unless that is already made from these sources. */
export async function baueClient(): Promise<void> {
	const erwartet = stempel();
	if (existsSync(STEMPEL) && readFileSync(STEMPEL, 'utf8') === erwartet) return;
	// Loaded only here: it takes half a second, and a production image has no Vite.
	const { build } = await import('vite');
	await build({ root: join(wurzel, 'web'), configFile: join(wurzel, 'vite.config.ts'), logLevel: 'warn' });
	writeFileSync(STEMPEL, erwartet);
}
