import { Kysely, PostgresDialect } from 'kysely';
import { type ClientConfig, Pool, type PoolClient, type QueryArrayConfig, type QueryConfig, types } from 'pg';
import type { DB } from '#migrations/db.ts';

const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** `2026-01-31 12:00:00.5+01`, as Postgres writes it, to ISO 8601 in UTC with milliseconds. */
export function iso(text: string): string {
	const mitMinuten = /[+-]\d\d$/.test(text) ? `${text}:00` : text;
	return new Date(mitMinuten.replace(' ', 'T')).toISOString();
}

/** Days and times stay strings: a Date of local midnight is how days get lost. */
const TYPEN: NonNullable<ClientConfig['types']> = {
	getTypeParser: (oid, format) => {
		if (oid === DATE) return (text: string) => text;
		if (oid === TIMESTAMPTZ) return iso;
		return types.getTypeParser(oid, format);
	},
};

/** A pool whose clients send statements without waiting for the answer to the one before. */
export function oeffnePool(url: string, optionen: { max?: number; idleTimeoutMillis?: number } = {}): Pool {
	const pool = new Pool({
		connectionString: url,
		pipeline: true,
		max: 16,
		statement_timeout: 60_000,
		idle_in_transaction_session_timeout: 60_000,
		types: TYPEN,
		...optionen,
	});
	// An idle connection that breaks is replaced on the next use; without a listener it would end the process.
	pool.on('error', () => {});
	return pool;
}

/** Kysely over the whole pool. */
export function kysely(pool: Pool): Kysely<DB> {
	return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
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
