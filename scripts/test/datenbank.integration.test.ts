import { afterAll, beforeAll, expect, test } from 'vitest';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { frischeDatenbank, type TestDatenbank } from './datenbank.ts';

let eine: TestDatenbank;
let andere: TestDatenbank;
beforeAll(async () => {
	[eine, andere] = await Promise.all([frischeDatenbank(), frischeDatenbank()]);
});
afterAll(() => Promise.all([eine.stop(), andere.stop()]));

test('each has the tables and nothing of the other', async () => {
	await mitClient(eine.ownerUrl, (client) => client.query('create table nur_hier (x int)'));
	const gibtEs = (url: string, tabelle: string) =>
		mitClient(url, async (client) => {
			const { rows } = await client.query<{ ja: boolean }>('select to_regclass($1) is not null as ja', [tabelle]);
			return rows[0]?.ja;
		});
	expect(await gibtEs(andere.ownerUrl, 'event')).toBe(true);
	expect(await gibtEs(andere.ownerUrl, 'nur_hier')).toBe(false);
});

test('requests sign in as portal_app, which cannot edit events', async () => {
	const wer = await mitClient(eine.appUrl, (client) => client.query<{ wer: string }>('select current_user as wer'));
	expect(wer.rows).toEqual([{ wer: 'portal_app' }]);
	for (const sql of ["update event set type = 'x'", 'delete from event', 'truncate event']) {
		await expect(mitClient(eine.appUrl, (client) => client.query(sql))).rejects.toThrow(/permission denied/);
	}
});

test('text sorts the German way', async () => {
	const sql = `select w from unnest(array['Zebra', 'Ärger', 'arm', 'Öl', 'offen']) as w order by w`;
	const { rows } = await mitClient(eine.appUrl, (client) => client.query<{ w: string }>(sql));
	expect(rows.map(({ w }) => w)).toEqual(['Ärger', 'arm', 'offen', 'Öl', 'Zebra']);
});
