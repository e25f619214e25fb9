import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { liesKonfiguration } from '#api/config.ts';
import { starteWorker } from '#api/worker.ts';
import { loeschePersonenbezug } from '#commands/auftraege/personenbezug-loeschen.ts';
import { oeffneWarteschlange, type Queueort } from '#commands/auftraege/queue.ts';
import { weckruf } from '#commands/auftraege/weckruf.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { liesMail, listeMails } from '#commands/mail/ablage.ts';
import { aktiviert, type Bestand, bestand } from '#commands/mail/bestand.fixture.ts';
import { dateiVersand, mailverzeichnis } from '#commands/mail/datei.ts';
import { sende } from '#commands/mail/sende.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import { FreiwilligerGeloescht } from '#domain/akte/ereignisse.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { bald } from '#scripts/test/bald.ts';

const veraltet = () => {
	throw new Error('Der Prozess ist nicht veraltet');
};

const { REDIS_URL } = process.env;
const redisUrl = REDIS_URL ? new URL('/8', REDIS_URL).href : null;
const ADA = { vorname: 'Kanarienvogel', nachname: 'Lovelace', email: 'kanarienvogel@post.test' };

let b: Bestand;
let daten: string;
let worker: { stop(): Promise<void> } | null = null;
beforeAll(async () => {
	b = await bestand();
});
afterAll(() => b.stop());
beforeEach(async () => {
	daten = mkdtempSync(join(tmpdir(), 'worker-test-'));
	await b.umgebung.pool.query('delete from outbox');
});
afterEach(async () => {
	await worker?.stop();
	worker = null;
	rmSync(daten, { recursive: true, force: true });
});

async function starte(env: NodeJS.ProcessEnv = {}): Promise<void> {
	const konfiguration = liesKonfiguration({ NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: daten, ...env });
	const datenbank = { url: b.datenbank.appUrl, ownerUrl: b.datenbank.ownerUrl };
	const mandanten = [{ key: 'demo', hosts: [], ...datenbank }];
	worker = await starteWorker({ konfiguration, datenbank, mandanten, adresse: 'http://localhost:3999', veraltet });
}

const queueort = ({ REDIS_URL: url }: NodeJS.ProcessEnv): Queueort =>
	url ? { art: 'REDIS', url } : { art: 'POSTGRES', url: b.datenbank.appUrl, ownerUrl: b.datenbank.ownerUrl };
const stand = async () => (await b.outbox()).map((z) => z.status);
const emls = () => {
	const ort = mailverzeichnis(daten);
	return existsSync(ort) ? readdirSync(ort).filter((name) => name.endsWith('.eml')) : [];
};

const SERVER: readonly [string, boolean, NodeJS.ProcessEnv][] = [
	['PostgreSQL', true, {}],
	['Redis', redisUrl !== null, { REDIS_URL: redisUrl ?? undefined }],
];
describe.each(SERVER)('with the queue on %s', (server, vorhanden, env) => {
	beforeEach(async () => {
		if (server === 'Redis' && redisUrl) await mitRedis((redis) => redis.flushdb());
	});

	test.runIf(vorhanden)('a mail is written soon after the wake-up, and is readable', async () => {
		await starte(env);
		// The round at the start is over; what comes now has to be woken for or waits for the next beat.
		await new Promise((r) => setTimeout(r, 300));
		await b.neueAkte(ADA);
		const geweckt = performance.now();
		weckruf(b.umgebung.pool, () => {})();
		await bald(async () => expect(await stand()).toEqual(['sent']));
		expect(performance.now() - geweckt).toBeLessThan(4_500);

		expect(emls()).toHaveLength(1);
		const { zeilen, total } = await listeMails(b.umgebung.db, mailverzeichnis(daten), { seite: 1, groesse: 10 });
		expect(total).toBe(1);
		expect(zeilen).toMatchObject([
			{
				schluessel: 'OPTIN_FREIWILLIGER',
				status: 'sent',
				an: ADA.email,
				betreff: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
			},
		]);
		const mail = await liesMail(b.umgebung.db, mailverzeichnis(daten), zeilen[0]?.id ?? '');
		expect(mail?.inhalt?.text).toMatch(/http:\/\/localhost:3999\/bestaetigen\/[\w-]{43}\n/);
		expect(readFileSync(join(mailverzeichnis(daten), emls()[0] ?? ''), 'utf8')).toContain('To: Kanarienvogel Lovelace');
	});

	test.runIf(vorhanden)('a stopped worker leaves the rest to the next one', async () => {
		for (let i = 0; i < 30; i++) await b.neueAkte({ ...ADA, email: `k${i}@post.test` });
		await starte(env);
		await worker?.stop();
		expect((await stand()).filter((s) => s === 'sending')).toEqual([]);
		await starte(env);
		await bald(async () => expect(new Set(await stand())).toEqual(new Set(['sent'])));
		expect(emls()).toHaveLength(30);
	});

	test.runIf(vorhanden)(
		'a planned job that is interrupted between two steps is gone on with by the next one',
		async () => {
			const { pool } = b.umgebung;
			// A late step of the job.
			await pool.query(`insert into einmal_token (token_hash, zweck, betroffener, laeuft_ab_am)
			values ('\\x01', 'PASSWORT', 'niemand', now() - interval '31 days')`);
			const istGetan = async () =>
				(await pool.query(`select from einmal_token where betroffener = 'niemand'`)).rowCount === 0;
			// An early one has to wait here.
			const halter = await pool.connect();
			await halter.query('begin');
			await halter.query('lock table bremse in share row exclusive mode');
			await starte(env);
			const queue = await oeffneWarteschlange(queueort(env), () => {});
			await queue.fuegeHinzu([{ name: 'aufraeumen', daten: { mandant: 'demo' }, jobID: 'von-hand' }]);
			await queue.stop();
			const wartet = `select from pg_locks where relation = 'bremse'::regclass and not granted`;
			await bald(async () => expect((await pool.query(wartet)).rowCount).toBe(1));
			const gestoppt = worker?.stop();
			await halter.query('commit');
			halter.release();
			await gestoppt;
			expect(await istGetan()).toBe(false);
			await starte(env);
			await bald(async () => expect(await istGetan()).toBe(true));
		},
	);
});

test.runIf(redisUrl)('a queue that was emptied gets the due mails again', async () => {
	await mitRedis((redis) => redis.flushdb());
	await starte({ REDIS_URL: redisUrl ?? undefined });
	await mitRedis((redis) => redis.flushdb());
	await b.neueAkte(ADA);
	await bald(async () => expect(await stand()).toEqual(['sent']));
	expect(emls()).toHaveLength(1);
});

async function inDerSchlange(): Promise<string> {
	const { pool } = b.umgebung;
	const { rows: tabellen } = await pool.query<{ name: string }>(
		`select table_name as name from information_schema.tables where table_schema = 'bullmq' and table_type = 'BASE TABLE'`,
	);
	expect(tabellen.length).toBeGreaterThan(3);
	const inhalt = await Promise.all(tabellen.map(({ name }) => pool.query(`select t::text from bullmq.${name} t`)));
	return JSON.stringify(inhalt.map(({ rows }) => rows));
}

test('the queue holds ids and nothing personal', async () => {
	await b.neueAkte(ADA);
	await starte();
	await bald(async () => expect(await stand()).toEqual(['sent']));
	expect(await inDerSchlange()).toContain('demo');
	expect(await inDerSchlange()).not.toMatch(/kanarienvogel/i);
});

test('of what a job failed of, the queue gets to know the kind and not the words', async () => {
	const alsBesitzer = (sql: string) => mitClient(b.datenbank.ownerUrl, (client) => client.query(sql));
	await alsBesitzer(`
		create function wehrt_ab() returns trigger language plpgsql as $$ begin raise exception 'kanarienvogel'; end $$;
		create trigger wehrt_ab before update on outbox execute function wehrt_ab()`);
	try {
		await starte({ LOG_LEVEL: 'fatal' });
		const queue = await oeffneWarteschlange(queueort({}), () => {});
		await queue.fuegeHinzu([{ name: 'kehren', daten: { mandant: 'demo' }, jobID: 'von-hand' }]);
		await queue.stop();
		await bald(async () => expect(await inDerSchlange()).toMatch(/von-hand[^)]*failed/));
		expect(await inDerSchlange()).not.toMatch(/kanarienvogel/i);
	} finally {
		await alsBesitzer('drop function wehrt_ab cascade');
	}
});

describe('erasure of a deleted file', () => {
	const mandant = () => ({
		key: 'demo',
		umgebung: b.umgebung,
		dateien: ablage(daten),
		wurzeln: null as never,
		aussen: null as never,
		siegel: null as never,
		mail: {
			versand: dateiVersand(mailverzeichnis(daten)),
			verzeichnis: mailverzeichnis(daten),
			baseUrl: 'http://x.test',
		},
	});
	const personenteile = async (id: string) =>
		(await b.umgebung.pool.query('select 1 from event_person where betroffener = $1', [id])).rowCount;

	test('waits for the confirmation, then takes data, mails and rows, and says so in the stream', async () => {
		const akte = await b.neueAkte(ADA);
		await b.schreibe(akteAggregat, akte.id, aktiviert(akte));
		await b.schreibe(akteAggregat, akte.id, [FreiwilligerGeloescht({ status: 2000 })]);
		await loeschePersonenbezug(mandant());
		expect(await personenteile(akte.id)).toBeGreaterThan(0);

		const [bestaetigung] = await b.outbox('LOESCHBESTAETIGUNG');
		await sende(mandant(), bestaetigung?.id ?? '');
		const mail = await liesMail(b.umgebung.db, mailverzeichnis(daten), bestaetigung?.id ?? '');
		expect(mail?.inhalt).toMatchObject({ an: ADA.email, betreff: 'Ihre Daten wurden gelöscht' });

		await loeschePersonenbezug(mandant());
		expect(await personenteile(akte.id)).toBe(0);
		expect(await b.outbox()).toEqual([]);
		expect(emls()).toEqual([]);
		const { rows } = await b.umgebung.pool.query<{ type: string; facts: object }>(
			'select type, facts from event where stream = $1 order by version desc limit 1',
			[`Akte-${akte.id}`],
		);
		expect(rows).toMatchObject([
			{ type: 'PersonenbezugGeloescht', facts: { betroffener: akte.id, arten: ['KONTAKT'] } },
		]);
	});

	test('does not wait for ever for a mail that cannot be sent, and is not repeated', async () => {
		const akte = await b.neueAkte({ ...ADA, email: null });
		await b.schreibe(akteAggregat, akte.id, [FreiwilligerGeloescht({ status: 0 })]);
		await b.umgebung.pool.query(`update outbox set erstellt_am = now() - interval '25 hours'`);
		await loeschePersonenbezug(mandant());
		expect(await personenteile(akte.id)).toBe(0);
		const version = async () =>
			(await b.umgebung.pool.query('select version from stream where name = $1', [`Akte-${akte.id}`])).rows[0]?.version;
		const danach = await version();
		await loeschePersonenbezug(mandant());
		expect(await version()).toBe(danach);
	});
});

async function mitRedis(tue: (redis: Redis) => Promise<unknown>): Promise<void> {
	const redis = new Redis(redisUrl as string);
	await tue(redis);
	redis.disconnect();
}
