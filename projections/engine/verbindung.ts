import { Client } from 'pg';

/**
 * A connection that may break at any moment: what is asked over it is refused then. One that breaks while nobody
 * listens, as before a library that made it gets around to it, would end the process besides.
 */
export class Gefasst extends Client {
	override emit(was: string, ...womit: unknown[]): boolean {
		if (was === 'error' && this.listenerCount('error') === 0) return false;
		return (super.emit as (...alles: unknown[]) => boolean)(was, ...womit);
	}
}

/** So long a server may take to let somebody in; one that is gone without a word would do so forever. */
const VERBINDEN_MS = 10_000;

/** A connection of its own, closed afterwards, with whatever is open on it. */
export async function mitVerbindung<T>(url: string, arbeite: (client: Client) => Promise<T>): Promise<T> {
	const client = new Gefasst({ connectionString: url, connectionTimeoutMillis: VERBINDEN_MS });
	await client.connect();
	try {
		return await arbeite(client);
	} finally {
		await client.end();
	}
}
