import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pruefeTypen } from './typen.ts';

const wurzel = resolve(import.meta.dirname, '../..');
// Beside the others, where the packages are found.
const verzeichnis = mkdtempSync(join(wurzel, 'node_modules', '.check-typen-'));
afterAll(() => rmSync(verzeichnis, { recursive: true }));

test('finds wrong types, and promises that belong to nobody, also those of packages', () => {
	const datei = join(verzeichnis, 'probe.ts');
	const zeilen = [
		"import { rm } from 'node:fs/promises';",
		'const tue = async (): Promise<number> => 1;',
		'export const falsch: string = 1;',
		'export async function alles(pfad: string, vielleicht?: () => Promise<number>): Promise<void> {',
		'	rm(pfad);',
		'	vielleicht?.();',
		'	tue().then(() => rm(pfad));',
		'	await rm(pfad);',
		'	tue().catch(() => 0);',
		'	tue().then(String, String);',
		'	const gemerkt = tue();',
		'	await gemerkt;',
		'}',
	];
	writeFileSync(datei, zeilen.join('\n'));
	const befunde = pruefeTypen(wurzel, [datei]);
	expect(befunde[0]).toContain("Type 'number' is not assignable to type 'string'");
	const zeile = (befund: string) => Number(/:(\d+): Auf dieses Promise wartet niemand$/.exec(befund)?.[1]);
	expect(befunde.slice(1).map(zeile)).toEqual([5, 6, 7]);
});
