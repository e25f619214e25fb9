import { createPostgresBackend, type Job, type JobsOptions, Queue, runMigrations, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { Gefasst, mitVerbindung } from '#projections/engine/verbindung.ts';
import { type Auftragsart, type Auftragsdaten, ZEITZONE } from './register.ts';

/** Where the queue lives; all tenants share it. */
export type Queueort =
	| { readonly art: 'REDIS'; readonly url: string }
	| { readonly art: 'POSTGRES'; readonly url: string; readonly ownerUrl: string };

export interface NeuerJob {
	readonly name: string;
	readonly daten: Auftragsdaten;
	/** Deterministic: a job that is already there isn't added again. */
	readonly jobID: string;
}

/**
 * The queue of the portal, on whichever server; it paces and schedules, the outbox holds the truth. A server that is
 * away makes adding fail and work wait, and hinders nothing else.
 */
export interface Warteschlange {
	fuegeHinzu(jobs: readonly NeuerJob[]): Promise<void>;
	/** Keeps exactly these plans. */
	plane(arten: readonly Auftragsart[]): Promise<void>;
	/** Begins to work, as soon as the server is there. */
	arbeite(bearbeite: (name: string, daten: Auftragsdaten) => Promise<void>): void;
	/** Lets running jobs end. */
	stop(): Promise<void>;
}

const NAME = 'portal';
const GLEICHZEITIG = 8;
const SCHEMA = 'bullmq';

// A job that stays in the queue when it is done would keep its id taken, and the row couldn't be queued again.
const AUFTRAGSOPTIONEN = { removeOnComplete: true, removeOnFail: true, attempts: 1 };
// Stalled jobs belong to a killed worker; their rows decide what happens, so they may come back however often.
const ARBEITSOPTIONEN = { concurrency: GLEICHZEITIG, maxStalledCount: 1000, stalledInterval: 15_000 };

type Fehlermeldung = (fehler: Error) => void;
type Bearbeiter = (job: Job<Auftragsdaten>) => Promise<void>;
/** The part of the library's classes that is the same on both servers. */
interface Teile {
	readonly queue: {
		addBulk(jobs: { name: string; data: Auftragsdaten; opts: JobsOptions }[]): Promise<unknown>;
		upsertJobScheduler(
			id: string,
			plan: { pattern: string; tz: string },
			vorlage: { name: string; data: Auftragsdaten; opts: typeof AUFTRAGSOPTIONEN },
		): Promise<unknown>;
		getJobSchedulers(): Promise<readonly { name: string }[]>;
		removeJobScheduler(id: string): Promise<unknown>;
		close(): Promise<void>;
	};
	worker(bearbeite: Bearbeiter): { close(): Promise<void> };
	isErreichbar(): boolean;
	trenne(): Promise<void>;
}

export async function oeffneWarteschlange(ort: Queueort, melde: Fehlermeldung): Promise<Warteschlange> {
	const { queue, worker, isErreichbar, trenne } =
		ort.art === 'REDIS' ? aufRedis(ort.url, melde) : await aufPostgres(ort, melde);
	const laufende = new Set<Promise<void>>();
	let arbeiter: ReturnType<Teile['worker']> | null = null;
	return {
		async fuegeHinzu(jobs) {
			if (!jobs.length) return;
			await queue.addBulk(
				jobs.map(({ name, daten, jobID }) => ({ name, data: daten, opts: { ...AUFTRAGSOPTIONEN, jobId: jobID } })),
			);
		},
		async plane(arten) {
			const namen = arten.filter((art) => art.zeitplan).map((art) => art.name);
			for (const { name } of await queue.getJobSchedulers()) {
				if (!namen.includes(name)) await queue.removeJobScheduler(name);
			}
			for (const { name, zeitplan } of arten) {
				if (!zeitplan) continue;
				const plan = { pattern: zeitplan, tz: ZEITZONE };
				await queue.upsertJobScheduler(name, plan, { name, data: {}, opts: AUFTRAGSOPTIONEN });
			}
		},
		arbeite(bearbeite) {
			arbeiter = worker(({ name, data }) => {
				const arbeit = bearbeite(name, data).finally(() => laufende.delete(arbeit));
				laufende.add(arbeit);
				return arbeit;
			});
		},
		async stop() {
			// Without its server the library would wait for it; only what this process does itself is waited for then.
			if (isErreichbar()) {
				await arbeiter?.close();
				await queue.close();
			} else await Promise.allSettled(laufende);
			await trenne();
		},
	};
}

function aufRedis(url: string, melde: Fehlermeldung): Teile {
	// Adding must fail at once when Redis is away: the sweep comes back, a waiting caller would pile up.
	const zumHinzufuegen = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: true, connectTimeout: 5_000 });
	const zumArbeiten = new Redis(url, { maxRetriesPerRequest: null });
	for (const redis of [zumHinzufuegen, zumArbeiten]) redis.on('error', melde);
	const queue = new Queue<Auftragsdaten>(NAME, { connection: zumHinzufuegen });
	queue.on('error', melde);
	return {
		queue,
		worker(bearbeite) {
			const worker = new Worker<Auftragsdaten>(NAME, bearbeite, { ...ARBEITSOPTIONEN, connection: zumArbeiten });
			return worker.on('error', melde);
		},
		isErreichbar: () => zumArbeiten.status === 'ready',
		async trenne() {
			zumHinzufuegen.disconnect();
			zumArbeiten.disconnect();
		},
	};
}

/** For what is worked on, what is added meanwhile, and who listens. */
const VERBINDUNGEN = 2 * GLEICHZEITIG + 1;

async function aufPostgres(ort: { url: string; ownerUrl: string }, melde: Fehlermeldung): Promise<Teile> {
	await migriereQueue(ort.ownerUrl);
	const connection = new Pool({
		connectionString: imSchema(ort.url),
		max: VERBINDUNGEN,
		keepAlive: true,
		Client: Gefasst,
	});
	const queue = new Queue(NAME, { connection }, createPostgresBackend);
	queue.on('error', melde);
	return {
		queue,
		worker(bearbeite) {
			const worker = new Worker(NAME, bearbeite, { ...ARBEITSOPTIONEN, connection }, createPostgresBackend);
			return worker.on('error', melde);
		},
		isErreichbar: () => true,
		trenne: () => connection.end(),
	};
}

/**
 * The owner makes the tables; jobs work on them as `portal_app`, which also makes a sequence per queue when its first
 * job comes. By default privileges: that sequence isn't the owner's to grant.
 */
async function migriereQueue(ownerUrl: string): Promise<void> {
	await mitVerbindung(ownerUrl, async (client) => {
		await client.query(`create schema if not exists ${SCHEMA}`);
		await client.query(`grant usage, create on schema ${SCHEMA} to portal_app`);
		await client.query(`alter default privileges in schema ${SCHEMA} grant all on tables to portal_app`);
		await client.query(`alter default privileges in schema ${SCHEMA} grant all on sequences to portal_app`);
		await runMigrations(client, SCHEMA);
	});
}

/** Options in the address would win over those the library sets. */
function imSchema(url: string): string {
	const adresse = new URL(url);
	const bisher = adresse.searchParams.get('options');
	adresse.searchParams.set('options', `${bisher ? `${bisher} ` : ''}-c search_path=${SCHEMA}`);
	return adresse.href;
}
