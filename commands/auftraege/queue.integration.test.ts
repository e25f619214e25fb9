import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createPostgresBackend, type Job, Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AuftragUnterbrochen } from '#commands/jedes.ts';
import { bald } from '#scripts/test/bald.ts';
import { frischeDatenbank, type TestDatenbank } from '#scripts/test/datenbank.ts';
import { oeffneWarteschlange, type Queueort, type Warteschlange } from './queue.ts';
import type { Auftragsdaten } from './register.ts';

const { REDIS_URL } = process.env;
/** A database of its own: other tests may use the same server. */
const redisUrl = REDIS_URL ? new URL('/9', REDIS_URL).href : null;

let datenbank: TestDatenbank;
let queue: Warteschlange | null = null;
/** What a connection hears that is closed already when its database is deleted is of no interest. */
let endet = false;
beforeEach(async () => {
	endet = false;
	datenbank = await frischeDatenbank();
	if (!redisUrl) return;
	const redis = new Redis(redisUrl);
	await redis.flushdb();
	redis.disconnect();
});
afterEach(async () => {
	await queue?.stop();
	queue = null;
	endet = true;
	await datenbank.stop();
});

const fehler: unknown[] = [];
const oeffne = (ort: Queueort) => oeffneWarteschlange(ort, (f) => endet || fehler.push(f));

const SERVER: readonly [string, boolean, () => Queueort][] = [
	['PostgreSQL', true, () => ({ art: 'POSTGRES', url: datenbank.appUrl, ownerUrl: datenbank.ownerUrl })],
	['Redis', redisUrl !== null, () => ({ art: 'REDIS', url: redisUrl as string })],
];

describe.each(SERVER)('on %s', (_, vorhanden, ort) => {
	test.runIf(vorhanden)('a job is done once, with what it carries, however often it is added', async () => {
		queue = await oeffne(ort());
		const job = { name: 'mail', daten: { mandant: 'demo', id: 'x' }, jobID: `demo-${crypto.randomUUID()}-0` };
		await queue.fuegeHinzu([job, job]);
		await queue.fuegeHinzu([job]);

		const getan: [string, Auftragsdaten][] = [];
		queue.arbeite(async (name, daten) => {
			getan.push([name, daten]);
		});
		await bald(() => expect(getan).toHaveLength(1));
		await new Promise((r) => setTimeout(r, 300));
		expect(getan).toEqual([['mail', { mandant: 'demo', id: 'x' }]]);

		await queue.fuegeHinzu([job]);
		await bald(() => expect(getan).toHaveLength(2));
	});

	test.runIf(vorhanden)('a failing job hinders no other and is not repeated by the queue', async () => {
		queue = await oeffne(ort());
		const getan: string[] = [];
		queue.arbeite(async (_name, { id = '' }) => {
			getan.push(id);
			if (id === 'kaputt') throw new Error('kaputt');
		});
		const job = (id: string) => ({
			name: 'mail',
			daten: { mandant: 'demo', id },
			jobID: `demo-${crypto.randomUUID()}-0`,
		});
		await queue.fuegeHinzu([job('kaputt'), job('heil')]);
		await bald(() => expect(getan.toSorted()).toEqual(['heil', 'kaputt']));
		await new Promise((r) => setTimeout(r, 500));
		expect(getan).toHaveLength(2);
	});

	test.runIf(vorhanden)('stopping waits for the job that is being done', async () => {
		queue = await oeffne(ort());
		let fertig = false;
		const begonnen = Promise.withResolvers<void>();
		queue.arbeite(async () => {
			begonnen.resolve();
			await new Promise((r) => setTimeout(r, 400));
			fertig = true;
		});
		await queue.fuegeHinzu([{ name: 'mail', daten: { mandant: 'demo' }, jobID: `demo-${crypto.randomUUID()}-0` }]);
		await begonnen.promise;
		await queue.stop();
		queue = null;
		expect(fertig).toBe(true);
	});

	const geplant = (name: string, zeitplan: string) => ({
		name,
		zeitplan,
		umfang: 'EINES' as const,
		fuehreAus: async () => {},
	});
	const starteNeu = async () => {
		await queue?.stop();
		queue = await oeffne(ort());
		return queue;
	};

	test.runIf(vorhanden)('a plan is kept once; one that is gone from the list does not run any more', async () => {
		const jede = (name: string) => geplant(name, '* * * * * *');
		await (await starteNeu()).plane([jede('kehren'), jede('frueher')], ['demo']);
		const neu = await starteNeu();
		await neu.plane([jede('kehren')], ['demo']);
		const getan: string[] = [];
		neu.arbeite(async (name) => {
			getan.push(name);
		});
		const zweimal = () =>
			bald(() => expect(getan.filter((name) => name === 'kehren').length).toBeGreaterThanOrEqual(2));
		await zweimal();
		// What was due before it was taken off the list may have run once.
		getan.length = 0;
		await zweimal();
		expect(new Set(getan)).toEqual(new Set(['kehren']));
	});

	describe('what is planned,', () => {
		const SELTEN = [geplant('mahnen', '0 0 1 1 *')];
		let sicht: Sicht;
		let neu: Warteschlange;
		const getan: Auftragsdaten[] = [];
		beforeEach(async () => {
			if (!vorhanden) return;
			getan.length = 0;
			neu = await starteNeu();
			sicht = siehAn(ort());
			await neu.plane(SELTEN, ['nord', 'sued']);
		});
		afterEach(() => sicht?.close());

		/** `faelle`: what comes of it the first times. */
		const arbeite = (...faelle: Error[]) =>
			neu.arbeite(async (_, daten) => {
				getan.push(daten);
				const fall = faelle.shift();
				if (fall) throw fall;
			});
		const wartend = async () => (await sicht.getDelayed()).map((job) => job as Job<Auftragsdaten>);
		const bisWartet = (wie: object[]) =>
			bald(async () =>
				expect(
					(await wartend()).map(({ data, attemptsMade }) => ({ ...data, attemptsMade })).toSorted(nachMandant),
				).toEqual(wie),
			);
		const nachMandant = (a: { mandant: string; attemptsMade: number }, b: typeof a) =>
			a.mandant.localeCompare(b.mandant) || a.attemptsMade - b.attemptsMade;
		const naechstes = [
			{ mandant: 'nord', attemptsMade: 0 },
			{ mandant: 'sued', attemptsMade: 0 },
		];
		const bringeVor = async (versuche: number) =>
			(await wartend())
				.find(({ data, attemptsMade }) => data.mandant === 'nord' && attemptsMade === versuche)
				?.promote();

		test.runIf(vorhanden)('is planned for each tenant, and tried again after a pause when it fails', async () => {
			arbeite(new Error('Fehlerart'));
			await bringeVor(0);
			await bisWartet([
				{ mandant: 'nord', attemptsMade: 0 },
				{ mandant: 'nord', attemptsMade: 1 },
				{ mandant: 'sued', attemptsMade: 0 },
			]);
			const gescheitert = (await wartend()).find(({ attemptsMade }) => attemptsMade === 1);
			expect(gescheitert).toMatchObject({ delay: 60_000, failedReason: 'Fehlerart' });
			await bringeVor(1);
			await bald(() => expect(getan).toEqual([{ mandant: 'nord' }, { mandant: 'nord' }]));
			await bisWartet(naechstes);
		});

		test.runIf(vorhanden)(
			'and is interrupted goes on with the next worker at once, and is planned no oftener',
			async () => {
				let versuche = 0;
				neu.arbeite(async () => {
					versuche += 1;
					throw new AuftragUnterbrochen();
				});
				await bringeVor(0);
				await bald(() => expect(versuche).toBeGreaterThan(0));
				neu = await starteNeu();
				arbeite();
				await bald(() => expect(getan).toEqual([{ mandant: 'nord' }]));
				await bisWartet(naechstes);
			},
		);

		test.runIf(vorhanden)('and lost by the server is planned again when it is asked for again', async () => {
			for (const { key } of await sicht.getJobSchedulers()) await sicht.removeJobScheduler(key);
			expect(await wartend()).toEqual([]);
			await neu.plane(SELTEN, ['nord', 'sued']);
			await bisWartet(naechstes);
		});
	});
});

type Sicht = Pick<Queue, 'getDelayed' | 'getJobSchedulers' | 'removeJobScheduler' | 'close'>;

/** What the server itself says of the queue. */
const siehAn = (ort: Queueort): Sicht =>
	ort.art === 'REDIS'
		? new Queue('portal', { connection: { url: ort.url } })
		: new Queue('portal', { connection: { connectionString: ort.ownerUrl, schema: 'bullmq' } }, createPostgresBackend);

test('nothing but what was expected went wrong', () => {
	expect(fehler).toEqual([]);
});

interface Vorgaenger {
	readonly url: string;
	/** Breaks all connections, and as many of the next ones in the breath that says that they are ready. */
	stuerze(mal: number): void;
	/** How many of these are still to come. */
	steht(): number;
	stop(): void;
}

async function vorPostgres(url: string): Promise<Vorgaenger> {
	const adresse = new URL(url);
	const offen = new Set<Socket>();
	let ausstehend = 0;
	const trenne = () => {
		for (const seite of offen) seite.destroy();
		offen.clear();
	};
	const server = createServer((hier) => {
		const dort = connect(Number(adresse.port), adresse.hostname);
		for (const seite of [hier, dort]) {
			offen.add(seite);
			seite.on('error', () => {});
			seite.on('close', () => {
				hier.destroy();
				dort.destroy();
			});
		}
		hier.on('data', (stueck) => dort.write(stueck));
		dort.on('data', (stueck) => {
			const stuerzt = ausstehend > 0 && stueck.subarray(-READY.length).equals(READY);
			if (stuerzt) ausstehend--;
			if (stuerzt) hier.end(Buffer.concat([stueck, ADMIN_SHUTDOWN]));
			else hier.write(stueck);
		});
	});
	await new Promise<void>((da) => server.listen(0, '127.0.0.1', da));
	const davor = new URL(url);
	davor.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		url: davor.href,
		stuerze: (mal) => {
			ausstehend = mal;
			trenne();
		},
		steht: () => ausstehend,
		stop: () => {
			trenne();
			server.close();
		},
	};
}
/** Of the protocol: ReadyForQuery, idle. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const ADMIN_SHUTDOWN = (() => {
	const felder = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
	const kopf = Buffer.alloc(5);
	kopf.write('E');
	kopf.writeUInt32BE(felder.length + 4, 1);
	return Buffer.concat([kopf, felder]);
})();

test('a server that goes in the moment a connection is there ends nothing but that connection', async () => {
	const davor = await vorPostgres(datenbank.appUrl);
	const getan: (string | undefined)[] = [];
	const gibAuf = async (id: string) => {
		const job = { name: 'mail', daten: { mandant: 'demo', id }, jobID: `demo-${crypto.randomUUID()}-0` };
		await bald(() => queue?.fuegeHinzu([job]), 200);
	};
	try {
		queue = await oeffne({ art: 'POSTGRES', url: davor.url, ownerUrl: datenbank.ownerUrl });
		queue.arbeite(async (_, { id }) => {
			getan.push(id);
		});
		await gibAuf('vorher');
		await bald(() => expect(getan).toEqual(['vorher']));
		davor.stuerze(4);
		await bald(() => expect(davor.steht()).toBe(0));
		await gibAuf('nachher');
		await bald(() => expect(getan).toEqual(['vorher', 'nachher']));
	} finally {
		await queue?.stop();
		queue = null;
		davor.stop();
	}
});
