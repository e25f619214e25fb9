import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const verzeichnis = mkdtempSync(join(tmpdir(), 'lebenslauf-'));
afterAll(() => rmSync(verzeichnis, { recursive: true }));
const modul = JSON.stringify(join(import.meta.dirname, 'lebenslauf.ts'));
const zaehler = JSON.stringify(join(import.meta.dirname, '../..', 'api', 'unbehandelt.ts'));
const config = JSON.stringify(join(import.meta.dirname, '../..', 'api', 'config.ts'));

/** Runs `lebe` with this body in a process of its own, signals it where `da` is printed. */
function laufe(name: string, rumpf: string, signale: NodeJS.Signals[] = []) {
	const skript = join(verzeichnis, `${name}.ts`);
	const kopf = `import { lebe } from ${modul};\nimport { Konfigurationsfehler } from ${config};\nimport { unbehandelte } from ${zaehler};\n`;
	const hilfe = "const stop = (teil: string) => async () => { console.log('stop', teil); };\n";
	const warte =
		'const halten = () => { setTimeout(() => {}, 30_000); };\nvoid [Konfigurationsfehler, stop, halten, unbehandelte];\n';
	writeFileSync(skript, `${kopf}${hilfe}${warte}await lebe(async ({ beiEnde, starteNeu, gibAuf }) => {${rumpf}});\n`);
	const kind = spawn(process.execPath, [skript], { stdio: ['ignore', 'pipe', 'pipe'] });
	let stdout = '';
	let stderr = '';
	kind.stderr.on('data', (stueck: Buffer) => {
		stderr += stueck;
	});
	kind.stdout.on('data', (stueck: Buffer) => {
		stdout += stueck;
		if (stueck.toString().includes('da\n')) for (const signal of signale) kind.kill(signal);
	});
	return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
		kind.on('close', (code) => resolve({ code, stdout, stderr }));
	});
}

const ZWEI_TEILE = "beiEnde(stop('Datenbank')); beiEnde(stop('Server')); halten(); console.log('da');";

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
	'%s stops the parts in the opposite order, once',
	async (signal) => {
		const { code, stdout } = await laufe(signal, ZWEI_TEILE, [signal, signal]);
		expect({ code, stdout }).toEqual({ code: 0, stdout: 'da\nstop Server\nstop Datenbank\n' });
	},
);

test('a wrong setting found while starting is one sentence, and what runs is stopped', async () => {
	const { code, stdout, stderr } = await laufe(
		'satz',
		"beiEnde(stop('Datenbank')); throw new Konfigurationsfehler('PORT: falsch.');",
	);
	expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: 'stop Datenbank\n', stderr: 'PORT: falsch.\n' });
});

test('an occupied port is one sentence', async () => {
	const rumpf = "throw Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 3000 });";
	expect(await laufe('port', rumpf)).toEqual({ code: 1, stdout: '', stderr: 'PORT: 3000 ist schon belegt.\n' });
});

test('anything else keeps its stack', async () => {
	const { code, stderr } = await laufe('stack', "throw new Error('kaputt');");
	expect(code).toBe(1);
	expect(stderr).toMatch(/^Error: kaputt\n\s+at /);
});

const GEHEIM = 'ada@post.test';

test('a promise that failed unowned is told of without its words and counted; the process goes on', async () => {
	const rumpf = `beiEnde(stop('Server')); halten(); Promise.reject(new Error('${GEHEIM}'));
		setTimeout(() => console.log('da', unbehandelte()), 100);
		setTimeout(() => process.kill(process.pid, 'SIGTERM'), 200);`;
	const { code, stdout } = await laufe('unbehandelt', rumpf);
	expect(code).toBe(0);
	expect(stdout).toContain('da 1\nstop Server\n');
	expect(stdout).toContain('"msg":"unbehandelter Fehler"');
	expect(stdout).not.toContain(GEHEIM);
});

test('an error nobody caught ends the process in order, to be started anew', async () => {
	const rumpf = `beiEnde(stop('Datenbank')); beiEnde(stop('Server')); halten();
		setTimeout(() => { throw new Error('${GEHEIM}'); }, 50);`;
	const { code, stdout, stderr } = await laufe('ungefangen', rumpf);
	expect(code).toBe(75);
	expect(stdout).toMatch(/der Prozess endet"}\nstop Server\nstop Datenbank\n$/);
	expect(stdout + stderr).not.toContain(GEHEIM);
});

test('a part may ask for a fresh process', async () => {
	const { code, stdout } = await laufe('neu', "beiEnde(stop('Server')); halten(); setTimeout(starteNeu, 20);");
	expect({ code, stdout }).toEqual({ code: 75, stdout: 'stop Server\n' });
});

test('a part may give up for good: one sentence, in order, and nobody starts it again', async () => {
	const rumpf = "beiEnde(stop('Server')); halten(); setTimeout(() => gibAuf('Die Datenbank ist fort.'), 20);";
	expect(await laufe('aus', rumpf)).toEqual({
		code: 1,
		stdout: 'stop Server\n',
		stderr: 'Die Datenbank ist fort.\n',
	});
});

test('a database that leaves for longer than is waited for is one sentence', async () => {
	const rumpf = "throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });";
	const { code, stderr } = await laufe('fort', rumpf);
	expect([code, stderr]).toEqual([1, 'Die Datenbank antwortet nicht (connect ECONNREFUSED 127.0.0.1:1).\n']);
});

test('a part that does not end is not waited for longer than ten seconds', async () => {
	const beginn = performance.now();
	const { code } = await laufe('zaeh', "beiEnde(() => new Promise(() => {})); halten(); console.log('da');", [
		'SIGTERM',
	]);
	expect(code).toBe(1);
	expect(performance.now() - beginn).toBeLessThan(40_000);
});
