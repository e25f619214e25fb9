import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Skript, skripteAus } from './dateien.ts';

const WURZEL = resolve(import.meta.dirname, '../..');
const DATEI = '.skripte.json';

/** Beside the client lies what it is made of, for whoever weighs it (scripts/check/gewicht.ts). */
export const inventar: Plugin = {
	name: 'inventar',
	apply: 'build',
	async writeBundle({ dir = '' }, bundle) {
		const skripte = skripteAus(bundle).map((skript) => ({
			...skript,
			stile: [...skript.stile],
			// Where the client was built is nobody's business.
			module: skript.module.map((pfad) => pfad.replace(WURZEL, '')),
		}));
		await writeFile(join(dir, DATEI), JSON.stringify(skripte));
	},
};

type Geschrieben = Omit<Skript, 'stile'> & { readonly stile: readonly (readonly [string, number])[] };

/** Of the client built into `verzeichnis`. */
export async function leseInventar(verzeichnis: string): Promise<Skript[]> {
	const skripte = JSON.parse(await readFile(join(verzeichnis, DATEI), 'utf8')) as readonly Geschrieben[];
	return skripte.map((skript) => ({ ...skript, stile: new Map(skript.stile) }));
}
