import type { Pool, PoolClient } from 'pg';

/** Runs statements in one transaction on one connection; a connection that can't be rolled back is closed. */
export async function mitTransaktion<T>(pool: Pool, arbeit: (client: PoolClient) => Promise<T>): Promise<T> {
	const client = await pool.connect();
	let defekt = false;
	try {
		await client.query('begin');
		const ergebnis = await arbeit(client);
		await client.query('commit');
		return ergebnis;
	} catch (fehler) {
		await client.query('rollback').catch(() => {
			defekt = true;
		});
		throw fehler;
	} finally {
		client.release(defekt);
	}
}
