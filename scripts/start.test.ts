import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bald } from '#scripts/test/bald.ts';

// A project of its own, whose npm only notes how it was called.
const wurzel = mkdtempSync(join(tmpdir(), 'start-'));
const stempel = join(wurzel, 'node_modules', '.stempel');
const protokoll = join(wurzel, 'npm.log');
const npm = join(wurzel, 'npm.mjs');
const LOCK = '{}';
const PASSEND = createHash('sha256').update(LOCK).update(`${process.platform}-${process.arch}`).digest('hex');

beforeAll(() => {
	for (const ordner of ['scripts', 'node_modules']) mkdirSync(join(wurzel, ordner));
	for (const name of ['start.js', 'waise.ts']) cpSync(join(import.meta.dirname, name), join(wurzel, 'scripts', name));
	writeFileSync(join(wurzel, 'package.json'), '{"type":"module"}');
	writeFileSync(join(wurzel, 'package-lock.json'), LOCK);
	writeFileSync(
		npm,
		`import { appendFileSync } from 'node:fs';
		appendFileSync(${JSON.stringify(protokoll)}, process.argv.slice(2).join(' '));
		console.log('von npm');
		process.exit(Number(process.env.NPM_CODE ?? 0));`,
	);
	writeFileSync(
		join(wurzel, 'scripts', 'portal.ts'),
		`const [was] = process.argv.slice(2);
		process.on('SIGTERM', () => process.exit(0));
		console.log(process.pid);
		if (was === 'fehler') process.exit(1);
		if (was === 'neu') process.exit(75);
		setTimeout(() => {}, 30_000);`,
	);
	writeFileSync(
		join(wurzel, 'scripts', 'arbeit.ts'),
		`const [was] = process.argv.slice(2);
		if (was === 'ende') process.exit(7);
		if (was === 'neu') process.exit(75);
		if (was === 'sage') console.log(process.argv.slice(2).join(' '));
		if (was === 'warte') {
			setTimeout(() => {}, 30_000);
			process.on('SIGTERM', () => { console.log('geordnet'); process.exit(3); });
			console.log(process.pid);
		}`,
	);
});
beforeEach(() => {
	writeFileSync(stempel, PASSEND);
	rmSync(protokoll, { force: true });
});
afterAll(() => rmSync(wurzel, { recursive: true }));

function starte(argumente: string[], env: NodeJS.ProcessEnv = {}, skript = 'scripts/arbeit.ts'): ChildProcess {
	return spawn(process.execPath, [join(wurzel, 'scripts', 'start.js'), skript, ...argumente], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, npm_execpath: npm, ...env },
	});
}

async function ende(kind: ChildProcess): Promise<{ code: number | null; stdout: string; stderr: string }> {
	const ausgabe = { stdout: '', stderr: '' };
	for (const art of ['stdout', 'stderr'] as const) {
		kind[art]?.on('data', (stueck: Buffer) => {
			ausgabe[art] += stueck;
		});
	}
	return new Promise((resolve) => kind.on('close', (code) => resolve({ code, ...ausgabe })));
}

test('hands over arguments, output and exit code', async () => {
	expect(await ende(starte(['--', 'sage', '--bis', '2026-01-01']))).toMatchObject({
		code: 0,
		stdout: 'sage --bis 2026-01-01\n',
	});
	expect(await ende(starte(['ende']))).toMatchObject({ code: 7, stdout: '' });
	expect(existsSync(protokoll)).toBe(false);
});

test('installs when the lock is another one, and only then', async () => {
	writeFileSync(stempel, 'alt');
	expect(await ende(starte(['sage']))).toMatchObject({ code: 0, stdout: 'sage\n' });
	expect(readFileSync(protokoll, 'utf8')).toBe('ci --include=dev --loglevel=error');
	expect(readFileSync(stempel, 'utf8')).toBe(PASSEND);
});

test('two at once install once, and a killed one keeps nobody waiting', async () => {
	writeFileSync(stempel, 'alt');
	const sperre = join(
		tmpdir(),
		`portal-installation-${createHash('sha256').update(wurzel).digest('hex').slice(0, 16)}`,
	);
	writeFileSync(sperre, '4194305');
	const beide = await Promise.all([ende(starte(['sage'])), ende(starte(['sage']))]);
	expect(beide.map(({ code }) => code)).toEqual([0, 0]);
	expect(readFileSync(protokoll, 'utf8')).toBe('ci --include=dev --loglevel=error');
	expect(existsSync(sperre)).toBe(false);
});

test('a failed installation ends it and is tried again', async () => {
	rmSync(stempel);
	expect(await ende(starte(['sage'], { NPM_CODE: '1' }))).toMatchObject({ code: 1, stdout: '' });
	expect(existsSync(stempel)).toBe(false);
});

test('passes a signal on and waits for an orderly end', async () => {
	const kind = starte(['warte']);
	kind.stdout?.once('data', () => kind.kill('SIGTERM'));
	expect(await ende(kind)).toMatchObject({ code: 3, stdout: expect.stringContaining('geordnet') });
});

test('what serves is started anew where it asks to, three times in ten minutes, then it ends with a sentence', async () => {
	const { code, stdout, stderr } = await ende(starte(['neu'], {}, 'scripts/portal.ts'));
	expect(code).toBe(1);
	expect(stdout.trim().split('\n')).toHaveLength(4);
	expect(stderr).toContain('Das Portal ist in zehn Minuten viermal abgestürzt und bleibt aus.\n');
});

test('what serves and is killed from outside is started anew, and still ends when asked to', async () => {
	const kind = starte([], {}, 'scripts/portal.ts');
	const pids: number[] = [];
	kind.stdout?.on('data', (stueck: Buffer) => {
		pids.push(Number(stueck.toString()));
		if (pids.length === 1) process.kill(pids[0] ?? 0, 'SIGKILL');
		else kind.kill('SIGTERM');
	});
	expect(await ende(kind)).toMatchObject({ code: 0 });
	expect(new Set(pids).size).toBe(2);
});

test('a failure at the start is final, and a command is never run twice', async () => {
	const { code, stdout } = await ende(starte(['fehler'], {}, 'scripts/portal.ts'));
	expect(code).toBe(1);
	expect(stdout.trim().split('\n')).toHaveLength(1);
	expect(await ende(starte(['neu']))).toMatchObject({ code: 75 });
});

test('a signal to npm ends what it started: the shell between them is gone', async () => {
	const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'));
	expect(Object.values<string>(scripts).filter((zeile) => !zeile.startsWith('exec node '))).toEqual([]);
	writeFileSync(
		join(wurzel, 'package.json'),
		JSON.stringify({ type: 'module', scripts: { start: scripts.start.replace('node ', `${process.execPath} `) } }),
	);
	const kind = spawn('npm', ['start', '--silent'], { cwd: wurzel, stdio: ['ignore', 'pipe', 'pipe'] });
	const pid = await new Promise<number>((resolve) => {
		kind.stdout?.once('data', (stueck: Buffer) => resolve(Number(stueck.toString())));
	});
	kind.kill('SIGTERM');
	await ende(kind);
	await bald(() => expect(lebt(pid)).toBe(false));
});

test('leaves no orphan when it is killed', async () => {
	const kind = starte(['warte']);
	const pid = await new Promise<number>((resolve) => {
		kind.stdout?.once('data', (stueck: Buffer) => resolve(Number(stueck.toString())));
	});
	kind.kill('SIGKILL');
	await bald(() => expect(lebt(pid)).toBe(false));
});

function lebt(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
