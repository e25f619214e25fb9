import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SENDEWEGE } from '#api/tests/sendewege.fixture.ts';
import { ROUTES } from './contract.ts';
import { SENDENDE } from './sendung.ts';

/** That no call sends beside both, every integration test sees to: `bewacht`. */

it('says of each call once how it is seen what it sends', () => {
	expect(Object.keys(SENDEWEGE).filter((name) => name in SENDENDE || !(name in ROUTES))).toEqual([]);
});

it('asks each of them beforehand somewhere on the pages', () => {
	const seiten = globSync('web/features/**/*.{ts,tsx}').map((datei) => readFileSync(datei, 'utf8'));
	const gefragt = (name: string) => seiten.some((text) => text.includes(`ruf: '${name}'`));
	expect(Object.keys(SENDENDE).filter((name) => !gefragt(name))).toEqual([]);
});
