import { Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import {
	type Client,
	type ClientConfig,
	Pool,
	type PoolClient,
	type PoolConfig,
	type QueryArrayConfig,
	type QueryConfig,
	types,
} from 'pg';
import type { DB } from '#projections/db.ts';
import type { Leser } from '#projections/queries/liste/leser.ts';
import { AEHNLICHKEIT } from '#projections/queries/liste/suchbedingung.ts';
import { DatenbankUeberlastet } from './fehler.ts';
import { type Puls, puls } from './puls.ts';

const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** `2026-01-31 12:00:00.5+00`, as Postgres writes it in UTC, to ISO 8601 with milliseconds. */
function iso(text: string): string {
	const [tag = '', zeit = ''] = text.slice(0, -3).split(' ');
	const [sekunden = '', bruch = ''] = zeit.split('.');
	return `${tag}T${sekunden}.${bruch.slice(0, 3).padEnd(3, '0')}Z`;
}

/** Days and times stay strings: a Date of local midnight is how days get lost. */
const TYPEN: NonNullable<ClientConfig['types']> = {
	getTypeParser: (oid, format) => {
		if (oid === DATE) return (text: string) => text;
		if (oid === TIMESTAMPTZ) return iso;
		return types.getTypeParser(oid, format);
	},
};

export interface Poolgroesse extends Pick<PoolConfig, 'max' | 'idleTimeoutMillis'> {
	/** Each transaction may meet another connection of the server (PgBouncer): nothing is kept between two. */
	readonly durchPooler?: boolean;
}

/** Who waits: somebody in front of a screen, or a job in the night. */
export type Arbeitsart = 'ANFRAGE' | 'AUFTRAG';

/** How long it waits for a connection, for a lock, for an answer, and how long a transaction may stand open unused. */
const FRISTEN: Record<Arbeitsart, Required<Fristen>> = {
	ANFRAGE: {
		connectionTimeoutMillis: 8_000,
		lock_timeout: 8_000,
		statement_timeout: 15_000,
		idle_in_transaction_session_timeout: 60_000,
	},
	AUFTRAG: {
		connectionTimeoutMillis: 30_000,
		lock_timeout: 30_000,
		statement_timeout: 60_000,
		idle_in_transaction_session_timeout: 60_000,
	},
};
type Fristen = Pick<
	PoolConfig,
	'connectionTimeoutMillis' | 'lock_timeout' | 'statement_timeout' | 'idle_in_transaction_session_timeout'
>;

/** What each connection is set to, whoever opens it. */
export const verbindungswerte = (art: Arbeitsart): Readonly<Record<string, string>> => {
	const { connectionTimeoutMillis: _, ...fristen } = FRISTEN[art];
	const inMs = Object.entries(fristen).map(([name, ms]) => [name, `${ms}ms`] as const);
	return {
		timezone: 'UTC',
		'pg_trgm.strict_word_similarity_threshold': `${AEHNLICHKEIT}`,
		...Object.fromEntries(inMs),
	};
};

/** So many may wait for each connection; whoever comes after them is told at once to come again. */
const WARTENDE = 64;

/** A pool whose clients send statements without waiting for the answer to the one before. */
export function oeffnePool(
	url: string,
	{ max = 16, durchPooler = false, ...rest }: Poolgroesse = {},
	art: Arbeitsart = 'AUFTRAG',
): Pool {
	const herz = puls({ connectionString: url });
	const optionen = {
		connectionString: durchPooler ? url : mitWerten(url, verbindungswerte(art)),
		pipeline: true,
		max,
		connectionTimeoutMillis: FRISTEN[art].connectionTimeoutMillis,
		types: TYPEN,
		// Behind a pooler the connections are its own, and set by it.
		Client: durchPooler ? ohneNamen(herz.Client) : herz.Client,
		...rest,
	};
	const pool = new BegrenzterPool(optionen, herz, WARTENDE * max);
	pool.on('acquire', herz.begonnen);
	pool.on('release', (_, client) => herz.beendet(client));
	pool.on('remove', herz.beendet);
	// A connection that breaks, idle or in use, is replaced on the next use, and what was asked over it is refused;
	// without a listener it would end the process.
	pool.on('error', () => {});
	pool.on('connect', (client) => client.on('error', () => {}));
	return pool;
}

/** Beside what the address itself sets: of two lists of options the driver would take the address's alone. */
function mitWerten(url: string, werte: Readonly<Record<string, string>>): string {
	const adresse = new URL(url);
	const eigene = adresse.searchParams.get('options');
	const gesetzt = Object.entries(werte).map(([name, wert]) => `-c ${name}=${wert}`);
	adresse.searchParams.set('options', [...(eigene ? [eigene] : []), ...gesetzt].join(' '));
	return adresse.href;
}

/** A statement that is known by its name is so in one connection of the server only. */
const ohneNamen = (Basis: typeof Client): typeof Client =>
	class extends Basis {
		override query(...argumente: unknown[]): never {
			const [anweisung, ...weitere] = argumente;
			const istBefund = typeof anweisung === 'object' && anweisung !== null && !('submit' in anweisung);
			const namenlos = istBefund ? { ...anweisung, name: undefined } : anweisung;
			return (super.query as (...alle: unknown[]) => never)(namenlos, ...weitere);
		}
	};

type Rueckruf = Parameters<Pool['connect']>[0];

/** Refuses at once where waiting would be in vain. */
class BegrenzterPool extends Pool {
	readonly #herz: Puls;
	readonly #wartende: number;

	constructor(optionen: PoolConfig, herz: Puls, wartende: number) {
		super(optionen);
		this.#herz = herz;
		this.#wartende = wartende;
	}

	override connect(): Promise<PoolClient>;
	override connect(fertig: Rueckruf): void;
	override connect(fertig?: Rueckruf): Promise<PoolClient> | undefined {
		if (this.#herz.istWeg() || this.waitingCount >= this.#wartende) {
			const fehler = new DatenbankUeberlastet();
			if (!fertig) return Promise.reject(fehler);
			process.nextTick(fertig, fehler, undefined, () => {});
			return;
		}
		if (!fertig) return super.connect();
		super.connect(fertig);
	}

	override end(): Promise<void>;
	override end(fertig: () => void): void;
	override end(fertig?: () => void): Promise<void> | undefined {
		this.#herz.stop();
		if (!fertig) return super.end();
		super.end(fertig);
	}
}

/** Kysely over the whole pool; its statements are prepared once per connection, like our own. */
export const kysely = (pool: Pool): Kysely<DB> =>
	new Kysely<DB>({ dialect: new PostgresDialect({ pool: benannt(pool) }) });

/** Sends statements as one packet; unprepared, since a list's best plan depends on its filter. */
export function leser(pool: Pool, db: Kysely<DB>): Leser {
	const lies = async (...teile: readonly RawBuilder<unknown>[]) => {
		const anweisungen = teile.map((teil) => {
			const { sql: text, parameters } = teil.compile(db);
			return { text, values: [...parameters] };
		});
		const client = await pool.connect();
		try {
			return (await sende(client, anweisungen)).map((ergebnis) => ergebnis?.rows ?? []);
		} finally {
			client.release();
		}
	};
	return {
		async eine<A>(a: RawBuilder<A>) {
			const [x] = await lies(a);
			return (x ?? []) as A[];
		},
		async zusammen<A, B>(a: RawBuilder<A>, b: RawBuilder<B>) {
			const [x, y] = await lies(a, b);
			return [(x ?? []) as A[], (y ?? []) as B[]] as const;
		},
	};
}

function benannt(pool: Pool): Pool {
	const mitNamen = {
		connect: async () => {
			const client = await pool.connect();
			return {
				query: (text: string, values: unknown[]) => client.query({ ...benenne(text), text, values }),
				release: () => client.release(),
			};
		},
		end: () => pool.end(),
		options: pool.options,
	};
	return mitNamen as unknown as Pool;
}

/** So many texts are prepared; filters are endless, and each prepared statement costs memory in every connection. */
const BENANNTE = 200;
const namen = new Map<string, string>();

function benenne(text: string): { name?: string } {
	const name = namen.get(text);
	if (name) return { name };
	if (namen.size >= BENANNTE) return {};
	namen.set(text, `k${namen.size}`);
	return { name: namen.get(text) as string };
}

/** Kysely over one connection, to read inside its transaction. */
export function kyselyAuf(client: PoolClient): Kysely<DB> {
	const verbindung = { query: client.query.bind(client), release: () => {} };
	const pool = { connect: async () => verbindung, end: async () => {}, options: {} };
	return new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as Pool }) });
}

/** Sends several statements as one packet and waits for all answers; the first error is the cause, the rest follow from it. */
export async function sende(client: PoolClient, anweisungen: readonly (QueryConfig | QueryArrayConfig)[]) {
	const strom = client.connection.stream;
	strom.cork();
	const antworten = anweisungen.map((a) => client.query(a));
	strom.uncork();
	const ergebnisse = await Promise.allSettled(antworten);
	const fehler = ergebnisse.find((e) => e.status === 'rejected');
	if (fehler) throw fehler.reason;
	return ergebnisse.map((e) => (e as PromiseFulfilledResult<Awaited<(typeof antworten)[number]>>).value);
}
