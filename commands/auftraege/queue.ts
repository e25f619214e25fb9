import { createPostgresBackend, type Processor, Queue, runMigrations, WaitingError, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { AuftragUnterbrochen } from '#commands/jedes.ts';
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
 * The queue of the portal, on whichever server; it paces, schedules, gives back and repeats what is planned, the outbox
 * holds the truth of all else (docs/adr/0018-auftraege.md). A server that is away makes adding fail and work wait, and
 * hinders nothing else.
 */
export interface Warteschlange {
	fuegeHinzu(jobs: readonly NeuerJob[]): Promise<void>;
	/** Keeps exactly these plans, each for each tenant; asked again, it makes up for those that the server has lost. */
	plane(arten: readonly Auftragsart[], mandanten: readonly string[]): Promise<void>;
	/** Begins to work, as soon as the server is there. What it throws stays with the server for a while: ids and kinds. */
	arbeite(bearbeite: (name: string, daten: Auftragsdaten) => Promise<void>): void;
	/** Lets running jobs end. */
	stop(): Promise<void>;
}

const NAME = 'portal';
const GLEICHZEITIG = 8;
const SCHEMA = 'bullmq';

// A job that stays in the queue when it is done would keep its id taken, and the row couldn't be queued again.
const AUFTRAGSOPTIONEN = { removeOnComplete: true, removeOnFail: true };
/** What is planned has no row that says when it is tried again: after 1, 2, 4, 8 and 16 minutes. */
const PLANOPTIONEN = { ...AUFTRAGSOPTIONEN, attempts: 6, backoff: { type: 'exponential', delay: 60_000 } };
// Stalled jobs belong to a killed worker; their rows decide what happens, so they may come back however often.
const ARBEITSOPTIONEN = { concurrency: GLEICHZEITIG, maxStalledCount: 1000, stalledInterval: 15_000 };

type Fehlermeldung = (fehler: Error) => void;
/** The part of the library's classes that is the same on both servers. */
interface Teile {
	readonly queue: Pick<
		Queue<Auftragsdaten>,
		'addBulk' | 'upsertJobScheduler' | 'getJobSchedulers' | 'removeJobScheduler' | 'close'
	>;
	worker(bearbeite: Processor<Auftragsdaten, void>): Pick<Worker, 'close' | 'pause'>;
	isErreichbar(): boolean;
	trenne(): Promise<void>;
}

export async function oeffneWarteschlange(ort: Queueort, melde: Fehlermeldung): Promise<Warteschlange> {
	const { queue, worker, isErreichbar, trenne } =
		ort.art === 'REDIS' ? aufRedis(ort.url, melde) : await aufPostgres(ort, melde);
	const laufende = new Set<Promise<void>>();
	const geplant = new Set<string>();
	let arbeiter: ReturnType<Teile['worker']> | null = null;
	return {
		async fuegeHinzu(jobs) {
			if (!jobs.length) return;
			await queue.addBulk(
				jobs.map(({ name, daten, jobID }) => ({ name, data: daten, opts: { ...AUFTRAGSOPTIONEN, jobId: jobID } })),
			);
		},
		async plane(arten, mandanten) {
			const vorhanden = new Set((await queue.getJobSchedulers()).map(({ key }) => key));
			const plaene = arten.flatMap(({ name, zeitplan: pattern }) =>
				pattern ? mandanten.map((mandant) => ({ id: `${mandant}-${name}`, name, pattern, mandant })) : [],
			);
			// Only at first: a newer version that runs beside this one has plans of its own.
			const fremde = geplant.size ? [] : [...vorhanden].filter((key) => !plaene.some(({ id }) => id === key));
			for (const id of fremde) await queue.removeJobScheduler(id);
			for (const { id, name, pattern, mandant } of plaene) {
				if (geplant.has(id) && vorhanden.has(id)) continue;
				const auftrag = { name, data: { mandant }, opts: PLANOPTIONEN };
				await queue.upsertJobScheduler(id, { pattern, tz: ZEITZONE }, auftrag);
				geplant.add(id);
			}
		},
		arbeite(bearbeite) {
			arbeiter = worker(async (job, token) => {
				const arbeit = bearbeite(job.name, job.data).finally(() => laufende.delete(arbeit));
				laufende.add(arbeit);
				try {
					await arbeit;
				} catch (fehler) {
					if (!(fehler instanceof AuftragUnterbrochen)) throw fehler;
					// This process ends: what it gives back isn't for itself.
					await arbeiter?.pause(true);
					await job.moveToWait(token);
					throw new WaitingError();
				}
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
