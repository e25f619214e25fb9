import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Konfigurationsfehler } from '#api/config.ts';
import { startPostgres } from './postgres.ts';
import { mitClient } from './zugang.ts';

const wurzel = mkdtempSync(join(tmpdir(), 'postgres-'));
// mkdtemp makes it 0700, which the last test is about.
chmodSync(wurzel, 0o755);
const datenVerzeichnis = join(wurzel, 'daten');
const sql = (url: string, text: string) => mitClient(url, async (client) => (await client.query(text)).rows);

beforeAll(async () => {
	const erster = await startPostgres({ datenVerzeichnis });
	await sql(erster.ownerUrl, 'create table merke (wert text)');
	await sql(erster.ownerUrl, "insert into merke values ('bleibt')");
	await erster.stop();
});
afterAll(() => rmSync(wurzel, { recursive: true, force: true }));

/** A process that runs the database on the same data until it is killed. */
async function besitzer(): Promise<ChildProcess> {
	const modul = join(import.meta.dirname, 'postgres.ts');
	const text = `import { startPostgres } from ${JSON.stringify(modul)};
		await startPostgres({ datenVerzeichnis: ${JSON.stringify(datenVerzeichnis)} });
		console.log('da'); setInterval(() => {}, 1000);`;
	const skript = join(wurzel, 'besitzer.ts');
	writeFileSync(skript, text);
	const kind = spawn(process.execPath, [skript], { stdio: ['ignore', 'pipe', 'inherit'] });
	onTestFinished(() => {
		kind.kill('SIGKILL');
	});
	await new Promise((resolve) => kind.stdout?.once('data', resolve));
	return kind;
}

function toete(kind: ChildProcess): Promise<void> {
	return new Promise((resolve) => {
		kind.on('exit', () => resolve());
		kind.kill('SIGKILL');
	});
}

test('data survives a restart, flushed to disk and sorted the German way', async () => {
	const postgres = await startPostgres({ datenVerzeichnis });
	expect(await sql(postgres.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
	expect(await sql(postgres.ownerUrl, 'select wert from merke')).toEqual([{ wert: 'bleibt' }]);
	const locale = `select datlocprovider as anbieter, datlocale as locale from pg_database where datname = current_database()`;
	expect(await sql(postgres.ownerUrl, locale)).toEqual([{ anbieter: 'i', locale: 'de' }]);
	await postgres.stop();
});

test('one process at a time has the data; another one may share it when it asks to', async () => {
	const postgres = await startPostgres({ datenVerzeichnis });
	const satz = `DATA_DIR: ${datenVerzeichnis} ist schon in Benutzung.`;
	await expect(startPostgres({ datenVerzeichnis })).rejects.toThrow(new Konfigurationsfehler(satz));
	const geteilt = await startPostgres({ datenVerzeichnis, teilen: true });
	await geteilt.stop();
	expect(await sql(geteilt.url, 'select current_user')).toEqual([{ current_user: 'portal_app' }]);
	await postgres.stop();
	await expect(sql(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('starts again after its process was killed', async () => {
	await toete(await besitzer());
	const postgres = await startPostgres({ datenVerzeichnis });
	expect(await sql(postgres.ownerUrl, 'select wert from merke')).toEqual([{ wert: 'bleibt' }]);
	await postgres.stop();
});

test('starts again after process and server were killed', async () => {
	const kind = await besitzer();
	const postmaster = Number(readFileSync(join(datenVerzeichnis, 'daten', 'postmaster.pid'), 'utf8').split('\n')[0]);
	process.kill(postmaster, 'SIGKILL');
	await toete(kind);
	const postgres = await startPostgres({ datenVerzeichnis });
	expect(await sql(postgres.ownerUrl, 'select wert from merke')).toEqual([{ wert: 'bleibt' }]);
	await postgres.stop();
});

test('a directory closed to other users will do', async () => {
	const verschlossen = join(wurzel, 'verschlossen');
	mkdirSync(verschlossen, { mode: 0o700 });
	const innen = join(verschlossen, 'postgres');
	const postgres = await startPostgres({ datenVerzeichnis: innen });
	await sql(postgres.ownerUrl, 'create table hier (x int)');
	await postgres.stop();
	const wieder = await startPostgres({ datenVerzeichnis: innen });
	expect(await sql(wieder.ownerUrl, 'select count(*)::int as n from hier')).toEqual([{ n: 0 }]);
	await wieder.stop();
	if (process.getuid?.() === 0) rmSync(readFileSync(join(innen, 'ort'), 'utf8'), { recursive: true });
});
