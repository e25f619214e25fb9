import { Client } from 'pg';

/** So long a server may take to let somebody in; one that is gone without a word would do so forever. */
const VERBINDEN_MS = 10_000;

/** A connection of its own, closed afterwards, with whatever is open on it. */
export async function mitVerbindung<T>(url: string, arbeite: (client: Client) => Promise<T>): Promise<T> {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: VERBINDEN_MS });
	// When it breaks, whatever is asked over it is refused; without a listener it would end the process besides.
	client.on('error', () => {});
	await client.connect();
	try {
		return await arbeite(client);
	} finally {
		await client.end();
	}
}
