import type { Client } from 'pg';
import { importiereStreams } from '#commands/event-store/massenimport.ts';
import { falte } from '#domain/aggregat.ts';
import type { Fuelle } from '#projections/engine/rebuild.ts';
import type { Ernte, Welt } from './welt.ts';

/** So many states are folded before their rows are written. */
const JE_TABELLE = 2_000;

/** Writes what was harvested while the next portion is being played. */
export class Speicher {
	readonly client: Client;
	readonly #fuelle: Fuelle;
	#laufend: Promise<void> = Promise.resolve();
	#ereignisse = 0;

	constructor(client: Client, fuelle: Fuelle) {
		this.client = client;
		this.#fuelle = fuelle;
	}

	/** Resolves when the harvest before this one is written: no more than one waits in memory. */
	async nimm(ernte: ReturnType<Welt['ernte']>): Promise<void> {
		await this.#laufend;
		this.#laufend = this.#schreibe(ernte);
		// Who waits for it hears of a failure; until then it isn't an unhandled one.
		this.#laufend.catch(() => {});
	}

	/** Everything is written; how many events that were. */
	async fertig(): Promise<number> {
		await this.#laufend;
		return this.#ereignisse;
	}

	async #schreibe({ streams, belegt }: ReturnType<Welt['ernte']>): Promise<void> {
		this.#ereignisse += await importiereStreams(this.client, streams, belegt);
		for (const [aggregat, seine] of Map.groupBy(streams, (s) => s.aggregat.name))
			for (let i = 0; i < seine.length; i += JE_TABELLE)
				await this.#fuelle(aggregat, seine.slice(i, i + JE_TABELLE).map(stand));
	}
}

/** Folded as a rebuild does it: of a seal the event is completed after it was decided. */
const stand = ({ aggregat, id, ereignisse }: Ernte): unknown => falte(aggregat, id, ereignisse);
