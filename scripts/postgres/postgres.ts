import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as warte } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Konfigurationsfehler } from '#api/config.ts';
import { belege, freierPort } from '#scripts/postgres/sperre.ts';
import { type Benutzer, heim, postgresBenutzer, programme, uebergib } from './ort.ts';
import { adresse, leseZugang, richteEin, schreibeZugang, type Zugang } from './zugang.ts';

const fuehreAus = promisify(execFile);

export interface Postgres {
	/** Signs in as `portal_app`, which may only insert events. */
	readonly url: string;
	/** Signs in as `portal_owner`, which migrates, rebuilds and erases. */
	readonly ownerUrl: string;
	stop(): Promise<void>;
}

export interface PostgresOptionen {
	readonly datenVerzeichnis: string;
	/** Without it a free one is taken. */
	readonly port?: number;
	/** For tests: nothing is flushed to disk, and the data is deleted at the end. */
	readonly fluechtig?: boolean;
	/** Use the database of the process that already runs on this data instead of refusing. */
	readonly teilen?: boolean;
	/** Start a server that died again, three times in ten minutes; then this is called. */
	readonly beiAusfall?: () => void;
}

interface Cluster {
	readonly heim: string;
	readonly daten: string;
	readonly benutzer: Benutzer;
	readonly programme: string;
	readonly fluechtig: boolean;
}

const EINSTELLUNGEN = {
	listen_addresses: '127.0.0.1',
	unix_socket_directories: '',
	max_connections: '200',
	shared_buffers: '256MB',
	max_wal_size: '2GB',
	jit: 'off',
	timezone: 'UTC',
	log_timezone: 'UTC',
	log_min_messages: 'warning',
	// Statements and the details of failed ones would carry personal data into the log.
	log_min_error_statement: 'panic',
	log_error_verbosity: 'terse',
};
/**
 * What a statement took is kept for the next one: given back, it comes page by page from the machine again, and the
 * statement of a list takes 26 ms instead of 7. Up to 64 MB in each process; what isn't glibc doesn't know the words.
 */
const SPEICHER = { MALLOC_TRIM_THRESHOLD_: `${64 * 2 ** 20}`, MALLOC_MMAP_THRESHOLD_: `${32 * 2 ** 20}` };
const UNGESICHERT = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Starts the embedded PostgreSQL on its data; cluster, roles and database are made where they are missing. */
export async function startPostgres(optionen: PostgresOptionen): Promise<Postgres> {
	const benutzer = postgresBenutzer();
	const ort = heim(resolve(optionen.datenVerzeichnis), benutzer);
	const sperre = await belege(ort);
	if (!sperre) {
		if (optionen.teilen) return teile(ort);
		throw new Konfigurationsfehler(`DATA_DIR: ${optionen.datenVerzeichnis} ist schon in Benutzung.`);
	}
	const fluechtig = optionen.fluechtig ?? false;
	const cluster = { heim: ort, daten: join(ort, 'daten'), benutzer, programme: programme(benutzer), fluechtig };
	try {
		const zugang = schreibeZugang(ort, optionen.port ?? (await freierPort()));
		await legeAn(cluster, zugang);
		await halteAn(cluster);
		rmSync(join(cluster.heim, 'server.log'), { force: true });
		await starte(cluster, zugang.port);
		const beende = bewache(cluster);
		await richteEin(zugang);
		const lasse = optionen.beiAusfall ? halteAmLeben(cluster, zugang.port, optionen.beiAusfall) : async () => {};
		return {
			...urls(zugang),
			stop: async () => {
				await lasse();
				await beende();
				sperre.close();
			},
		};
	} catch (fehler) {
		await halteAn(cluster);
		sperre.close();
		throw fehler;
	}
}

const urls = (zugang: Zugang) => ({
	url: adresse(zugang, 'portal_app', 'portal'),
	ownerUrl: adresse(zugang, 'portal_owner', 'portal'),
});

async function teile(ort: string): Promise<Postgres> {
	return { ...urls(await leseZugang(ort)), stop: async () => {} };
}

function rufe(cluster: Cluster, programm: 'initdb' | 'pg_ctl', argumente: string[]) {
	const env = { PATH: process.env.PATH, LC_ALL: 'C', ...SPEICHER };
	return fuehreAus(join(cluster.programme, programm), argumente, { ...cluster.benutzer, cwd: '/', env });
}

/** Made aside and renamed, so that an interrupted initdb leaves nothing that looks like a cluster. */
async function legeAn(cluster: Cluster, zugang: Zugang): Promise<void> {
	if (existsSync(join(cluster.daten, 'PG_VERSION'))) return pruefeVersion(cluster);
	const baustelle = `${cluster.daten}.neu`;
	const kennwort = join(cluster.heim, 'kennwort');
	rmSync(baustelle, { recursive: true, force: true });
	writeFileSync(kennwort, zugang.postgres, { mode: 0o600 });
	uebergib(kennwort, cluster.benutzer);
	const argumente = ['-D', baustelle, '-U', 'postgres', '-E', 'UTF8', '--pwfile', kennwort, '--auth=scram-sha-256'];
	argumente.push('--locale=C', '--locale-provider=icu', '--icu-locale=de', '--no-instructions');
	await rufe(cluster, 'initdb', cluster.fluechtig ? [...argumente, '--no-sync'] : argumente);
	rmSync(kennwort);
	renameSync(baustelle, cluster.daten);
}

async function pruefeVersion(cluster: Cluster): Promise<void> {
	const { stdout } = await rufe(cluster, 'pg_ctl', ['--version']);
	const ist = readFileSync(join(cluster.daten, 'PG_VERSION'), 'utf8').trim();
	if (stdout.includes(` ${ist}.`)) return;
	throw new Konfigurationsfehler(
		`DATA_DIR: Die Daten in ${cluster.daten} gehören zu PostgreSQL ${ist}, eingebettet ist ${stdout.trim()}.`,
	);
}

const VERSUCHE = 5;

/** Several tries, since the last processes of a killed server may still hold its shared memory for a moment. */
async function starte(cluster: Cluster, port: number): Promise<void> {
	const einstellungen = { ...EINSTELLUNGEN, ...(cluster.fluechtig ? UNGESICHERT : {}), port: String(port) };
	const optionen = Object.entries(einstellungen).map(([name, wert]) => `-c ${name}='${wert}'`);
	const protokoll = join(cluster.heim, 'server.log');
	for (let versuch = 1; ; versuch++) {
		try {
			await rufe(cluster, 'pg_ctl', [
				'start',
				'-w',
				'-s',
				'-D',
				cluster.daten,
				'-l',
				protokoll,
				'-o',
				optionen.join(' '),
			]);
			return;
		} catch (fehler) {
			if (versuch === VERSUCHE) {
				const meldung = existsSync(protokoll)
					? readFileSync(protokoll, 'utf8').trim().split('\n').slice(-5).join('\n')
					: '';
				throw new Error(`PostgreSQL startet nicht:\n${meldung}`, { cause: fehler });
			}
			await warte(500);
		}
	}
}

/** Ends a server on this data, whoever started it; also one whose portal was killed. */
async function halteAn(cluster: Cluster): Promise<void> {
	if (!existsSync(join(cluster.daten, 'postmaster.pid'))) return;
	// It fails when no server runs any more and only its file is left, which the next start clears up.
	await rufe(cluster, 'pg_ctl', ['stop', '-s', '-w', '-m', 'fast', '-D', cluster.daten]).catch(() => undefined);
}

const TAKT_MS = 500;
const NEUSTARTS = 3;
const ZEITRAUM_MS = 10 * 60_000;

/** A server nobody listens for any more is started again. The function returned lets it be. */
function halteAmLeben(cluster: Cluster, port: number, beiAusfall: () => void): () => Promise<void> {
	const ende = new AbortController();
	const neustarts: number[] = [];
	const wache = async () => {
		while (!ende.signal.aborted) {
			await warte(TAKT_MS, undefined, { signal: ende.signal, ref: false });
			if (await istOffen(port)) continue;
			while ((neustarts[0] ?? Number.POSITIVE_INFINITY) < Date.now() - ZEITRAUM_MS) neustarts.shift();
			if (neustarts.push(Date.now()) > NEUSTARTS) return beiAusfall();
			process.stderr.write('Die Datenbank ist abgestürzt und wird neu gestartet …\n');
			await starte(cluster, port);
		}
	};
	const laufend = wache().catch((fehler) => {
		if (ende.signal.aborted) return;
		console.error(fehler);
		beiAusfall();
	});
	return () => {
		ende.abort();
		return laufend;
	};
}

/** One that is stopped or busy still has its port. */
function istOffen(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const verbindung = connect(port, '127.0.0.1');
		const antworte = (ja: boolean) => {
			verbindung.destroy();
			resolve(ja);
		};
		verbindung.once('connect', () => antworte(true));
		verbindung.once('error', ({ code }: NodeJS.ErrnoException) => antworte(code !== 'ECONNREFUSED'));
	});
}

/**
 * A shell waits for the end of its input, which comes with `stop()` and with every death of this process, and then
 * stops the server: so neither a crash nor a kill leaves one behind. The function returned ends it in order.
 */
function bewache(cluster: Cluster): () => Promise<void> {
	const aufraeumen = cluster.fluechtig
		? '"$0" stop -s -m immediate -D "$1"; rm -rf "$2"'
		: '"$0" stop -s -m fast -D "$1"';
	const argumente = [join(cluster.programme, 'pg_ctl'), cluster.daten, cluster.heim];
	const waechter = spawn('/bin/sh', ['-c', `cat; ${aufraeumen}`, ...argumente], {
		...cluster.benutzer,
		cwd: '/',
		detached: true,
		stdio: ['pipe', 'ignore', 'ignore'],
	});
	const geendet = new Promise<void>((resolve) => waechter.on('exit', () => resolve()));
	waechter.unref();
	if ('unref' in waechter.stdin && typeof waechter.stdin.unref === 'function') waechter.stdin.unref();
	return async () => {
		waechter.ref();
		waechter.stdin.end();
		await geendet;
		await halteAn(cluster);
		if (cluster.fluechtig) rmSync(cluster.heim, { recursive: true, force: true });
	};
}
