import { Client } from 'pg';

/** A connection of its own, closed afterwards, with whatever is open on it. */
export async function mitVerbindung<T>(url: string, arbeite: (client: Client) => Promise<T>): Promise<T> {
	const client = new Client({ connectionString: url });
	await client.connect();
	try {
		return await arbeite(client);
	} finally {
		await client.end();
	}
}
