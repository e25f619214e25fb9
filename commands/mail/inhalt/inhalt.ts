import { once } from 'node:events';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as warte } from 'node:timers/promises';
import type { Uebergabe } from '../versand.ts';

/**
 * A message on its way to a mail server that holds its end back, the line with the dot: without that it counts for
 * nothing. Everything else is with the operating system by then, so that the end leaves with a single call, at the
 * moment `uebergib` chooses.
 */
export class Inhalt extends PassThrough {
	readonly #roh: Buffer;
	readonly #socket: () => Socket;
	readonly #uebergib: Uebergabe;

	constructor(roh: Buffer, socket: () => Socket, uebergib: Uebergabe) {
		super();
		this.#roh = roh;
		this.#socket = socket;
		this.#uebergib = uebergib;
	}

	/** Called once the server has answered DATA with 354. `ziel` writes to the socket and adds the dot when it ends. */
	override pipe<T extends NodeJS.WritableStream>(ziel: T): T {
		this.#reiche(ziel as unknown as PassThrough).catch((fehler) => this.destroy(fehler));
		return ziel;
	}

	async #reiche(ziel: PassThrough): Promise<void> {
		const socket = this.#socket();
		ziel.write(this.#roh);
		// Neither stream says when its last byte has left, unless it had been full.
		while (!this.destroyed && ziel.writableLength + ziel.readableLength + socket.writableLength) await warte(1);
		if (this.destroyed) return;
		socket.cork();
		ziel.end();
		await once(ziel, 'end');
		await this.#uebergib(() => socket.uncork());
	}
}
