import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quelldateien } from '#scripts/check/quelldateien.ts';
import { KEIM } from './keim.ts';
import './zufall.ts';

it('everybody who draws by fast-check draws the numbers of the day', () => {
	const wurzel = resolve(import.meta.dirname, '../..');
	const ordner = ['domain', 'commands', 'projections', 'api', 'web', 'migrations', 'scripts'];
	const ziehende = quelldateien(wurzel, ordner).filter((datei) =>
		/from 'fast-check'|fast-check'\)/.test(readFileSync(join(wurzel, datei), 'utf8')),
	);
	expect(ziehende.length).toBeGreaterThan(20);
	const eigene = ziehende.filter(
		(datei) => !/import .*\/zufall[.]ts'|fc[.]configureGlobal/.test(readFileSync(join(wurzel, datei), 'utf8')),
	);
	expect(eigene).toEqual([]);
});

it('the same numbers each time', () => {
	const gezogen = () => fc.sample(fc.nat(), 5);
	expect(gezogen()).toEqual(gezogen());
	expect(gezogen()).toEqual(fc.sample(fc.nat(), { seed: KEIM, numRuns: 5 }));
});
