import { afterAll, beforeAll, expect, test } from 'vitest';
import { frischeDatenbank, type TestDatenbank } from '#scripts/test/datenbank.ts';
import { mitVerbindung } from './verbindung.ts';

let datenbank: TestDatenbank;
beforeAll(async () => {
	datenbank = await frischeDatenbank();
});
afterAll(() => datenbank.stop());

// An error nobody listens for would end the process: Vitest sees it.
test('a connection that breaks refuses what is asked over it, and nothing else happens', async () => {
	const url = datenbank.ownerUrl;
	const { rows } = await mitVerbindung(url, async (client) => {
		const { rows: eigene } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
		const schlaf = expect(client.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57P01' });
		await mitVerbindung(url, (andere) => andere.query('select pg_terminate_backend($1)', [eigene[0]?.pid]));
		await schlaf;
		await expect(client.query('select 1')).rejects.toThrow();
		return mitVerbindung(url, (andere) => andere.query<{ eins: number }>('select 1 as eins'));
	});
	expect(rows).toEqual([{ eins: 1 }]);
});
