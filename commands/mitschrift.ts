import type { Compilable, Kysely } from 'kysely';
import { type Aggregat, falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet, Ereignis, Metadata } from '#domain/ereignis.ts';
import type { Ctx } from '#domain/kontext.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { schreibeFort } from '#domain/statusmaschine.ts';
import type { DB } from '#projections/db.ts';
import type { Projektion, Zeile } from '#projections/engine/projection.ts';
import type { EindeutigZeile } from './event-store/append.ts';
import { LEER, type StreamInhalt } from './event-store/read.ts';
import { streamName } from './event-store/stream.ts';
import type { Doppelt, Probe } from './sitzung.ts';
import type { OutboxZeile, Reaktion } from './umgebung.ts';

/** How one attempt reads: from the pool, or inside the transaction that holds the locks. */
export interface Leser {
	readonly db: Kysely<DB>;
	streams(namen: readonly string[]): Promise<ReadonlyMap<string, StreamInhalt>>;
	nummer(schluessel: string, ab: number): Promise<number>;
}

/** A stream within one attempt. */
export interface Strom {
	readonly name: string;
	readonly id: string;
	readonly aggregat: Aggregat;
	readonly zustand: unknown;
	/** As read. */
	readonly version: number;
	readonly hash: Buffer;
	readonly gelesen: boolean;
	halten: boolean;
	/** Projection rows before the first event; null while nothing is written. */
	vorher: ReadonlyMap<Projektion, readonly Zeile[]> | null;
	readonly neu: Aufgezeichnet<Ereignis>[];
}

/** Records what one attempt at a decision read and wants written. */
export class Mitschrift implements Probe {
	readonly ctx: Ctx;
	readonly stroeme = new Map<string, Strom>();
	readonly belegt: (EindeutigZeile & { readonly verstoss: Regelverstoss })[] = [];
	readonly frei: EindeutigZeile[] = [];
	readonly outboxZeilen: OutboxZeile[] = [];
	readonly tabellen: {
		readonly anweisung: Compilable;
		readonly sonst: Regelverstoss | null;
		readonly doppelt: Doppelt | null;
	}[] = [];
	readonly meta: Metadata;
	readonly #leser: Leser;
	readonly #projektionen: readonly Projektion[];
	readonly #unterwegs = new Map<string, Promise<Strom>>();
	#runde: { readonly namen: string[]; readonly antwort: Promise<ReadonlyMap<string, StreamInhalt>> } | null = null;

	constructor(ctx: Ctx, meta: Metadata, leser: Leser, projektionen: readonly Projektion[]) {
		this.ctx = ctx;
		this.meta = meta;
		this.#leser = leser;
		this.#projektionen = projektionen;
	}

	get db(): Kysely<DB> {
		return this.#leser.db;
	}

	async lies<Z, E extends Ereignis>(aggregat: Aggregat<Z, E>, id: string, { halten = true } = {}): Promise<Z> {
		const name = streamName({ aggregat: aggregat.name, id });
		const strom = this.stroeme.get(name) ?? (await this.#hole(aggregat as Aggregat, id, name));
		strom.halten ||= halten;
		return strom.zustand as Z;
	}

	halte(aggregat: Aggregat, id: string): void {
		const strom = this.stroeme.get(streamName({ aggregat: aggregat.name, id }));
		if (!strom) throw new Error(`${aggregat.name}-${id} wurde nicht gelesen`);
		strom.halten = true;
	}

	#hole(aggregat: Aggregat, id: string, name: string): Promise<Strom> {
		let geholt = this.#unterwegs.get(name);
		if (!geholt) {
			geholt = this.#lade(aggregat, id, name);
			this.#unterwegs.set(name, geholt);
		}
		return geholt;
	}

	async #lade(aggregat: Aggregat, id: string, name: string): Promise<Strom> {
		const { version, hash, ereignisse } = (await this.#mitAnderen(name)).get(name) ?? LEER;
		const zustand = falte(aggregat, id, ereignisse);
		const strom = { name, id, aggregat, zustand, version, hash, gelesen: true, halten: false, vorher: null, neu: [] };
		this.stroeme.set(name, strom);
		return strom;
	}

	/** Streams asked for in the same tick share a round trip. */
	#mitAnderen(name: string): Promise<ReadonlyMap<string, StreamInhalt>> {
		if (!this.#runde) {
			const namen: string[] = [];
			const antwort = Promise.resolve().then(() => {
				this.#runde = null;
				return this.#leser.streams(namen);
			});
			this.#runde = { namen, antwort };
		}
		this.#runde.namen.push(name);
		return this.#runde.antwort;
	}

	version(aggregat: Aggregat, id: string): number {
		const strom = this.stroeme.get(streamName({ aggregat: aggregat.name, id }));
		return strom ? strom.version + strom.neu.length : 0;
	}

	vergiss(aggregat: Aggregat, id: string): void {
		const name = streamName({ aggregat: aggregat.name, id });
		this.stroeme.delete(name);
		this.#unterwegs.delete(name);
	}

	geschrieben(aggregat: Aggregat, id: string): readonly Aufgezeichnet<Ereignis>[] {
		return this.stroeme.get(streamName({ aggregat: aggregat.name, id }))?.neu ?? [];
	}

	schreibtNur(aggregate: readonly Aggregat[]): boolean {
		const namen = aggregate.map(({ name }) => name);
		return [...this.stroeme.values()].every(({ neu, aggregat }) => !neu.length || namen.includes(aggregat.name));
	}

	schreibe<Z, E extends Ereignis>(aggregat: Aggregat<Z, E>, id: string, ereignisse: readonly E[]): Z {
		const strom = this.#zumSchreiben(aggregat as Aggregat, id);
		if (ereignisse.length && !strom.vorher) strom.vorher = this.#zeilen(strom);
		for (const ereignis of ereignisse) {
			const version = strom.version + strom.neu.length + 1;
			const aufgezeichnet = { ...ereignis, version, meta: this.meta };
			strom.neu.push(aufgezeichnet);
			schreibeFort(strom.aggregat, strom.zustand, aufgezeichnet);
		}
		return strom.zustand as Z;
	}

	#zumSchreiben(aggregat: Aggregat, id: string): Strom {
		const name = streamName({ aggregat: aggregat.name, id });
		let strom = this.stroeme.get(name);
		if (strom) return strom;
		if (this.#unterwegs.has(name)) throw new Error(`${name} wird noch gelesen`);
		const zustand = aggregat.start(id);
		strom = {
			name,
			id,
			aggregat,
			zustand,
			version: 0,
			hash: LEER.hash,
			gelesen: false,
			halten: false,
			vorher: null,
			neu: [],
		};
		this.stroeme.set(name, strom);
		return strom;
	}

	#zeilen({ aggregat, zustand, version }: Strom): ReadonlyMap<Projektion, readonly Zeile[]> {
		const zeilen = new Map<Projektion, readonly Zeile[]>();
		for (const p of this.#projektionen)
			if (p.of.name === aggregat.name) zeilen.set(p, version === 0 ? [] : p.rows(zustand));
		return zeilen;
	}

	nimm(art: string, wert: string, aggregat: Aggregat, id: string, verstoss: Regelverstoss): void {
		this.belegt.push({ art, wert, stream: streamName({ aggregat: aggregat.name, id }), verstoss });
	}

	gib(art: string, wert: string, aggregat: Aggregat, id: string): void {
		this.frei.push({ art, wert, stream: streamName({ aggregat: aggregat.name, id }) });
	}

	naechsteNummer(schluessel: string, ab = 1): Promise<number> {
		return this.#leser.nummer(schluessel, ab);
	}

	outbox(zeile: OutboxZeile): void {
		this.outboxZeilen.push(zeile);
	}

	folgt(reaktion: Reaktion | undefined): OutboxZeile[] {
		if (!reaktion) return [...this.outboxZeilen];
		const ausStrom = (s: Strom) =>
			s.neu.flatMap((e) =>
				reaktion(e, s.zustand, s.aggregat, s.id).map((z) => ({ stream: s.name, version: e.version, ...z })),
			);
		return [...this.outboxZeilen, ...[...this.stroeme.values()].flatMap(ausStrom)];
	}

	tabelle(anweisung: Compilable, sonst?: Regelverstoss, doppelt?: Doppelt): void {
		this.tabellen.push({ anweisung, sonst: sonst ?? null, doppelt: doppelt ?? null });
	}
}
