import type { Compilable, Kysely } from 'kysely';
import type { Aggregat } from '#domain/aggregat.ts';
import type { Aufgezeichnet, Ereignis } from '#domain/ereignis.ts';
import type { Ctx } from '#domain/kontext.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';
import type { OutboxZeile } from './umgebung.ts';

/** What a decision may do: read streams, say what happened, take unique values, leave mails and jobs behind. */
export interface Sitzung {
	readonly ctx: Ctx;
	/** Reference data and candidates; nothing read here is locked. */
	readonly db: Kysely<DB>;
	/**
	 * The state of a stream, read once and remembered; reads started together travel together. The object is the
	 * session's own: after `schreibe` it shows the state after. Unless `halten` is false (reference data), the commit
	 * succeeds only if the stream is still as it was read.
	 */
	lies<Z, E extends Ereignis>(aggregat: Aggregat<Z, E>, id: string, optionen?: { halten?: boolean }): Promise<Z>;
	/** Makes the commit depend on a stream that was read without being held. */
	halte(aggregat: Aggregat, id: string): void;
	/** Version of a stream that was read or written, with what was written so far; 0: it doesn't exist. */
	version(aggregat: Aggregat, id: string): number;
	/** Adds events to a stream. One that wasn't read must be new. Returns the state after. */
	schreibe<Z, E extends Ereignis>(aggregat: Aggregat<Z, E>, id: string, ereignisse: readonly E[]): Z;
	/** What was added to a stream so far. */
	geschrieben(aggregat: Aggregat, id: string): readonly Aufgezeichnet<Ereignis>[];
	/** Nothing was added to streams of other aggregates. */
	schreibtNur(aggregate: readonly Aggregat[]): boolean;
	/** Takes a unique value for a stream; `verstoss` is the answer when it belongs to another. */
	nimm(art: string, wert: string, aggregat: Aggregat, id: string, verstoss: Regelverstoss): void;
	/** Gives a unique value of this stream back. */
	gib(art: string, wert: string, aggregat: Aggregat, id: string): void;
	/** The next number of a range, from `ab` on: distinct, never reused, with gaps when the command fails. */
	naechsteNummer(schluessel: string, ab?: number): Promise<number>;
	outbox(zeile: OutboxZeile): void;
	/**
	 * A write to a technical table in the command's transaction; `sonst` refuses it unless exactly one row was met,
	 * `doppelt` where an index finds its values taken.
	 */
	tabelle(anweisung: Compilable, sonst?: Regelverstoss, doppelt?: Doppelt): void;
}

/** What it means when this unique index refuses a write. */
export interface Doppelt {
	readonly index: string;
	readonly verstoss: Regelverstoss;
}

/** A decision that is only tried. */
export interface Probe extends Sitzung {
	/** Gives up a stream, for the memory it takes, with what would have been written to it: it is as stored again. */
	vergiss(aggregat: Aggregat, id: string): void;
}
