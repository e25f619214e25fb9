import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const gruppe = z.record(z.string(), z.string()).default({});
const paket = z.object({ dependencies: gruppe, optionalDependencies: gruppe, devDependencies: gruppe });

/** Every package has its reason in docs/abhaengigkeiten.md, and no reason outlives its package. */
export function pruefeAbhaengigkeiten(wurzel: string): string[] {
	const { dependencies, optionalDependencies, devDependencies } = paket.parse(
		JSON.parse(readFileSync(join(wurzel, 'package.json'), 'utf8')),
	);
	const namen = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
	const text = readFileSync(join(wurzel, 'docs', 'abhaengigkeiten.md'), 'utf8');
	const zeilen = text.split('\n').filter((zeile) => zeile.startsWith('| `'));
	const begruendet = zeilen.flatMap((zeile) =>
		[...(zeile.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
	);
	return [
		...namen
			.filter((name) => !begruendet.includes(name))
			.map((name) => `${name}: ohne Grund in docs/abhaengigkeiten.md`),
		...begruendet.filter((name) => !namen.includes(name ?? '')).map((name) => `${name}: steht nicht in package.json`),
	];
}
