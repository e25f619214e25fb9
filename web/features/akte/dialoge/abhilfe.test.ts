import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REGELN } from '../../../texte/akte/akte.ts';
import { ABHILFE, ABHILFE_SEITEN } from './abhilfe.ts';

/** Table: Guard catalogue, G01 to G35, and G36: nobody applies before privacy notice and imprint are written. */
const KATALOG = Array.from({ length: 36 }, (_, i) => `G${String(i + 1).padStart(2, '0')}`);

const DOMAIN = join(import.meta.dirname, '../../../../domain');
const QUELLTEXT = globSync('**/*.ts', { cwd: DOMAIN })
	.filter((datei) => !datei.endsWith('.test.ts'))
	.map((datei) => readFileSync(join(DOMAIN, datei), 'utf8'))
	.join('\n');
const genannt = (muster: RegExp) => [...new Set([...QUELLTEXT.matchAll(muster)].map(([, wert]) => wert ?? ''))].sort();

describe('an obstacle', () => {
	it('refuses by no other guard than those of the catalogue', () => {
		const codes = genannt(/code: '(G\d+)'/g);
		expect(codes.length).toBeGreaterThan(30);
		expect(codes.filter((code) => !KATALOG.includes(code))).toEqual([]);
	});

	it.each(KATALOG)('%s is explained in few words', (code) => {
		const { titel, kurz } = REGELN[code] ?? {};
		expect(titel?.length, `REGELN nennt ${code} nicht`).toBeGreaterThan(3);
		expect(kurz?.length).toBeGreaterThan(3);
		expect(kurz?.length).toBeLessThan(25);
	});

	it('leads to a page that is there', () => {
		const ziele = genannt(/\bziel: '([a-z]+)'/g);
		const verwiesen: readonly string[] = ABHILFE_SEITEN.map(({ ziel }) => ziel);
		expect(ziele).toContain('daten');
		expect(ziele.filter((ziel) => !verwiesen.includes(ziel))).toEqual([]);
	});

	it('is removed by an action only where the rule exists', () => {
		const codes = [...KATALOG, ...genannt(/code: '([A-Z_]+)'/g)];
		expect(Object.keys(ABHILFE).filter((code) => !codes.includes(code))).toEqual([]);
	});
});
