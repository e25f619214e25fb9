import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { bereiteVor } from '#scripts/betrieb/datenbank.ts';
import { startPostgres } from '#scripts/postgres/postgres.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import type { Grundlage } from '#scripts/seed/grundlage.ts';
import { bald } from '#scripts/test/bald.ts';
import { sende, serverprozesse } from '#scripts/test/prozesse.ts';
import { liesKonfiguration } from '../config.ts';
import { starteServer } from '../server.ts';
import { saeKlein } from './test-mandant.fixture.ts';

/** How a call ended: with an answer, or without one. */
export interface Ausgang {
	/** 0: reset, or no answer for a minute. */
	readonly status: number;
	readonly ms: number;
	readonly spaeter: string | null;
	readonly inhalt: { data?: never; status?: string };
}

/** A portal that listens, over a PostgreSQL of its own that may be stopped, killed and filled up. */
export interface Stoerbar {
	readonly adresse: string;
	readonly verzeichnis: string;
	readonly ownerUrl: string;
	readonly grundlage: Grundlage;
	frage(methode: string, pfad: string, token?: string, body?: object): Promise<Ausgang>;
	melde(login: string): Promise<string>;
	/** Sends a signal to the server of the database, to all its processes or only to the first one. */
	signal(signal: NodeJS.Signals, wem?: 'ALLE' | 'ERSTER'): void;
	/** Kills its first process, and waits until another one has taken its place. */
	toeteDatenbank(): Promise<void>;
	/** How often it was given up. */
	ausfaelle(): number;
	stop(): Promise<void>;
}

export async function stoerbar(env: NodeJS.ProcessEnv = {}): Promise<Stoerbar> {
	const verzeichnis = mkdtempSync(join(tmpdir(), 'stoerung-'));
	let ausfaelle = 0;
	const beiAusfall = () => {
		ausfaelle += 1;
	};
	const datenVerzeichnis = mkdtempSync(join(tmpdir(), 'stoerung-pg-'));
	const postgres = await startPostgres({ datenVerzeichnis, fluechtig: true, beiAusfall });
	await bereiteVor(postgres);
	const grundlage = await saeKlein(postgres.ownerUrl, {});
	const konfiguration = liesKonfiguration({
		NODE_ENV: 'test',
		PORT: '0',
		LOG_LEVEL: 'silent',
		DATA_DIR: verzeichnis,
		JETZT: '2026-09-15T12:00:00+02:00',
		...env,
	});
	const mandanten = [{ key: 'demo', hosts: [], url: postgres.url, ownerUrl: postgres.ownerUrl }];
	const server = await starteServer({ konfiguration, mandanten, veraltet: () => {} });
	const frage: Stoerbar['frage'] = async (method, pfad, token, body) => {
		const beginn = performance.now();
		const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
		if (token) headers.authorization = `Bearer ${token}`;
		const bisher = () => Math.round(performance.now() - beginn);
		try {
			const antwort = await fetch(`${server.adresse}${pfad}`, {
				method,
				headers,
				...(body ? { body: JSON.stringify(body) } : {}),
				signal: AbortSignal.timeout(60_000),
			});
			const inhalt = (await antwort.json()) as Ausgang['inhalt'];
			return { status: antwort.status, ms: bisher(), spaeter: antwort.headers.get('retry-after'), inhalt };
		} catch {
			return { status: 0, ms: bisher(), spaeter: null, inhalt: {} };
		}
	};
	return {
		adresse: server.adresse,
		verzeichnis,
		ownerUrl: postgres.ownerUrl,
		grundlage,
		frage,
		async melde(login) {
			const { inhalt } = await frage('POST', '/api/v1/auth/login', undefined, { login, password: DEMO_KENNWORT });
			return (inhalt.data as unknown as { token: string }).token;
		},
		signal(signal, wem = 'ALLE') {
			const alle = serverprozesse(datenVerzeichnis);
			for (const pid of wem === 'ERSTER' ? alle.slice(0, 1) : alle) sende(pid, signal);
		},
		async toeteDatenbank() {
			const [vorher = 0] = serverprozesse(datenVerzeichnis);
			process.kill(vorher, 'SIGKILL');
			// Those it has left behind still answer for a moment, as if nothing had happened.
			await bald(() => expect(serverprozesse(datenVerzeichnis)[0]).not.toBe(vorher));
		},
		ausfaelle: () => ausfaelle,
		async stop() {
			await server.stop();
			await postgres.stop();
			for (const ort of [verzeichnis, datenVerzeichnis]) rmSync(ort, { recursive: true, force: true });
		},
	};
}
