import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Senke, starteSenke } from '#commands/mail/senke.fixture.ts';
import { siegelzertifikat } from '#commands/pdf/siegel/zertifikat.ts';
import { startPostgres } from '#scripts/postgres/postgres.ts';
import { freierPort } from '#scripts/postgres/sperre.ts';
import { gemeldeteAdresse } from './portal.ts';

/** A portal as a real organisation runs it: in production, behind a proxy with TLS, on a database made by `mandant`. */
export interface Produktion {
	/** Of the proxy, with a certificate of nobody's. */
	readonly adresse: string;
	/** Where its mails end. */
	readonly senke: Senke;
	/** What `npm run mandant` said. */
	readonly ausgabe: string;
	/** Ends it and deletes its data. */
	raeumeAuf(): Promise<void>;
}

/** `angaben`: the options of `npm run mandant -- anlegen`. */
export async function starteProduktion(angaben: readonly string[]): Promise<Produktion> {
	const wurzel = mkdtempSync(join(tmpdir(), 'produktion-'));
	const cluster = await startPostgres({ datenVerzeichnis: join(wurzel, 'postgres'), fluechtig: true });
	const senke = await starteSenke();
	const port = await freierPort();
	const proxy = await starteProxy(port, wurzel);
	const adresse = `https://localhost:${(proxy.address() as AddressInfo).port}`;
	const env = {
		PATH: process.env.PATH,
		HOME: process.env.HOME,
		NODE_ENV: 'production',
		PORT: String(port),
		DATA_DIR: join(wurzel, 'daten'),
		DATABASE_URL: cluster.ownerUrl,
		DATABASE_APP_URL: cluster.url,
		BASE_URL: adresse,
		JWT_SECRET: randomBytes(32).toString('hex'),
		SMTP_URL: senke.url,
		TRUSTED_PROXIES: '127.0.0.1',
		LOG_LEVEL: 'warn',
	};
	const ausgabe = await fuehreAus('mandant.ts', ['anlegen', ...angaben], env);
	const portal = starte('portal.ts', [], env);
	const geendet = ende(portal);
	await gemeldeteAdresse(portal);
	const raeumeAuf = async () => {
		portal.kill('SIGTERM');
		await geendet;
		proxy.closeAllConnections();
		proxy.close();
		await senke.stop();
		await cluster.stop();
		rmSync(wurzel, { recursive: true, force: true });
	};
	return { adresse, senke, ausgabe, raeumeAuf };
}

function starte(skript: string, argumente: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
	const skripte = dirname(import.meta.dirname);
	return spawn(process.execPath, ['--import', join(skripte, 'waise.ts'), join(skripte, skript), ...argumente], {
		cwd: dirname(skripte),
		stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
		env,
	});
}

const ende = (kind: ChildProcess) => new Promise<number | null>((resolve) => kind.on('close', resolve));

async function fuehreAus(skript: string, argumente: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
	const kind = starte(skript, argumente, env);
	let ausgabe = '';
	kind.stdout?.on('data', (stueck: Buffer) => (ausgabe += stueck));
	const code = await ende(kind);
	if (code !== 0) throw new Error(`${skript} endete mit ${code}:\n${ausgabe}`);
	return ausgabe;
}

/** What docs/betrieb.md asks of the proxy: TLS ends here, and who asked for which host is said. */
async function starteProxy(port: number, verzeichnis: string): Promise<Server> {
	const inhaber = { name: 'Proxy der Probe', heute: new Date().toISOString().slice(0, 10) };
	await siegelzertifikat(verzeichnis, null, inhaber);
	const pem = readFileSync(join(verzeichnis, 'siegel.pem'));
	const server = createServer({ key: pem, cert: pem }, (anfrage, antwort) => {
		const headers = {
			...anfrage.headers,
			'x-forwarded-host': anfrage.headers.host,
			'x-forwarded-proto': 'https',
			'x-forwarded-for': anfrage.socket.remoteAddress,
		};
		const { method, url: path } = anfrage;
		const weiter = request({ host: '127.0.0.1', port, method, path, headers }, (von) => {
			antwort.writeHead(von.statusCode ?? 502, von.headers);
			von.pipe(antwort);
		});
		weiter.on('error', () => antwort.destroy());
		anfrage.pipe(weiter);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return server;
}
