import type { Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Aggregat } from '#domain/aggregat.ts';
import type { Aufgezeichnet, Ereignis } from '#domain/ereignis.ts';
import type { Ctx } from '#domain/kontext.ts';
import type { DB } from '#projections/db.ts';
import { type Epochenstand, leseEpoche } from '#projections/engine/epoche.ts';
import type { Projektion } from '#projections/engine/projection.ts';
import type { Leser } from '#projections/queries/liste/leser.ts';
import { ProzessVeraltet } from './event-store/fehler.ts';
import type { Loeschung } from './event-store/loeschprotokoll.ts';
import { kysely, leser } from './event-store/pool.ts';
import type { Virenpruefung } from './netz/virenpruefung.ts';

/** A mail or job that a command leaves behind; ids only, never personal data. */
export interface OutboxZeile {
	readonly art: 'mail' | 'job';
	/** Template or name of the job. */
	readonly schluessel: string;
	readonly empfaenger?: object | null;
	readonly daten?: object;
	/** ISO time; default: at once. */
	readonly faelligAb?: string;
	/** What it tells of may still be taken back: it waits as long as the tenant says (versandVerzoegerung). */
	readonly wartet?: boolean;
	/** The event it comes from; filled in for reactions. */
	readonly stream?: string;
	readonly version?: number;
}

/** What follows from an event; pure. `zustand` is the state the command leaves behind. */
export type Reaktion = (
	ereignis: Aufgezeichnet<Ereignis>,
	zustand: unknown,
	aggregat: Aggregat,
	id: string,
) => readonly OutboxZeile[];

/** What commands run in: one per tenant and process. */
export interface Umgebung extends Leser {
	readonly pool: Pool;
	readonly db: Kysely<DB>;
	ctx(): Ctx;
	readonly projektionen: readonly Projektion[];
	readonly epoche: Epochenstand;
	readonly reaktion?: Reaktion;
	/** Called after a commit that wrote to the outbox, with what a command left: the worker needn't wait for its next poll. */
	readonly outboxGefuellt?: (hinterlassen?: readonly OutboxZeile[]) => void;
	/** Notes outside the database what the command is about to erase. */
	readonly vorLoeschung?: (loeschungen: readonly Loeschung[]) => Promise<void>;
	/** Looks into uploaded files; left out: nobody does. */
	readonly viren?: Virenpruefung;
	/** Tells of what failed for one of many. */
	readonly melde?: (fehler: unknown, wo: { readonly auftrag: string; readonly stream: string }) => void;
	/** Where the portal is found from outside when the tenant doesn't say. */
	readonly adresse?: string | null;
	/** Aborted when the process is to end: long jobs stop. */
	readonly ende?: AbortSignal;
	/** Whatever is commanded is taken back in the end. */
	readonly sandkasten?: Sandkasten;
}

/** One transaction that never commits, and what was left behind in it. */
export interface Sandkasten {
	readonly client: PoolClient;
	readonly hinterlassen: OutboxZeile[];
}

export type UmgebungTeile = Pick<
	Umgebung,
	| 'pool'
	| 'ctx'
	| 'projektionen'
	| 'reaktion'
	| 'outboxGefuellt'
	| 'vorLoeschung'
	| 'viren'
	| 'melde'
	| 'ende'
	| 'adresse'
>;

export async function erzeugeUmgebung(teile: UmgebungTeile): Promise<Umgebung> {
	const db = kysely(teile.pool);
	return { ...teile, ...leser(teile.pool, db), db, epoche: { wert: await epoche(teile) } };
}

/** After a cut-over: goes on when the code writes what the tables hold, otherwise the process has to exit. */
export async function ladeEpocheNeu(umgebung: Umgebung): Promise<void> {
	umgebung.epoche.wert = await epoche(umgebung);
}

async function epoche({ pool, projektionen }: UmgebungTeile): Promise<number> {
	const wert = await leseEpoche(pool, projektionen);
	if (wert === null) throw new ProzessVeraltet('Die Datenbank enthält andere Projektionen als dieses Programm');
	return wert;
}
