import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Konfigurationsfehler } from '#api/config.ts';
import { CONNECT_QUERY, durchPooler, pruefePooler } from '#api/pooler.ts';
import { ohneSchluessel } from '#commands/befehl.ts';
import { oeffnePool } from '#commands/event-store/pool.ts';
import { execute } from '#commands/execute.ts';
import { erzeugeUmgebung, type Umgebung } from '#commands/umgebung.ts';
import { Gebucht, KontoEroeffnet, konto, kontoliste } from '#projections/engine/konto.fixture.ts';
import { freierPort } from '#scripts/postgres/sperre.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { bald } from '#scripts/test/bald.ts';
import { type Testumgebung, testumgebung } from '#scripts/test/umgebung.ts';

const PROGRAMM = ['pgbouncer', '/usr/sbin/pgbouncer'].find((p) => spawnSync(p, ['--version']).status === 0);
/** Connections of the server; many more callers share them. */
const VERBINDUNGEN = 3;
const META = ohneSchluessel({ userID: 'u1', rollen: [], impersoniertVon: null });

test('the login stays, whoever is asked', () => {
	expect(durchPooler('postgresql://portal_app:x@h:5432/portal', 'p:6432')).toBe(
		'postgresql://portal_app:x@p:6432/portal',
	);
});

test('the document for operators names what its connections are set to', () => {
	const dokument = readFileSync(join(import.meta.dirname, '../../../docs/betrieb.md'), 'utf8');
	expect(dokument).toContain(`connect_query='${CONNECT_QUERY.replaceAll("'", "''")}'`);
});

/** What a process says at its start, and how that ends. */
async function starte(skript: string, env: NodeJS.ProcessEnv): Promise<{ code: number | null; stderr: string }> {
	const verzeichnis = mkdtempSync(join(tmpdir(), 'pooler-'));
	const kind = spawn(process.execPath, [join(import.meta.dirname, '../../../scripts', skript)], {
		stdio: ['ignore', 'ignore', 'pipe'],
		env: { PATH: process.env.PATH, DATA_DIR: verzeichnis, PORT: '0', LOG_LEVEL: 'silent', ...env },
	});
	let stderr = '';
	kind.stderr.on('data', (stueck: Buffer) => (stderr += stueck));
	const code = await new Promise<number | null>((resolve) => kind.on('close', resolve));
	rmSync(verzeichnis, { recursive: true });
	return { code, stderr };
}

describe('a start with a pooler that can’t be worked with ends with one sentence', () => {
	test.each(['api.ts', 'worker.ts', 'portal.ts'])('%s: without a login of its own', async (skript) => {
		const { TEST_OWNER_URL: DATABASE_URL } = process.env;
		expect(await starte(skript, { DATABASE_URL, DATABASE_POOLER: '127.0.0.1:1' })).toEqual({
			code: 1,
			stderr: 'DATABASE_POOLER: dafür braucht portal_app eine eigene Anmeldung (DATABASE_APP_URL).\n',
		});
	});

	test('one nobody listens at', async () => {
		await expect(pruefePooler('postgresql://portal_app:x@127.0.0.1:1/portal')).rejects.toThrow(
			new Konfigurationsfehler(
				'DATABASE_POOLER: 127.0.0.1:1 nimmt keine Anfragen an (connect ECONNREFUSED 127.0.0.1:1).',
			),
		);
	});
});

describe.runIf(PROGRAMM)('behind PgBouncer, where each transaction may meet another connection', () => {
	let t: Testumgebung;
	let umgebung: Umgebung;
	let verzeichnis: string;
	const laufend: ChildProcess[] = [];
	beforeAll(async () => {
		t = await testumgebung([kontoliste]);
		verzeichnis = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
		chmodSync(verzeichnis, 0o755);
		const url = await poole(CONNECT_QUERY);
		await bald(() => pruefePooler(url), 200);
		const pool = oeffnePool(url, { max: 16, durchPooler: true }, 'ANFRAGE');
		const { ctx } = t.umgebung;
		umgebung = await erzeugeUmgebung({ pool, projektionen: [kontoliste], ctx });
	});
	afterAll(async () => {
		await umgebung?.pool.end();
		for (const kind of laufend) kind.kill('SIGKILL');
		await t.stop();
		rmSync(verzeichnis, { recursive: true, force: true });
	});

	/** One in front of the tests' server; the address of the portal's requests there. */
	async function poole(connectQuery: string): Promise<string> {
		const { hostname, port: dort, username, password, pathname } = new URL(t.datenbank.appUrl);
		const port = await freierPort();
		const name = join(verzeichnis, `${port}`);
		writeFileSync(`${name}.txt`, `"${username}" "${decodeURIComponent(password)}"\n`);
		writeFileSync(
			`${name}.ini`,
			[
				'[databases]',
				`* = host=${hostname} port=${dort} connect_query='${connectQuery.replaceAll("'", "''")}'`,
				'[pgbouncer]',
				`listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
				`auth_type = scram-sha-256\nauth_file = ${name}.txt`,
				`pool_mode = transaction\ndefault_pool_size = ${VERBINDUNGEN}\nmax_client_conn = 200`,
			].join('\n'),
		);
		const wer = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
		laufend.push(spawn(PROGRAMM ?? '', [...wer, `${name}.ini`], { stdio: 'ignore' }));
		return durchPooler(`postgresql://${username}:${password}@${hostname}:${dort}${pathname}`, `127.0.0.1:${port}`);
	}

	const eroeffne = () =>
		execute(umgebung, META, async (s) => {
			const id = s.ctx.neueID();
			s.schreibe(konto, id, [
				KontoEroeffnet({ art: 'GIRO' }, { betroffener: id, art: 'KONTAKT', daten: { inhaber: 'Ada' } }),
			]);
			return id;
		});
	const buche = (id: string, buchungID: string) =>
		execute(umgebung, META, async (s) => {
			await s.lies(konto, id);
			s.schreibe(konto, id, [Gebucht({ buchungID, cent: 1 })]);
		});

	test('commands collide, are repeated and written once, however many share the few connections', async () => {
		const konten = await Promise.all(Array.from({ length: 8 }, eroeffne));
		await Promise.all(konten.flatMap((id) => Array.from({ length: 20 }, () => buche(id, randomUUID()))));
		const { rows } = await umgebung.pool.query('select saldo::int, anzahl from kontoliste order by id');
		expect(rows).toEqual(konten.map(() => ({ saldo: 20, anzahl: 20 })));
		const { rows: dort } = await mitClient(t.datenbank.ownerUrl, (client) =>
			client.query(
				`select count(*)::int as n from pg_stat_activity where usename = 'portal_app' and datname = current_database()`,
			),
		);
		expect(dort[0]?.n).toBeLessThanOrEqual(VERBINDUNGEN + 16);
	});

	test('lists are read beside, and a refused statement keeps no connection', async () => {
		const gelesen = Array.from({ length: 100 }, async (_, nr) => {
			if (nr % 10 === 0) return umgebung.pool.query('select 1 / 0').catch(({ code }) => code as string);
			const { rows } = await umgebung.db
				.selectFrom('event')
				.select('type')
				.limit(5)
				.execute()
				.then((rows) => ({ rows }));
			return rows.length;
		});
		const ausgaenge = await Promise.all(gelesen);
		expect(ausgaenge.filter((a) => a === '22012')).toHaveLength(10);
		expect(ausgaenge.filter((a) => a === 5)).toHaveLength(90);
	});

	test('one that sets its connections otherwise is refused with the line that is missing, and so is the start', async () => {
		const url = await poole("set timezone = 'Asia/Tokyo'");
		await bald(
			() =>
				expect(pruefePooler(url)).rejects.toThrow(
					/^DATABASE_POOLER: dort gilt nicht.*\(timezone, .*connect_query='set timezone = ''UTC''/,
				),
			200,
		);
		const { ownerUrl: DATABASE_URL, appUrl: DATABASE_APP_URL } = t.datenbank;
		const { code, stderr } = await starte('api.ts', {
			DATABASE_URL,
			DATABASE_APP_URL,
			DATABASE_POOLER: new URL(url).host,
		});
		expect([code, stderr.trim().split('\n').length, stderr]).toEqual([
			1,
			1,
			expect.stringMatching(/^DATABASE_POOLER: dort gilt/),
		]);
	});
});
