import { globSync } from 'node:fs';

/** Our TypeScript sources, relative to `wurzel`, without generated ones. */
export function quelldateien(wurzel: string, ordner: readonly string[]): string[] {
	const muster = ordner.map((name) => `${name}/**/*.{ts,tsx,js}`);
	return globSync(muster, { cwd: wurzel })
		.filter((datei) => !datei.endsWith('.gen.ts'))
		.sort();
}
