import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Konfigurationsfehler, liesKonfiguration, uhr } from './config.ts';

let verzeichnis: string;
beforeAll(() => {
	verzeichnis = mkdtempSync(join(tmpdir(), 'config-'));
});
afterAll(() => rmSync(verzeichnis, { recursive: true }));

const lies = (env: NodeJS.ProcessEnv = {}) => liesKonfiguration({ DATA_DIR: verzeichnis, ...env });
const PRODUKTION = {
	NODE_ENV: 'production',
	JWT_SECRET: 'x'.repeat(32),
	DATABASE_URL: 'postgresql://owner:geheim@db/portal',
	BASE_URL: 'https://portal.example.org/',
};

describe('without any setting', () => {
	test('has the documented defaults', () => {
		expect(lies()).toMatchObject({
			produktion: false,
			port: 3000,
			datenbank: null,
			redisUrl: null,
			smtpUrl: null,
			apiBasisPfad: '/api',
			baseUrl: null,
			logLevel: 'info',
			erlaubteHosts: [],
			extraKey: null,
			prozesse: 2,
			vorsprungMs: 0,
		});
	});

	test('makes a key once, readable by its owner only', () => {
		const { jwtSecret } = lies();
		expect(jwtSecret.length).toBeGreaterThanOrEqual(32);
		expect(lies().jwtSecret).toBe(jwtSecret);
		const datei = join(verzeichnis, 'jwt-schluessel');
		expect(readFileSync(datei, 'utf8')).toBe(jwtSecret);
		expect(statSync(datei).mode & 0o777).toBe(0o600);
	});

	test('the directory is open to us alone, and is closed again where it was left open', () => {
		const neu = join(verzeichnis, 'neu');
		lies({ DATA_DIR: neu });
		expect(statSync(neu).mode & 0o777).toBe(0o700);
		chmodSync(neu, 0o755);
		lies({ DATA_DIR: neu });
		expect(statSync(neu).mode & 0o777).toBe(0o700);
		const fremd = mkdtempSync(join(verzeichnis, 'fremd-'));
		chmodSync(fremd, 0o755);
		lies({ DATA_DIR: fremd, JWT_SECRET: 'x'.repeat(32) });
		expect(statSync(fremd).mode & 0o777).toBe(0o755);
	});

	test('hosts that may be asked are separated by commas', () => {
		expect(lies({ SSO_ERLAUBTE_HOSTS: 'localhost:4000, Anbieter.test' }).erlaubteHosts).toEqual([
			'localhost:4000',
			'anbieter.test',
		]);
	});

	test('an empty value counts as unset', () => {
		expect(lies({ REDIS_URL: '', PORT: '' })).toMatchObject({ redisUrl: null, port: 3000 });
	});
});

describe('a wrong value is refused with one sentence', () => {
	test.each([
		[{ PORT: 'abc' }, 'PORT: eine Zahl von 0 bis 65535 wird erwartet.'],
		[{ PORT: '65536' }, 'PORT: eine Zahl von 0 bis 65535 wird erwartet.'],
		[{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: „mysql://x“ ist keine Adresse mit postgres:// oder postgresql://.'],
		[{ REDIS_URL: 'localhost' }, 'REDIS_URL: „localhost“ ist keine Adresse mit redis:// oder rediss://.'],
		[{ SMTP_URL: 'http://x' }, 'SMTP_URL: „http://x“ ist keine Adresse mit smtp:// oder smtps://.'],
		[{ CLAMD: 'localhost:3310' }, 'CLAMD: tcp://host:3310 oder der Pfad eines Sockets wird erwartet.'],
		[{ API_BASE_PATH: 'api/' }, 'API_BASE_PATH: ein Pfad wie /api wird erwartet, ohne Schrägstrich am Ende.'],
		[{ LOG_LEVEL: 'laut' }, 'LOG_LEVEL: erlaubt sind fatal, error, warn, info, debug, trace, silent.'],
		[{ NODE_ENV: 'prod' }, 'NODE_ENV: erlaubt sind production, development und test.'],
		[{ JETZT: 'morgen' }, 'JETZT: eine Zeit nach ISO 8601 wie 2026-09-01T08:00:00+02:00 wird erwartet.'],
		[{ JETZT: '2026-13-01' }, 'JETZT: eine Zeit nach ISO 8601 wie 2026-09-01T08:00:00+02:00 wird erwartet.'],
		[{ JWT_SECRET: 'kurz' }, 'JWT_SECRET: mindestens 32 Zeichen werden erwartet.'],
		// Shorter ones would stand in the log.
		[{ EXTRA_KEY: 'x'.repeat(39) }, 'EXTRA_KEY: 40 bis 128 Zeichen aus A–Z, a–z, 0–9, _ und - werden erwartet.'],
	])('%o', (env, satz) => {
		expect(() => lies(env)).toThrow(new Konfigurationsfehler(satz));
	});

	test('a DATA_DIR that cannot be created', () => {
		const datei = join(verzeichnis, 'datei');
		writeFileSync(datei, '');
		const satz = `DATA_DIR: ${datei}/var lässt sich nicht anlegen oder beschreiben.`;
		expect(() => lies({ DATA_DIR: join(datei, 'var') })).toThrow(new Konfigurationsfehler(satz));
	});
});

test.each([
	['tcp://clamav:3310', { host: 'clamav', port: 3310 }],
	['/run/clamav/clamd.sock', { path: '/run/clamav/clamd.sock' }],
	['', null],
])('CLAMD=%s', (wert, clamd) => {
	expect(lies({ CLAMD: wert }).clamd).toEqual(clamd);
});

test.each([
	['', []],
	['127.0.0.1', ['127.0.0.1']],
	['10.0.0.7, 172.16.0.0/12,fd00::/8', ['10.0.0.7', '172.16.0.0/12', 'fd00::/8']],
])('TRUSTED_PROXIES=%s', (wert, netze) => {
	expect(lies({ TRUSTED_PROXIES: wert }).vertrauteProxys).toEqual(netze);
});

test.each(['*', 'proxy', '10.0.0.0/33', '10.0.0/8', 'fd00::/129', '10.0.0.1/8/8', '127.0.0.1,', 'true', '1'])(
	'TRUSTED_PROXIES=%s is refused',
	(wert) => {
		const satz = 'TRUSTED_PROXIES: Adressen oder Netze wie 10.0.0.7,172.16.0.0/12 werden erwartet.';
		expect(() => lies({ TRUSTED_PROXIES: wert })).toThrow(new Konfigurationsfehler(satz));
	},
);

describe('production', () => {
	test('starts with everything it requires', () => {
		expect(lies(PRODUKTION)).toMatchObject({ produktion: true, baseUrl: 'https://portal.example.org' });
	});

	test.each(['JWT_SECRET', 'DATABASE_URL', 'BASE_URL'])('requires %s', (name) => {
		const satz = `${name}: im Produktivbetrieb erforderlich.`;
		expect(() => lies({ ...PRODUKTION, [name]: undefined })).toThrow(new Konfigurationsfehler(satz));
	});

	test.each([
		[
			{ BASE_URL: 'http://portal.example.org' },
			'BASE_URL: im Produktivbetrieb wird eine Adresse mit https:// erwartet.',
		],
		[{ JETZT: '2026-09-01' }, 'JETZT: im Produktivbetrieb nicht erlaubt.'],
		[{ SSO_ERLAUBTE_HOSTS: 'localhost' }, 'SSO_ERLAUBTE_HOSTS: im Produktivbetrieb nicht erlaubt.'],
	])('refuses %o', (env, satz) => {
		expect(() => lies({ ...PRODUKTION, ...env })).toThrow(new Konfigurationsfehler(satz));
	});
});

describe('database logins', () => {
	test('behind a pooler requests need one of their own, in each tenant', () => {
		const eigner = 'postgresql://portal_owner:x@h/portal';
		const DATABASE_POOLER = 'p:6432';
		expect(() => lies({ DATABASE_URL: eigner, DATABASE_POOLER })).toThrow(/^DATABASE_POOLER: .*DATABASE_APP_URL/);
		expect(
			lies({ DATABASE_URL: eigner, DATABASE_APP_URL: 'postgresql://portal_app:x@h/portal', DATABASE_POOLER }).pooler,
		).toBe('p:6432');
		const MANDANTEN = JSON.stringify({ 'sued.test': eigner });
		expect(() => lies({ DATABASE_POOLER, MANDANTEN })).toThrow(/^DATABASE_POOLER: .*„sued“.*MANDANTEN/);
	});

	test('requests take on portal_app where they have no login of their own', () => {
		const { datenbank } = lies({ DATABASE_URL: 'postgresql://owner:geheim@db/portal' });
		expect(datenbank?.ownerUrl).toBe('postgresql://owner:geheim@db/portal');
		expect(new URL(datenbank?.url ?? '').searchParams.get('options')).toBe('-c role=portal_app');
	});

	test('DATABASE_APP_URL is that login', () => {
		const url = 'postgresql://app:geheim@db/portal';
		expect(lies({ DATABASE_URL: 'postgresql://o@db/portal', DATABASE_APP_URL: url }).datenbank?.url).toBe(url);
	});
});

describe('tenants', () => {
	const MANDANTEN =
		'{"nord.test": "postgresql://o@db/nord", "sued.test": {"key": "s", "url": "postgresql://a@db/s", "ownerUrl": "postgresql://o@db/s"}, "ost.test": {}}';

	test('without MANDANTEN there is one for every host', () => {
		expect(lies().mandanten).toEqual([{ key: 'demo', hosts: [], datenbank: null }]);
	});

	test('one login to a database is its owner, whom requests leave for portal_app', () => {
		const [nord, sued, ost] = lies({ MANDANTEN }).mandanten;
		expect(nord).toMatchObject({
			key: 'nord',
			hosts: ['nord.test'],
			datenbank: { ownerUrl: 'postgresql://o@db/nord' },
		});
		expect(new URL(nord?.datenbank?.url ?? '').searchParams.get('options')).toBe('-c role=portal_app');
		expect(sued?.datenbank).toEqual({ url: 'postgresql://a@db/s', ownerUrl: 'postgresql://o@db/s' });
		expect(ost).toEqual({ key: 'ost', hosts: ['ost.test'], datenbank: null });
	});

	test('a wrong one is refused by name', () => {
		expect(() => lies({ MANDANTEN: '{}' })).toThrow(
			new Konfigurationsfehler('MANDANTEN: mindestens ein Host wird erwartet.'),
		);
		expect(() => lies({ MANDANTEN: '{"n.test": "mysql://o:geheim@db/n"}' })).toThrow(
			new Konfigurationsfehler('MANDANTEN.n.test.url: eine Adresse mit postgres:// oder postgresql:// wird erwartet.'),
		);
	});

	test('in production they need no BASE_URL, since each has the address of its host', () => {
		expect(lies({ ...PRODUKTION, BASE_URL: undefined, MANDANTEN }).mandanten).toHaveLength(3);
		const satz = 'BASE_URL: im Produktivbetrieb wird eine Adresse mit https:// erwartet.';
		expect(() => lies({ ...PRODUKTION, BASE_URL: 'http://n.test', MANDANTEN })).toThrow(new Konfigurationsfehler(satz));
	});
});

describe('the clock', () => {
	beforeEach(() => {
		vi.useFakeTimers({ now: new Date('2027-03-01T12:00:00Z') });
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	test.each([
		['2026-09-01T08:00:00Z', '2026-09-01T08:00:00.000Z'],
		['2026-09-01T08:00:00+02:00', '2026-09-01T06:00:00.000Z'],
		['2026-09-01T08:00', '2026-09-01T06:00:00.000Z'],
		['2026-01-15', '2026-01-14T23:00:00.000Z'],
	])('JETZT=%s starts it at %s', (jetzt, erwartet) => {
		expect(
			uhr(lies({ JETZT: jetzt }))
				.jetzt()
				.toISOString(),
		).toBe(erwartet);
	});

	test('runs on from there, and today is that of Berlin', () => {
		const { jetzt, heute } = uhr(lies({ JETZT: '2026-08-31T21:59:00Z' }));
		expect([jetzt().toISOString(), heute()]).toEqual(['2026-08-31T21:59:00.000Z', '2026-08-31']);
		vi.advanceTimersByTime(60_000);
		expect([jetzt().toISOString(), heute()]).toEqual(['2026-08-31T22:00:00.000Z', '2026-09-01']);
	});

	test('is the real one without JETZT', () => {
		expect(uhr(lies()).jetzt().toISOString()).toBe('2027-03-01T12:00:00.000Z');
	});
});
