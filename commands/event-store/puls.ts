import { Client, type ClientConfig, DatabaseError } from 'pg';
import { nachSchlaegen } from '../geduld.ts';

/** After so long without an answer the server may be gone. */
const GEDULD_MS = 2_000;
const TAKT_MS = 500;
/** So long the server may take for a sign of life. */
const LEBENSZEICHEN_MS = 1_500;

/** Watches over the connections of a pool. */
export interface Puls {
	/** The class of the connections; without it they aren't seen. */
	readonly Client: typeof Client;
	/** No sign of life came when the server was last asked for one. */
	istWeg(): boolean;
	/** Somebody waits for this connection from now on, until `beendet`. */
	begonnen(client: Client): void;
	beendet(client: Client): void;
	stop(): void;
}

/**
 * Tells a slow statement from a server that is gone without a word (stopped, cut off): while something is waited for,
 * it asks for a sign of life over a connection of its own. Where none comes, all connections are broken off, so that
 * whoever waits learns of it in seconds instead of never.
 */
export function puls(config: ClientConfig): Puls {
	const alle = new Set<Client>();
	const wartend = new Map<Client, number>();
	let weg = false;
	let fragt = false;

	class Beobachtet extends Client {
		constructor(eigene?: ClientConfig) {
			super(eigene);
			alle.add(this);
			wartend.set(this, performance.now());
			this.once('connect', () => wartend.delete(this));
			this.once('end', () => {
				alle.delete(this);
				wartend.delete(this);
			});
		}
	}

	const fuehle = async () => {
		const grenze = performance.now() - GEDULD_MS;
		if (fragt || !(weg || [...wartend.values()].some((seit) => seit < grenze))) return;
		fragt = true;
		weg = !(await lebt(config));
		if (weg) for (const client of alle) client.connection.stream.destroy();
		fragt = false;
	};
	const takt = setInterval(fuehle, TAKT_MS).unref();
	return {
		Client: Beobachtet,
		istWeg: () => weg,
		begonnen: (client) => wartend.set(client, performance.now()),
		beendet: (client) => wartend.delete(client),
		stop: () => clearInterval(takt),
	};
}

/** Whether the server says anything at all, be it a refusal. */
async function lebt(config: ClientConfig): Promise<boolean> {
	const client = new Client(config);
	client.on('error', () => {});
	const lasse = nachSchlaegen(LEBENSZEICHEN_MS, () => client.connection.stream.destroy());
	try {
		await client.connect();
		await client.query('select 1');
		return true;
	} catch (fehler) {
		return fehler instanceof DatabaseError;
	} finally {
		lasse();
		client.connection.stream.destroy();
	}
}
