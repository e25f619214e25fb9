import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Those of docs/hilfe lead to pages of the portal; their own test follows them. */
const DATEIEN = ['README.md', ...globSync('docs/**/*.md').filter((datei) => !datei.startsWith('docs/hilfe/'))];

/** As the page that shows the file names its headings. */
const anker = (titel: string): string =>
	titel
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s-]/gu, '')
		.trim()
		.replaceAll(' ', '-');

const ueberschriften = (datei: string): string[] =>
	[...readFileSync(datei, 'utf8').matchAll(/^#{1,6} (.+)$/gm)].map(([, titel = '']) => anker(titel));

/** `[…](ziel)`, apart from addresses of the net. */
const verweise = (datei: string): string[] =>
	[...readFileSync(datei, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, ziel = '']) => ziel);

test.each(DATEIEN)('links of %s lead somewhere', (datei) => {
	const tote = verweise(datei).filter((ziel) => {
		const [pfad = '', stelle] = ziel.split('#');
		const wohin = pfad ? join(dirname(datei), pfad) : datei;
		return !existsSync(wohin) || (stelle !== undefined && !ueberschriften(wohin).includes(stelle));
	});
	expect(tote).toEqual([]);
});

test('there is something to check', () => {
	expect(DATEIEN.flatMap(verweise).length).toBeGreaterThan(40);
});
