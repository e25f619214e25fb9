import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setTimeout as warte } from 'node:timers/promises';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { createVitest, startVitest, type TestCase, type Vitest } from 'vitest/node';
import { berichte, pruefe } from './check.ts';
import { lagereImSpeicher } from './test/ablageort.ts';
import { importeVon, naechsteTests } from './test/naechste.ts';
import { stelleRedis } from './test/redis.ts';

/**
 * `npm test -- <path> …` runs the tests whose path contains one of these, `--geaendert` those that a change since the
 * last commit touches; both without the checks. `--lang` leaves more to chance (scripts/test/zufall.ts).
 * `--zweiter-anlauf`: up to three files that failed run once more, by themselves. What passes then is named as unsteady:
 * a fault to be mended, but none of the change that happened to meet it.
 */
const { values: wahl, positionals: filter } = parseArgs({
	allowPositionals: true,
	options: {
		geaendert: { type: 'boolean', default: false },
		lang: { type: 'boolean', default: false },
		'zweiter-anlauf': { type: 'boolean', default: false },
	},
});
if (wahl.lang) process.env.TEST_LANG = '1';

const wurzel = resolve(import.meta.dirname, '..');

interface Ausgang {
	readonly bestanden: number;
	readonly gescheitert: number;
	/** Files with a test that failed; null: something failed in none of them. */
	readonly dateien: readonly string[] | null;
	readonly namen: readonly string[];
	/** What failed and with which words, for the end of the output: of a long run often only that is kept. */
	readonly gruende: readonly string[];
	readonly uebersprungen: readonly string[];
}

interface Unbehandelt {
	readonly message?: string;
	/** The file that was running. */
	readonly VITEST_TEST_PATH?: string;
}

const WORTE = 600;

const worte = (fehler: readonly { readonly message?: string }[]): string =>
	fehler.map(({ message }) => `    ${stripVTControlCharacters(message ?? 'ohne Worte').slice(0, WORTE)}`).join('\n');

function ausgang(vitest: Vitest): Ausgang {
	const module = vitest.state.getTestModules();
	const faelle = module.flatMap((modul) => [...modul.children.allTests()]);
	const mit = (zustand: string) => faelle.filter((fall) => fall.result().state === zustand);
	// A file that doesn't load or whose preparation fails counts as one failure.
	const imGanzen = module.filter((modul) => !modul.ok() && [...modul.children.allTests('failed')].length === 0);
	const gescheiterte = module.filter((modul) => !modul.ok());
	const unbehandelt = vitest.state.getUnhandledErrors() as readonly Unbehandelt[];
	// What a failed test left running fails after it: that is no fault of its own.
	const ausserhalb = unbehandelt.some(
		(fehler) => !gescheiterte.some(({ moduleId }) => moduleId === fehler.VITEST_TEST_PATH),
	);
	const gescheitert = mit('failed').length + imGanzen.length + unbehandelt.length;
	return {
		bestanden: mit('passed').length,
		// Where not even a file was reached (no database, no portal), Vitest only says so by the exit code.
		gescheitert: process.exitCode ? Math.max(gescheitert, 1) : gescheitert,
		dateien: ausserhalb ? null : gescheiterte.map((modul) => modul.relativeModuleId),
		namen: [...mit('failed').map(name), ...imGanzen.map((modul) => modul.relativeModuleId)],
		gruende: [
			...mit('failed').map((fall) => `${name(fall)}\n${worte(fall.result().errors ?? [])}`),
			...imGanzen.map((modul) => `${modul.relativeModuleId}\n${worte(modul.errors())}`),
			...(ausserhalb ? [`außerhalb der Tests\n${worte(unbehandelt)}`] : []),
		],
		uebersprungen: [...mit('skipped'), ...mit('pending')].map(name),
	};
}

const name = (fall: TestCase) => `${fall.module.relativeModuleId}: ${fall.fullName}`;

const LANGSAMSTE = 10;

/** What the run has waited for most: its files by what loading, preparing and testing took. */
function langsamste(vitest: Vitest): string[] {
	const dauern = vitest.state.getTestModules().map((modul) => {
		const { collectDuration, setupDuration, duration } = modul.diagnostic();
		return { datei: modul.relativeModuleId, sekunden: (collectDuration + setupDuration + duration) / 1000 };
	});
	return dauern
		.toSorted((a, b) => b.sekunden - a.sekunden)
		.slice(0, LANGSAMSTE)
		.map(({ datei, sekunden }) => `${sekunden.toFixed(1).padStart(6)} s  ${datei}`);
}

const NOCHMALS_HOECHSTENS = 3;

/** Whether all that failed passes when it runs by itself, in a process of its own. */
async function bestehtAllein({ gescheitert, dateien }: Ausgang): Promise<boolean> {
	if (gescheitert === 0 || !dateien || dateien.length === 0 || dateien.length > NOCHMALS_HOECHSTENS) return false;
	console.log(`Noch einmal, für sich: ${dateien.join(', ')}`);
	const waise = join(import.meta.dirname, 'waise.ts');
	const kind = spawn(process.execPath, ['--import', waise, import.meta.filename, ...dateien], {
		cwd: wurzel,
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		env: UMGEBUNG,
	});
	const [code] = await once(kind, 'exit');
	return code === 0;
}

/**
 * The unit tests that a change leads to by whatever way; of the others, which start the whole portal and so lead to
 * everything, those that changed themselves or import what did, and those nearest to it.
 */
async function pruefeGeaendertes(): Promise<Vitest> {
	const geaendert = geaenderteDateien();
	const naechste = naechsteTests(quelldateien(), geaendert);
	const vitest = await createVitest({ ...OPTIONEN, related: geaendert.map((datei) => join(wurzel, datei)) });
	const betroffen = await vitest.getRelevantTestSpecifications(filter);
	const gemeint = betroffen.filter(({ project, moduleId }) => {
		const test = relative(wurzel, moduleId);
		const nennt = () => importeVon(test, readFileSync(moduleId, 'utf8')).some((datei) => geaendert.includes(datei));
		return project.name === 'unit' || geaendert.includes(test) || naechste.includes(test) || nennt();
	});
	await vitest.standalone();
	if (gemeint.length > 0) await vitest.runTestSpecifications(gemeint);
	else console.log('Kein Test führt zu dem, was geändert ist.');
	return vitest;
}

const git = (...argumente: string[]): string[] =>
	execFileSync('git', argumente, { cwd: wurzel, encoding: 'utf8' }).split('\0').filter(Boolean);

const quelldateien = (): Map<string, string> =>
	new Map(
		git(
			'ls-files',
			'-z',
			'--cached',
			'--others',
			'--exclude-standard',
			'--',
			...['domain', 'commands', 'projections', 'api'],
		)
			.filter((datei) => existsSync(join(wurzel, datei)))
			.map((datei) => [datei, readFileSync(join(wurzel, datei), 'utf8')]),
	);

/** Since the last commit, those that git doesn't know yet included. */
const geaenderteDateien = (): string[] => [
	...git('diff', '--name-only', '--relative', '-z', 'HEAD'),
	...git('ls-files', '--others', '--exclude-standard', '-z'),
];

const AUFRAEUMEN_MS = 20_000;

const pruefungen = filter.length === 0 && !wahl.geaendert ? await pruefe() : [];
berichte(pruefungen);
lagereImSpeicher();
const redis = await stelleRedis();
/** Before the setups of a run add to it what ends with the run. */
const UMGEBUNG = { ...process.env };
const OPTIONEN = { run: true, watch: false, reporters: ['default'] };
const vitest = wahl.geaendert ? await pruefeGeaendertes() : await startVitest(filter, OPTIONEN);
const ergebnis = ausgang(vitest);
// A process that a test left behind must not keep the run from ending.
await Promise.race([vitest.close(), warte(AUFRAEUMEN_MS)]);

console.log(`Am langsamsten:\n${langsamste(vitest).join('\n')}`);
const verletzt = pruefungen.filter((pruefung) => !pruefung.bestanden);
const unstete = wahl['zweiter-anlauf'] && (await bestehtAllein(ergebnis)) ? ergebnis.namen : [];
await Promise.race([redis.stop(), warte(AUFRAEUMEN_MS)]);
const passed = ergebnis.bestanden + unstete.length + pruefungen.length - verletzt.length;
const failed = (unstete.length > 0 ? 0 : ergebnis.gescheitert) + verletzt.length;
for (const grund of ergebnis.gruende) console.log(`gescheitert: ${grund}`);
for (const test of unstete) console.log(`unstet, erst im zweiten Anlauf bestanden: ${test}`);
for (const pruefung of verletzt) console.log(`nicht bestanden: ${pruefung.name}`);
console.log(`${passed} passed, ${failed} failed`);
for (const grund of [...redis.fehlt, ...ergebnis.uebersprungen]) console.log(`nicht gelaufen: ${grund}`);
process.exit(failed === 0 && (passed > 0 || wahl.geaendert) ? 0 : 1);
