import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ergaenzeListe, LISTE, pruefeMigrationen } from './migrationen.ts';

let wurzel: string;
beforeEach(() => {
	wurzel = mkdtempSync(join(tmpdir(), 'migrationen-'));
	mkdirSync(join(wurzel, 'migrations'));
	for (const name of ['0001_erste', '0002_zweite']) schreibe(name, 'up');
	nenne('0001_erste', '0002_zweite', '0003_dritte', '0003_zweite');
	ergaenzeListe(wurzel);
});
afterEach(() => rmSync(wurzel, { recursive: true }));

const schreibe = (name: string, inhalt: string) => writeFileSync(join(wurzel, 'migrations', `${name}.ts`), inhalt);
const nenne = (...namen: string[]) =>
	schreibe('migrate', namen.map((name) => `import * as m from './${name}.ts'; '${name}': m,`).join('\n'));
const git = (...argumente: string[]) => {
	const wer = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
	const { status, stderr } = spawnSync('git', [...wer, ...argumente], { cwd: wurzel, encoding: 'utf8' });
	if (status !== 0) throw new Error(stderr);
};
const lande = () => {
	git('init', '--quiet', '--initial-branch=main');
	git('add', '-A');
	git('commit', '--quiet', '-m', 'x');
};

describe('a migration that has landed', () => {
	it('stays, and a new one is added', () => {
		expect(pruefeMigrationen(wurzel)).toEqual([]);
		schreibe('0003_dritte', 'up');
		expect(pruefeMigrationen(wurzel)).toEqual([`0003_dritte steht nicht in ${LISTE}: npm run types trägt sie ein.`]);
		ergaenzeListe(wurzel);
		expect(pruefeMigrationen(wurzel)).toEqual([]);
	});

	it('runs', () => {
		nenne('0001_erste');
		expect(pruefeMigrationen(wurzel)).toEqual(['0002_zweite läuft nie: migrations/migrate.ts nennt sie nicht.']);
	});

	it.each([
		['changed', () => schreibe('0001_erste', 'anders'), ['0001_erste wurde geändert']],
		['deleted', () => rmSync(join(wurzel, 'migrations', '0002_zweite.ts')), ['0002_zweite fehlt']],
		[
			'renumbered',
			() => renameSync(join(wurzel, 'migrations', '0002_zweite.ts'), join(wurzel, 'migrations', '0003_zweite.ts')),
			['0002_zweite fehlt', '0003_zweite steht nicht'],
		],
	])('is not %s', (_, aendere, erwartet) => {
		aendere();
		const befunde = pruefeMigrationen(wurzel);
		expect(befunde.map((befund, i) => befund.startsWith(erwartet[i] ?? 'nichts'))).toEqual(erwartet.map(() => true));
		// Writing the list anew doesn't help.
		ergaenzeListe(wurzel);
		expect(pruefeMigrationen(wurzel)).not.toEqual([]);
	});

	it('is not changed together with the list either, as long as there is a history', () => {
		lande();
		schreibe('0002_zweite', 'anders');
		writeFileSync(join(wurzel, LISTE), '');
		ergaenzeListe(wurzel);
		expect(pruefeMigrationen(wurzel)).toEqual([`${LISTE}: die Zeile von 0002_zweite wurde geändert oder gestrichen.`]);
		rmSync(join(wurzel, '.git'), { recursive: true });
		expect(pruefeMigrationen(wurzel)).toEqual([]);
	});
});
