import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { UserEreignis } from '#domain/user/ereignisse.ts';
import { type User, userAggregat } from '#domain/user/user.ts';
import { kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { DEMO_KENNWORT, saeDemo } from '#scripts/seed/demo.ts';
import { kopieVon } from '#scripts/test/datenbank.ts';
import { TESTBEGINN } from '#scripts/test/uhr.ts';
import { baueApp } from '../app.ts';
import { liesKonfiguration, uhr } from '../config.ts';
import { einziger } from '../mandanten.ts';
import type { Portal } from '../portal.ts';
import { oeffneUmgebung } from '../umgebung.ts';
import { bewacht, mitSendewacht } from './sendewacht.fixture.ts';

/** The demo tenant behind the web service, without a network. */
export interface Testportal {
	readonly app: FastifyInstance;
	readonly portal: Portal;
	/** Signs a demo login in and asks with its bearer token. */
	als(login: string): Promise<Fragend>;
	/** Asks without a session. */
	readonly niemand: Fragend;
	/** Appends to the account of this address what `entscheide` says. */
	aendereUser(email: string, entscheide: (user: User) => UserEreignis[]): Promise<void>;
	stop(): Promise<void>;
}

type Methode = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Fragend = (
	methode: Methode,
	pfad: string,
	body?: unknown,
	headers?: Record<string, string>,
) => Promise<Antwort>;

export interface Antwort {
	readonly status: number;
	/** `data` of a success; the whole body otherwise. */
	readonly data: never;
	readonly error: { code: string; message: string; details: { code: string; text: string; feld?: string }[] };
	readonly roh: LightMyRequestResponse;
}

export async function testportal(env: NodeJS.ProcessEnv = {}): Promise<Testportal> {
	const verzeichnis = mkdtempSync(join(tmpdir(), 'portal-api-'));
	const gegeben = { NODE_ENV: 'test', DATA_DIR: verzeichnis, LOG_LEVEL: 'silent', JETZT: TESTBEGINN };
	const konfiguration = liesKonfiguration({ ...gegeben, ...env });
	const zeit = uhr(konfiguration);
	const datenbank = await kopieVon(`demo ${zeit.heute()}`, (ownerUrl) =>
		saeDemo({ konfiguration, datenbank: { ownerUrl } }),
	);
	const umgebung = mitSendewacht(await oeffneUmgebung(datenbank.appUrl, zeit, () => {}));
	const ausgabe = { version: '0.0.0', zeit: '2026-01-01T00:00:00.000Z' };
	const portal: Portal = { key: 'demo', konfiguration, umgebung, uhr: zeit, ausgabe };
	const app = await baueApp({ konfiguration, ausgabe, clientVerzeichnis: null }, einziger(portal));
	await app.ready();
	const frage =
		(token: string | null): Fragend =>
		(methode, pfad, body, headers = {}) =>
			inject(app, { method: methode, url: `/api${pfad}`, headers, ...koerper(body) }, token);
	return {
		app,
		portal,
		niemand: frage(null),
		als: async (login) => frage(await melde(app, login)),
		async aendereUser(email, entscheide) {
			const konto = await kontoZurEmail(umgebung.db, email);
			await execute(umgebung, VON_SELBST, async (sitzung) => {
				const user = await sitzung.lies(userAggregat, konto?.id ?? '');
				sitzung.schreibe(userAggregat, user.id, entscheide(user));
			});
		},
		async stop() {
			await app.close();
			await umgebung.pool.end();
			await datenbank.stop();
			rmSync(verzeichnis, { recursive: true, force: true });
		},
	};
}

const koerper = (body: unknown) => (body === undefined ? {} : { payload: body as object });

async function melde(app: FastifyInstance, login: string): Promise<string> {
	const antwort = await inject(app, {
		method: 'POST',
		url: '/api/v1/auth/login',
		payload: { login, password: DEMO_KENNWORT },
	});
	return (antwort.data as { token: string }).token;
}

/** One request, with its answer taken apart. */
export async function inject(app: FastifyInstance, optionen: InjectOptions, token?: string | null): Promise<Antwort> {
	const headers = { ...optionen.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) };
	const roh = await bewacht(optionen, () => app.inject({ ...optionen, headers }));
	const istJson = String(roh.headers['content-type'] ?? '').includes('json') && roh.body !== '';
	const inhalt = istJson ? roh.json() : {};
	return { status: roh.statusCode, data: inhalt.data as never, error: inhalt.error, roh };
}
