// Plain JavaScript, because it runs on whatever Node (20 or newer) the machine has, before anything is installed:
// installs if the lock changed, then runs the named .ts on Node 24.6 or newer.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const wurzel = dirname(dirname(fileURLToPath(import.meta.url)));
const stempelDatei = join(wurzel, 'node_modules', '.stempel');
const gepinnt = join(wurzel, 'node_modules', 'node', 'bin', 'node');
const [gross, klein] = process.versions.node.split('.').map(Number);
// From then on a thread tells how much it has computed.
const eigenesGenuegt = gross > 24 || (gross === 24 && klein >= 6);

function ende(satz) {
	process.stderr.write(`${satz}\n`);
	process.exit(1);
}

// The output goes to stderr: what a script prints on stdout (replay, bench) stays its own.
function npm(...argumente) {
	const [befehl, ...davor] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
	return spawnSync(befehl, [...davor, ...argumente], { cwd: wurzel, stdio: ['ignore', 2, 2] }).status === 0;
}

const stempel = createHash('sha256')
	.update(readFileSync(join(wurzel, 'package-lock.json')))
	.update(`${process.platform}-${process.arch}`)
	.digest('hex');
const istInstalliert = () => existsSync(stempelDatei) && readFileSync(stempelDatei, 'utf8') === stempel;

// Two at once, as of `npm start` beside `npm test` right after cloning, would delete each other's half-done packages.
const sperre = join(tmpdir(), `portal-installation-${createHash('sha256').update(wurzel).digest('hex').slice(0, 16)}`);

function legtAn(datei) {
	try {
		writeFileSync(datei, `${process.pid}`, { flag: 'wx' });
		return true;
	} catch (fehler) {
		if (fehler.code !== 'EEXIST') throw fehler;
		return false;
	}
}

/** Nobody's own number stands for nobody: the lock may go while it is read. */
function inhaber() {
	try {
		return readFileSync(sperre, 'utf8');
	} catch (fehler) {
		if (fehler.code !== 'ENOENT') throw fehler;
		return `${process.pid}`;
	}
}

/** Whoever was killed at it left the lock behind; only one of those who wait takes it away. */
function raeumeVerlassene() {
	const wer = inhaber();
	try {
		process.kill(Number(wer), 0);
	} catch (fehler) {
		const marke = `${sperre}.${wer}`;
		if (fehler.code !== 'ESRCH' || !legtAn(marke)) return;
		if (inhaber() === wer) rmSync(sperre);
		rmSync(marke);
	}
}

function installiereWennNoetig() {
	if (istInstalliert()) return;
	while (!legtAn(sperre)) {
		raeumeVerlassene();
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
	}
	try {
		if (istInstalliert()) return;
		process.stderr.write('Pakete werden installiert …\n');
		if (npm('ci', '--include=dev', '--loglevel=error')) writeFileSync(stempelDatei, stempel);
	} finally {
		rmSync(sperre, { force: true });
	}
	if (!istInstalliert()) ende('Die Pakete ließen sich nicht installieren (npm ci, siehe oben).');
}

installiereWennNoetig();
// An npm that held back the install script of the package node leaves no binary behind; rebuild fetches it.
if (!eigenesGenuegt && !existsSync(gepinnt)) npm('rebuild', 'node');
if (!eigenesGenuegt && !existsSync(gepinnt))
	ende('Es fehlt Node 24.6 oder neuer: für dieses System gibt es das Paket node nicht.');

const node = eigenesGenuegt ? process.execPath : gepinnt;
const [skript, ...argumente] = process.argv.slice(2).filter((wert, stelle) => !(stelle === 1 && wert === '--'));
// Without a bound a server's heap grows with every export before anything is collected.
const SPEICHER = {
	'scripts/portal.ts': ['--max-old-space-size=224', '--max-semi-space-size=8'],
	// Whole lives are held until they are written: collecting garbage among them took a third of its time.
	'scripts/seed.ts': ['--min-semi-space-size=128', '--max-semi-space-size=128', '--initial-heap-size=2000'],
};
// The IPC channel closes when this process dies, however it dies; scripts/waise.ts then ends the child.
const waise = ['--import', new URL('waise.ts', import.meta.url).href];

// What is to go on running is started anew where it asks to (scripts/betrieb/lebenslauf.ts) or was ended from outside.
const DAUERHAFT = ['scripts/portal.ts', 'scripts/api.ts', 'scripts/worker.ts'];
const NEUSTART = 75;
const NEUSTARTS = 3;
const ZEITRAUM_MS = 10 * 60_000;
const PAUSE_MS = 1000;
const neustarts = [];
let kind;
let pause;

function starte() {
	kind = spawn(node, [...(SPEICHER[skript] ?? []), ...waise, join(wurzel, skript), ...argumente], {
		cwd: wurzel,
		stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
		env: {
			// What Node has made of a module once it need not make again: a third of the time a process takes to start.
			NODE_COMPILE_CACHE: join(wurzel, 'node_modules', '.uebersetzt'),
			...process.env,
			PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
		},
	});
	kind.on('exit', (code, signal) => {
		if (!gebeten && DAUERHAFT.includes(skript) && (signal || code === NEUSTART)) return starteNeu();
		for (const name of signale) process.removeAllListeners(name);
		if (signal) process.kill(process.pid, signal);
		else process.exit(code ?? 1);
	});
}

function starteNeu() {
	const jetzt = Date.now();
	while (neustarts[0] < jetzt - ZEITRAUM_MS) neustarts.shift();
	if (neustarts.push(jetzt) > NEUSTARTS) ende('Das Portal ist in zehn Minuten viermal abgestürzt und bleibt aus.');
	process.stderr.write('Das Portal ist abgestürzt und wird neu gestartet …\n');
	pause = setTimeout(starte, PAUSE_MS);
}

const signale = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let gebeten = false;
for (const signal of signale) {
	process.on(signal, () => {
		gebeten = true;
		clearTimeout(pause);
		if (kind.exitCode === null && kind.signalCode === null) kind.kill(signal);
		else process.exit(0);
	});
}
starte();
