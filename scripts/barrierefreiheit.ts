import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startVitest } from 'vitest/node';
import { PRUEFARTEN, type Pruefart, type Pruefung } from '#domain/barrierefreiheit/bewertung.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { stelleRedis } from './test/redis.ts';
import { ALLE_SEITEN } from './test/seiten.ts';

// Assesses the accessibility by the browser tests and writes what they found, failures included, for the statement.

const WURZEL = resolve(import.meta.dirname, '..');

const TESTS: Readonly<Record<Pruefart, string>> = {
	AUTOMATISCH: 'web/e2e/rahmen/barrierefrei.e2e.ts',
	TASTATUR: 'web/e2e/wege/tastatur-weg.e2e.ts',
	UMBRUCH: 'web/e2e/rahmen/umbruch.e2e.ts',
};

const version = (paket: string): string =>
	(JSON.parse(readFileSync(join(WURZEL, paket, 'package.json'), 'utf8')) as { version: string }).version;

const redis = await stelleRedis();
const vitest = await startVitest(Object.values(TESTS), { run: true, watch: false, reporters: ['default'] });
const module = vitest.state.getTestModules();
const ergebnisse = PRUEFARTEN.map((art) => {
	const faelle = module.filter((m) => m.relativeModuleId === TESTS[art]).flatMap((m) => [...m.children.allTests()]);
	return { art, faelle: faelle.length, bestanden: faelle.filter((f) => f.result().state === 'passed').length };
});
const pruefung: Pruefung = {
	am: tagInBerlin(new Date().toISOString()),
	version: version('.'),
	werkzeug: `axe-core ${version('node_modules/axe-core')}`,
	seiten: ALLE_SEITEN,
	ergebnisse,
};
writeFileSync(join(WURZEL, 'domain/barrierefreiheit/pruefung.json'), `${JSON.stringify(pruefung, null, '\t')}\n`);
console.table(ergebnisse);
await vitest.close();
await redis.stop();
process.exit(ergebnisse.every(({ faelle, bestanden }) => faelle > 0 && bestanden === faelle) ? 0 : 1);
