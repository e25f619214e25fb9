import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as warte } from 'node:timers/promises';
import { HEUTE, saeKlein } from '#api/tests/test-mandant.fixture.ts';
import { type Senke, starteSenke } from '#commands/mail/senke.fixture.ts';
import { bereiteVor } from '#scripts/betrieb/datenbank.ts';
import { type Postgres, startPostgres } from '#scripts/postgres/postgres.ts';
import { freierPort } from '#scripts/postgres/sperre.ts';
import { sende, serverprozesse } from '#scripts/test/prozesse.ts';
import type { Grundlage } from '../seed/grundlage.ts';
import { Prozess, type Verfehlung } from './prozess.ts';

const GROSS = '6g';
const BEREIT_MS = 120_000;

/** A portal of two APIs and two workers over a PostgreSQL of its own, each of which may be killed at any time. */
export interface Betrieb {
	readonly apis: readonly Api[];
	readonly worker: readonly Prozess[];
	readonly grundlage: Grundlage;
	readonly ownerUrl: string;
	/** Where all mails end. */
	readonly senke: Senke;
	readonly datenbank: Datenbank;
	/** Its disk, where it is one of its own; null: this user may not make one. */
	readonly platte: { fuelle(): void; leere(): void } | null;
	/** Until everything is there and both APIs say that they can work, or at least one of them does. */
	bereit(wer?: 'ALLE' | 'EINER'): Promise<void>;
	stop(): Promise<void>;
}

export interface Api {
	readonly adresse: string;
	readonly prozess: Prozess;
}

export interface Datenbank {
	signal(signal: NodeJS.Signals, wem: 'ALLE' | 'ERSTER' | 'EINER'): void;
	/** After its death, or in order, under whoever is connected. */
	starteNeu(): Promise<void>;
}

export async function starteBetrieb(melde: (verfehlung: Verfehlung) => void): Promise<Betrieb> {
	const wurzel = mkdtempSync(join(tmpdir(), 'faults-'));
	chmodSync(wurzel, 0o755);
	const platte = eigenePlatte(wurzel);
	const heim = join(wurzel, 'postgres');
	const port = await freierPort();
	const starte = () => startPostgres({ datenVerzeichnis: heim, port });
	let server: Postgres = await starte();
	await bereiteVor(server);
	const { ownerUrl, url } = server;
	const grundlage = await saeKlein(ownerUrl, {});
	const senke = await starteSenke();
	const gemeinsam = {
		PATH: process.env.PATH,
		HOME: process.env.HOME,
		NODE_COMPILE_CACHE: join(wurzel, 'cache'),
		NODE_ENV: 'development',
		DATA_DIR: join(wurzel, 'daten'),
		DATABASE_URL: ownerUrl,
		DATABASE_APP_URL: url,
		PROZESSE: '4',
		LOG_LEVEL: 'error',
		SMTP_URL: senke.url,
		BASE_URL: 'http://localhost',
		REDIS_URL: process.env.REDIS_URL,
		JETZT: `${HEUTE}T12:00:00+02:00`,
	};
	const api = async (nr: number): Promise<Api> => {
		const seiner = await freierPort();
		const prozess = new Prozess(`API ${nr}`, 'api.ts', { ...gemeinsam, PORT: String(seiner) }, melde);
		return { adresse: `http://127.0.0.1:${seiner}`, prozess };
	};
	const apis = [await api(1), await api(2)];
	const worker = [1, 2].map((nr) => new Prozess(`Worker ${nr}`, 'worker.ts', gemeinsam, melde));
	const starteNeu = async () => {
		await server.stop();
		server = await starte();
	};
	return {
		apis,
		worker,
		grundlage,
		ownerUrl,
		senke,
		platte,
		datenbank: {
			signal(signal, wem) {
				if (!laeuft(heim)) return;
				const alle = serverprozesse(heim);
				const [erster, ...kinder] = alle;
				const einer = kinder[Math.floor(Math.random() * kinder.length)];
				const gemeint = { ALLE: alle, ERSTER: [erster], EINER: [einer ?? erster] }[wem];
				for (const pid of gemeint) if (pid !== undefined) sende(pid, signal);
			},
			starteNeu,
		},
		async bereit(wer = 'ALLE') {
			for (const ende = Date.now() + BEREIT_MS; ; await warte(100)) {
				// Killed in the midst of its recovery, it gives up; in service it would be started again.
				if (!laeuft(heim)) await starteNeu();
				const bereite = await Promise.all(apis.map(istBereit));
				if (wer === 'EINER' && bereite.includes(true)) return;
				if (!bereite.includes(false) && worker.every(({ leben }) => leben !== null)) return;
				if (Date.now() > ende) throw new Error('Das Portal kommt nicht wieder.');
			}
		},
		async stop() {
			for (const prozess of [...apis.map((api) => api.prozess), ...worker]) prozess.raeumeAb();
			await senke.stop();
			await server.stop();
			if (platte) spawnSync('umount', ['-l', wurzel]);
			rmSync(wurzel, { recursive: true, force: true });
		},
	};
}

async function istBereit({ adresse, prozess }: Api): Promise<boolean> {
	if (prozess.leben === null) return false;
	return fetch(`${adresse}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
		(antwort) => antwort.ok,
		() => false,
	);
}

function laeuft(heim: string): boolean {
	try {
		const [erster = 0] = serverprozesse(heim);
		return process.kill(erster, 0);
	} catch {
		return false;
	}
}

/** In memory, and as large as we say; only root may have one. */
function eigenePlatte(ort: string): Betrieb['platte'] {
	const mount = (groesse: string, ...argumente: string[]) =>
		spawnSync('mount', [
			...argumente,
			'-o',
			`${argumente.length ? 'mode=755,' : 'remount,'}size=${groesse}`,
			'tmpfs',
			ort,
		]);
	if (process.platform !== 'linux' || mount(GROSS, '-t', 'tmpfs').status !== 0) return null;
	return {
		// Never below what is in use: what is left is the rest of its last page.
		fuelle: () => mount(belegt(ort)),
		leere: () => mount(GROSS),
	};
}

const belegt = (ort: string): string =>
	`${spawnSync('df', ['--output=used', '--block-size=1k', ort], { encoding: 'utf8' }).stdout.split('\n')[1]?.trim()}k`;
