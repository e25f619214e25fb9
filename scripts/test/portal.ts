import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { testjetzt } from './uhr.ts';

export interface TestPortal {
	readonly adresse: string;
	readonly datenVerzeichnis: string;
	/** Ends it in order; its data stays for another start until `raeumeAuf()`. */
	stop(): Promise<void>;
	/** Ends it and deletes its data. */
	raeumeAuf(): Promise<void>;
}

interface Optionen {
	readonly datenVerzeichnis?: string;
	/** When it starts, if not by the clock that all tests share. */
	readonly jetzt?: string;
	/** With the documents of the demo, and what they hold up. */
	readonly dokumente?: boolean;
	/** A demo of so many volunteers, documents included. */
	readonly freiwillige?: number;
}

/** Names the data of a portal that has been started once and ended: copied sooner than its demo is made again. */
const VORLAGE = 'TEST_PORTAL_VORLAGE';

/** `npm start` on a free port, with data of its own unless `datenVerzeichnis` names that of an earlier one. */
export async function startePortal(optionen: Optionen = {}): Promise<TestPortal> {
	const datenVerzeichnis = optionen.datenVerzeichnis ?? neuesVerzeichnis();
	const vorlage = process.env[VORLAGE];
	// PostgreSQL wants its files to belong to whoever runs it.
	if (vorlage && Object.keys(optionen).length === 0)
		await promisify(execFile)('cp', ['-a', `${vorlage}/.`, datenVerzeichnis]);
	// Vitest gives its workers a BASE_URL of its own meaning.
	const { DATABASE_URL: _, REDIS_URL: __, SMTP_URL: ___, BASE_URL: ____, ...geerbt } = process.env;
	const skripte = dirname(import.meta.dirname);
	const env = {
		...geerbt,
		NODE_ENV: 'development',
		PORT: '0',
		DATA_DIR: datenVerzeichnis,
		LOG_LEVEL: 'warn',
		// The provider of single sign-on runs beside it.
		SSO_ERLAUBTE_HOSTS: 'localhost',
		JETZT: optionen.jetzt ?? testjetzt().toISOString(),
		// The browsers of the tests say where they come from.
		TRUSTED_PROXIES: '127.0.0.1',
	};
	if (optionen.freiwillige !== undefined) {
		const saeen = [join(skripte, 'seed.ts'), `--freiwillige=${optionen.freiwillige}`];
		await promisify(execFile)(process.execPath, saeen, { cwd: dirname(skripte), env });
	}
	const wie = optionen.dokumente ? [] : ['--ohne-dokumente'];
	const kind = spawn(process.execPath, ['--import', join(skripte, 'waise.ts'), join(skripte, 'portal.ts'), ...wie], {
		cwd: dirname(skripte),
		stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
		env,
	});
	const geendet = new Promise<void>((resolve) => kind.on('exit', () => resolve()));
	const stop = async () => {
		kind.kill('SIGTERM');
		await geendet;
	};
	const raeumeAuf = async () => {
		await stop();
		rmSync(datenVerzeichnis, { recursive: true, force: true });
	};
	return { adresse: await gemeldeteAdresse(kind), datenVerzeichnis, stop, raeumeAuf };
}

/** Open to whoever runs PostgreSQL: else its data lay elsewhere, where nobody deletes it. */
function neuesVerzeichnis(): string {
	const verzeichnis = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
	chmodSync(verzeichnis, 0o711);
	return verzeichnis;
}

export function gemeldeteAdresse(kind: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let ausgabe = '';
		kind.stdout?.on('data', (stueck: Buffer) => {
			ausgabe += stueck.toString();
			const adresse = /Portal läuft: (\S+)/.exec(ausgabe)?.[1];
			if (adresse) resolve(adresse);
		});
		kind.on('exit', (code) => reject(new Error(`Das Portal endete vor dem Start mit ${code}:\n${ausgabe}`)));
	});
}

/** A portal with its database and a browser wait for each other half of the time: another pair has work meanwhile. */
export const PORTALE = Math.max(1, Math.min(3, availableParallelism()));

/** Global setup of the end-to-end tests: one portal per worker, its address in `PORTAL_URL_<worker>`. */
export default async function setup(): Promise<() => Promise<void>> {
	// The first one builds the client for all of them, and makes the demo.
	const vorlage = await startePortal();
	await vorlage.stop();
	process.env[VORLAGE] = vorlage.datenVerzeichnis;
	const portale = await Promise.all(Array.from({ length: PORTALE }, () => startePortal()));
	portale.forEach(({ adresse }, i) => {
		process.env[`PORTAL_URL_${i + 1}`] = adresse;
	});
	return async () => {
		await Promise.all(portale.map((portal) => portal.raeumeAuf()));
		rmSync(vorlage.datenVerzeichnis, { recursive: true, force: true });
	};
}
