import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';

/** A script with all it imports, in one file. */
export interface Programm {
	readonly datei: string;
	raeumeAuf(): Promise<void>;
}

/** Puts a script together once: a process that is started a thousand times would read its modules for most of its life. */
export async function programmAus(skript: string): Promise<Programm> {
	const outDir = await mkdtemp(join(tmpdir(), 'programm-'));
	await build({
		configFile: false,
		logLevel: 'error',
		ssr: { noExternal: true },
		build: { ssr: skript, outDir, minify: false, rolldownOptions: { output: { entryFileNames: '[name].mjs' } } },
	});
	return {
		datei: join(outDir, basename(skript).replace(/\.ts$/, '.mjs')),
		raeumeAuf: () => rm(outDir, { recursive: true }),
	};
}
