import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VARIABLEN } from '#api/config.ts';
import { istBeispieladresse } from '#domain/felder/kontakt.ts';

const lies = (datei: string) => readFileSync(join(import.meta.dirname, '..', datei), 'utf8');
const COMPOSE = lies('docker-compose.yml');
const umgebung = new Map(
	[...COMPOSE.matchAll(/^ {4}([A-Z][A-Z0-9_]+): (.*)$/gm)].map(([, name = '', wert = '']) => [name, wert]),
);

/** Fixed by the image: its port within, and its volume. */
const IM_IMAGE = ['PORT', 'DATA_DIR'];

test('every setting of the portal is passed on to its containers, as .env has it', () => {
	const eigene = [...umgebung.keys()];
	expect(eigene.toSorted()).toEqual(VARIABLEN.filter((name) => !IM_IMAGE.includes(name)).toSorted());
	for (const [name, wert] of umgebung) expect(wert, name).toMatch(new RegExp(`^\\$\\{${name}:-`));
});

test('the README names every setting, and none that is not one', () => {
	const tabelle = lies('README.md').split('## Einstellungen')[1]?.split('\n## ')[0] ?? '';
	const genannt = [...tabelle.matchAll(/^\| ((?:`[A-Z][A-Z0-9_]+`(?:, )?)+) \|/gm)].flatMap(([, namen = '']) =>
		[...namen.matchAll(/`(\w+)`/g)].map(([, name]) => name),
	);
	// The last one is for the tests alone.
	expect(genannt.toSorted()).toEqual([...VARIABLEN, 'CHROMIUM'].toSorted());
});

test.each(['README.md', 'docs/betrieb.md'])('%s takes for its examples addresses that can be tried', (datei) => {
	const befehle = lies(datei)
		.split('```')
		.filter((_, i) => i % 2 === 1);
	const adressen = befehle.flatMap((block) => block.match(/[\w.-]+@[\w.-]+/g) ?? []);
	expect(adressen.filter(istBeispieladresse)).toEqual([]);
	expect(befehle.filter((block) => /\.example\b/.test(block))).toEqual([]);
});

test('nothing is open to the network: ports lie on this machine alone', () => {
	const ports = [...COMPOSE.matchAll(/^ {4}ports:\n((?: {6}- .*\n)+)/gm)].flatMap(([, zeilen = '']) =>
		zeilen.trim().split(/\n\s*/),
	);
	expect(ports).toHaveLength(3);
	for (const port of ports) expect(port).toMatch(/^- 127\.0\.0\.1:/);
});
