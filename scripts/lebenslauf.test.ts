import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const verzeichnis = mkdtempSync(join(tmpdir(), 'lebenslauf-'));
afterAll(() => rmSync(verzeichnis, { recursive: true }));
const modul = JSON.stringify(join(import.meta.dirname, 'lebenslauf.ts'));
const config = JSON.stringify(join(import.meta.dirname, '..', 'api', 'config.ts'));

/** Runs `lebe` with this body in a process of its own, signals it where `da` is printed. */
function laufe(name: string, rumpf: string, signale: NodeJS.Signals[] = []) {
	const skript = join(verzeichnis, `${name}.ts`);
	const kopf = `import { lebe } from ${modul};\nimport { Konfigurationsfehler } from ${config};\n`;
	const hilfe = "const stop = (teil: string) => async () => { console.log('stop', teil); };\n";
	const warte = 'const halten = () => { setTimeout(() => {}, 30_000); };\nvoid [Konfigurationsfehler, stop, halten];\n';
	writeFileSync(skript, `${kopf}${hilfe}${warte}await lebe(async (beiEnde) => {${rumpf}});\n`);
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
