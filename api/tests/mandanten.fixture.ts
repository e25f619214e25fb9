import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mitDatenbank } from '#scripts/postgres/zugang.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { type Konfiguration, liesKonfiguration } from '../config.ts';
import type { Mandantort } from '../mandanten.ts';
import { starteServer } from '../server.ts';
import { type Kleinportal, kleinportal } from './test-portal.fixture.ts';

const veraltet = () => {
	throw new Error('Der Prozess ist nicht veraltet');
};

export interface HostAntwort {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly text: string;
}
export interface HostAnfrage {
	readonly host: string;
	readonly pfad: string;
	readonly methode?: string;
	/** JSON, or bytes as they are. */
	readonly body?: object | Buffer;
	readonly headers?: Readonly<Record<string, string>>;
}

/** Tenants `nord` and `sued`, each under a host of its own, and `west` without a database, on one running server. */
export interface Mandantenportal {
	readonly nord: Kleinportal;
	readonly sued: Kleinportal;
	readonly konfiguration: Konfiguration;
	readonly orte: readonly Mandantort[];
	readonly adresse: string;
	frage(anfrage: HostAnfrage): Promise<HostAntwort>;
	/** Signs ADMIN in at this host; the pair of tokens. */
	melde(host: string): Promise<{ readonly token: string; readonly refreshToken: string }>;
	stop(): Promise<void>;
}

export const NORD = 'nord.test';
export const SUED = 'sued.test';
export const WEST = 'west.test';

export async function mandantenportal(env: NodeJS.ProcessEnv = {}): Promise<Mandantenportal> {
	const [nord, sued] = await Promise.all([kleinportal({ keim: 7 }), kleinportal({ keim: 8 })]);
	const verzeichnis = mkdtempSync(join(tmpdir(), 'mandanten-'));
	const konfiguration = liesKonfiguration({
		NODE_ENV: 'test',
		DATA_DIR: verzeichnis,
		PORT: '0',
		LOG_LEVEL: 'silent',
		JETZT: '2026-09-15T12:00:00+02:00',
		...env,
	});
	const tot = mitDatenbank(nord.datenbank.appUrl, 'gibt_es_nicht');
	const orte: Mandantort[] = [
		{ key: 'nord', hosts: [NORD], url: nord.datenbank.appUrl, ownerUrl: nord.datenbank.ownerUrl },
		{ key: 'sued', hosts: [SUED], url: sued.datenbank.appUrl, ownerUrl: sued.datenbank.ownerUrl },
		{ key: 'west', hosts: [WEST], url: tot, ownerUrl: tot },
	];
	const server = await starteServer({ konfiguration, mandanten: orte, veraltet });
	const agent = new Agent({ keepAlive: true });
	const frage = (anfrage: HostAnfrage) => sende(agent, server.adresse, anfrage);
	return {
		nord,
		sued,
		konfiguration,
		orte,
		adresse: server.adresse,
		frage,
		async melde(host) {
			const body = { login: 'admin@demo.test', password: DEMO_KENNWORT };
			return daten(await frage({ host, methode: 'POST', pfad: '/api/v1/auth/login', body }));
		},
		async stop() {
			agent.destroy();
			await server.stop();
			await Promise.all([nord.stop(), sued.stop()]);
			rmSync(verzeichnis, { recursive: true, force: true });
		},
	};
}

export const daten = (antwort: HostAntwort): never => JSON.parse(antwort.text).data as never;

/** Over the network, with any host name. */
function sende(
	agent: Agent,
	adresse: string,
	{ host, pfad, methode = 'GET', body, headers }: HostAnfrage,
): Promise<HostAntwort> {
	const inhalt = body === undefined ? '' : Buffer.isBuffer(body) ? body : JSON.stringify(body);
	const kopf = { host, ...(inhalt ? { 'content-type': 'application/json' } : {}), ...headers };
	return new Promise((resolve, reject) => {
		const anfrage = request(new URL(pfad, adresse), { agent, method: methode, headers: kopf }, (antwort) => {
			let text = '';
			antwort.setEncoding('utf8');
			antwort.on('data', (stueck: string) => {
				text += stueck;
			});
			antwort.on('end', () => resolve({ status: antwort.statusCode ?? 0, headers: antwort.headers, text }));
		});
		anfrage.on('error', reject);
		anfrage.end(inhalt);
	});
}
