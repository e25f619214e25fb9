import { setTimeout as warte } from 'node:timers/promises';
import { startVitest, type TestCase, type Vitest } from 'vitest/node';
import { berichte, pruefe } from './check.ts';
import { stelleRedis } from './test-redis.ts';

/** `npm test -- <path> …` runs the tests whose path contains one of these, without the checks. */
const filter = process.argv.slice(2);

interface Ausgang {
	readonly bestanden: number;
	readonly gescheitert: number;
	readonly uebersprungen: readonly string[];
}

function ausgang(vitest: Vitest): Ausgang {
	const module = vitest.state.getTestModules();
	const faelle = module.flatMap((modul) => [...modul.children.allTests()]);
	const mit = (zustand: string) => faelle.filter((fall) => fall.result().state === zustand);
	// A file that doesn't load or whose preparation fails counts as one failure.
	const imGanzen = module.filter((modul) => !modul.ok() && [...modul.children.allTests('failed')].length === 0);
	const gescheitert = mit('failed').length + imGanzen.length + vitest.state.getUnhandledErrors().length;
	return {
		bestanden: mit('passed').length,
		// Where not even a file was reached (no database, no portal), Vitest only says so by the exit code.
		gescheitert: process.exitCode ? Math.max(gescheitert, 1) : gescheitert,
		uebersprungen: [...mit('skipped'), ...mit('pending')].map(name),
	};
}

const name = (fall: TestCase) => `${fall.module.relativeModuleId}: ${fall.fullName}`;

const AUFRAEUMEN_MS = 20_000;

const pruefungen = filter.length === 0 ? await pruefe() : [];
berichte(pruefungen);
const redis = await stelleRedis();
const vitest = await startVitest(filter, { run: true, watch: false, reporters: ['default'] });
const { bestanden, gescheitert, uebersprungen } = ausgang(vitest);
// A process that a test left behind must not keep the run from ending.
await Promise.race([vitest.close().then(redis.stop), warte(AUFRAEUMEN_MS)]);

const verletzt = pruefungen.filter((pruefung) => !pruefung.bestanden);
const passed = bestanden + pruefungen.length - verletzt.length;
const failed = gescheitert + verletzt.length;
for (const pruefung of verletzt) console.log(`nicht bestanden: ${pruefung.name}`);
console.log(`${passed} passed, ${failed} failed`);
for (const grund of [...redis.fehlt, ...uebersprungen]) console.log(`nicht gelaufen: ${grund}`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
