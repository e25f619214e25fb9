import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pruefeAbhaengigkeiten } from './check/abhaengigkeiten.ts';
import { pruefeGlossar } from './check/glossar.ts';
import { pruefeMigrationen } from './check/migrationen.ts';
import { pruefeQuelltext } from './check/quelltext.ts';
import { pruefeRaeume } from './check/raeume.ts';
import { pruefeWorte } from './check/worte.ts';

const wurzel = resolve(import.meta.dirname, '..');
/** Every folder of ours with sources. */
export const QUELLEN = ['domain', 'commands', 'projections', 'api', 'web', 'migrations', 'scripts'];

export interface Pruefergebnis {
	readonly name: string;
	readonly bestanden: boolean;
	/** What the tool said. */
	readonly ausgabe: string;
}

function werkzeug(name: string, programm: string | URL, ...argumente: string[]): Promise<Pruefergebnis> {
	const optionen = { cwd: wurzel, maxBuffer: 64 * 1024 * 1024 };
	return new Promise((resolve) => {
		execFile(process.execPath, [fileURLToPath(programm), ...argumente], optionen, (fehler, stdout, stderr) => {
			resolve({ name, bestanden: fehler === null, ausgabe: `${stdout}${stderr}`.trim() });
		});
	});
}

function eigene(name: string, befunde: readonly string[]): Pruefergebnis {
	return { name, bestanden: befunde.length === 0, ausgabe: befunde.join('\n') };
}

/** Types and promises, lint and format, import rules, dead code, rooms without circles, weight of the client, glossary, reasons of packages, what must not stand in a source, words nobody shows, and migrations that have landed. */
export function pruefe(): Promise<Pruefergebnis[]> {
	const importe = ['--config', '.dependency-cruiser.cjs', ...QUELLEN, 'vite.config.ts', 'vitest.config.ts'];
	return Promise.all([
		werkzeug('Typen', new URL('check/typen.ts', import.meta.url)),
		werkzeug('Stil', import.meta.resolve('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'),
		werkzeug(
			'Importregeln',
			new URL('../../bin/dependency-cruiser.mjs', import.meta.resolve('dependency-cruiser')),
			...importe,
		),
		werkzeug('Toter Code', new URL('../bin/knip.js', import.meta.resolve('knip'))),
		werkzeug('Gewicht', new URL('check/gewicht.ts', import.meta.url)),
		eigene('Räume', pruefeRaeume(wurzel, QUELLEN)),
		eigene('Glossar', pruefeGlossar(wurzel, QUELLEN)),
		eigene('Abhängigkeiten', pruefeAbhaengigkeiten(wurzel)),
		eigene('Quelltext', pruefeQuelltext(wurzel, QUELLEN)),
		eigene('Worte', pruefeWorte(wurzel)),
		eigene('Migrationen', pruefeMigrationen(wurzel)),
	]);
}

/** Prints the results; the tools' own words only where they found something. */
export function berichte(ergebnisse: readonly Pruefergebnis[]): void {
	for (const { name, bestanden, ausgabe } of ergebnisse) {
		console.log(`${bestanden ? '✓' : '✗'} ${name}`);
		if (!bestanden) console.log(ausgabe);
	}
}

if (import.meta.main) {
	const ergebnisse = await pruefe();
	berichte(ergebnisse);
	if (ergebnisse.some(({ bestanden }) => !bestanden)) process.exitCode = 1;
}
