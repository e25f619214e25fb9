import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of each migration its name and the SHA-256 of its file. Only grows: data somewhere have gone through what stands there. */
export const LISTE = 'migrations/gelandet.txt';

const zeilenVon = (text: string): string[] => text.split('\n').filter(Boolean);

/** As the files are now. */
function jetzige(wurzel: string): string[] {
	const dateien = globSync('migrations/[0-9]*_*.ts', { cwd: wurzel }).toSorted();
	return dateien.map((datei) => {
		const sha256 = createHash('sha256')
			.update(readFileSync(join(wurzel, datei)))
			.digest('hex');
		return `${datei.slice('migrations/'.length, -'.ts'.length)} ${sha256}`;
	});
}

function liste(wurzel: string): string[] {
	const datei = join(wurzel, LISTE);
	return existsSync(datei) ? zeilenVon(readFileSync(datei, 'utf8')) : [];
}

/** Adds the migrations that are new; what stands there stays, so that a changed one is noticed. */
export function ergaenzeListe(wurzel: string): void {
	const bisher = liste(wurzel);
	const namen = new Set(bisher.map(nameVon));
	const neue = jetzige(wurzel).filter((zeile) => !namen.has(nameVon(zeile)));
	writeFileSync(join(wurzel, LISTE), `${[...bisher, ...neue].toSorted().join('\n')}\n`);
}

const nameVon = (zeile: string): string => zeile.split(' ', 1)[0] ?? '';

/**
 * A migration that has landed is never renamed, renumbered, changed or deleted. The list is held against the files and
 * against whatever it said before on the main branch, as far as the history is there.
 */
export function pruefeMigrationen(wurzel: string): string[] {
	const sollen = liste(wurzel);
	const sind = jetzige(wurzel);
	return [...verstoesse(sollen, sind), ...nieGerufene(wurzel, sind), ...gestrichene(fruehereZeilen(wurzel), sollen)];
}

const PROGRAMM = 'migrations/migrate.ts';

/** A file alone changes no database: what runs is named by the program. */
function nieGerufene(wurzel: string, sind: readonly string[]): string[] {
	const programm = readFileSync(join(wurzel, PROGRAMM), 'utf8');
	return sind
		.map(nameVon)
		.filter((name) => !programm.includes(`'./${name}.ts'`) || !programm.includes(`'${name}':`))
		.map((name) => `${name} läuft nie: ${PROGRAMM} nennt sie nicht.`);
}

/** Between the list and the files. */
function verstoesse(sollen: readonly string[], sind: readonly string[]): string[] {
	const namen = new Set(sind.map(nameVon));
	const gelistet = new Set(sollen.map(nameVon));
	return [
		...sollen
			.filter((zeile) => !sind.includes(zeile))
			.map((zeile) => {
				const was = namen.has(nameVon(zeile)) ? 'wurde geändert' : 'fehlt oder wurde umbenannt';
				return `${nameVon(zeile)} ${was}: was gelandet ist, bleibt, wie es ist. Eine neue Migration ändert es.`;
			}),
		...sind
			.filter((zeile) => !gelistet.has(nameVon(zeile)))
			.map((zeile) => `${nameVon(zeile)} steht nicht in ${LISTE}: npm run types trägt sie ein.`),
	];
}

/** Lines the list once had. */
const gestrichene = (frueher: readonly string[], sollen: readonly string[]): string[] =>
	[...new Set(frueher)]
		.filter((zeile) => !sollen.includes(zeile))
		.map((zeile) => `${LISTE}: die Zeile von ${nameVon(zeile)} wurde geändert oder gestrichen.`);

/**
 * Everything the list said in the commits of the main branch; what a branch tried before it was merged never landed. None
 * without Git, as many as there are of a shallow copy.
 */
function fruehereZeilen(wurzel: string): string[] {
	const git = (...argumente: string[]) => {
		const { status, stdout } = spawnSync('git', argumente, { cwd: wurzel, encoding: 'utf8' });
		return status === 0 ? stdout : '';
	};
	const stand = ['origin/main', 'main', 'HEAD'].find((ref) => git('rev-parse', '--verify', '--quiet', ref) !== '');
	if (!stand) return [];
	const staende = zeilenVon(git('log', '--first-parent', '--format=%H', stand, '--', LISTE));
	return staende.flatMap((commit) => zeilenVon(git('show', `${commit}:${LISTE}`)));
}
