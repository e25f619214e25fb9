import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

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
	readonly jetzt?: string;
	/** With the documents of the demo, and what they hold up. */
	readonly dokumente?: boolean;
	/** A demo of so many volunteers, documents included. */
	readonly freiwillige?: number;
}

/** `npm start` on a free port, with data of its own unless `datenVerzeichnis` names that of an earlier one. */
export async function startePortal(optionen: Optionen = {}): Promise<TestPortal> {
	const datenVerzeichnis = optionen.datenVerzeichnis ?? mkdtempSync(join(tmpdir(), 'portal-e2e-'));
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
		JETZT: optionen.jetzt,
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
	// The first one builds the client for all of them.
	const portale = [await startePortal()];
	portale.push(...(await Promise.all(Array.from({ length: PORTALE - 1 }, () => startePortal()))));
	portale.forEach(({ adresse }, i) => {
		process.env[`PORTAL_URL_${i + 1}`] = adresse;
	});
	return async () => {
		await Promise.all(portale.map((portal) => portal.raeumeAuf()));
	};
}
