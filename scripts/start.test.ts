import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as warte } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

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
		`import { writeFileSync } from 'node:fs';
		writeFileSync(${JSON.stringify(protokoll)}, process.argv.slice(2).join(' '));
		console.log('von npm');
		process.exit(Number(process.env.NPM_CODE ?? 0));`,
	);
	writeFileSync(
		join(wurzel, 'scripts', 'arbeit.ts'),
		`const [was] = process.argv.slice(2);
		if (was === 'ende') process.exit(7);
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

function starte(argumente: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
	return spawn(process.execPath, [join(wurzel, 'scripts', 'start.js'), 'scripts/arbeit.ts', ...argumente], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, npm_execpath: npm, ...env },
	});
}

async function ende(kind: ChildProcess): Promise<{ code: number | null; stdout: string }> {
	let stdout = '';
	kind.stdout?.on('data', (stueck: Buffer) => {
		stdout += stueck;
	});
	return new Promise((resolve) => kind.on('close', (code) => resolve({ code, stdout })));
}

test('hands over arguments, output and exit code', async () => {
	expect(await ende(starte(['--', 'sage', '--bis', '2026-01-01']))).toEqual({
		code: 0,
		stdout: 'sage --bis 2026-01-01\n',
	});
	expect(await ende(starte(['ende']))).toEqual({ code: 7, stdout: '' });
	expect(existsSync(protokoll)).toBe(false);
});

test('installs when the lock is another one, and only then', async () => {
	writeFileSync(stempel, 'alt');
	expect(await ende(starte(['sage']))).toEqual({ code: 0, stdout: 'sage\n' });
	expect(readFileSync(protokoll, 'utf8')).toBe('ci --include=dev --loglevel=error');
	expect(readFileSync(stempel, 'utf8')).toBe(PASSEND);
});

test('a failed installation ends it and is tried again', async () => {
	rmSync(stempel);
	expect(await ende(starte(['sage'], { NPM_CODE: '1' }))).toEqual({ code: 1, stdout: '' });
	expect(existsSync(stempel)).toBe(false);
});

test('passes a signal on and waits for an orderly end', async () => {
	const kind = starte(['warte']);
	kind.stdout?.once('data', () => kind.kill('SIGTERM'));
	expect(await ende(kind)).toMatchObject({ code: 3, stdout: expect.stringContaining('geordnet') });
});

test('leaves no orphan when it is killed', async () => {
	const kind = starte(['warte']);
	const pid = await new Promise<number>((resolve) => {
		kind.stdout?.once('data', (stueck: Buffer) => resolve(Number(stueck.toString())));
	});
	kind.kill('SIGKILL');
	const lebt = () => {
		try {
			return process.kill(pid, 0);
		} catch {
			return false;
		}
	};
	for (let versuch = 0; lebt() && versuch < 50; versuch++) await warte(100);
	expect(lebt()).toBe(false);
});
