import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kysely, oeffnePool } from '#commands/event-store/pool.ts';
import { REFERENZTABELLEN } from '#projections/engine/referenzstand.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { type Fragend, type Testportal, testportal } from '../portal.fixture.ts';

/** What a command costs the database, and that what is kept between two of them is never older than the database. */

let t: Testportal;
let traeger: Fragend;
/** Of one call: what others do meanwhile isn't its own. */
const mitschrift = new AsyncLocalStorage<string[]>();
beforeAll(async () => {
	t = await testportal();
	schreibeMit(t.portal.umgebung.pool);
	traeger = await t.als('traeger@demo.test');
}, 120_000);
afterAll(() => t.stop());

/** Every statement, begin and commit included. */
function schreibeMit(pool: Pool): void {
	const gesehen = new WeakSet<object>();
	pool.on('acquire', (client) => {
		if (gesehen.has(client)) return;
		gesehen.add(client);
		const frage = client.query.bind(client) as (...alle: unknown[]) => unknown;
		client.query = ((...alle: unknown[]) => {
			const [anweisung] = alle as [string | { readonly text: string }];
			mitschrift.getStore()?.push(typeof anweisung === 'string' ? anweisung : anweisung.text);
			return frage(...alle);
		}) as typeof client.query;
	});
}

async function anweisungenVon<T>(tue: () => Promise<T>): Promise<[T, string[]]> {
	const gefragt: string[] = [];
	return [await mitschrift.run(gefragt, tue), gefragt];
}

const einer = async (bedingung: string): Promise<string> => {
	const { rows } = await t.portal.umgebung.pool.query<{ id: string }>(
		`select w.id from wunsch w join freiwilliger f on f.id = w.freiwilliger_id where ${bedingung} order by w.id limit 1`,
	);
	return rows[0]?.id ?? '';
};
const akteDes = async (wunschID: string): Promise<string> => {
	const { rows } = await t.portal.umgebung.pool.query<{ id: string }>(
		'select freiwilliger_id as id from wunsch where id = $1',
		[wunschID],
	);
	return rows[0]?.id ?? '';
};

describe('a command asks the database so many times, its answer included', () => {
	it('a remark: session, file, reference data, quotas, writing', async () => {
		const akte = await akteDes(await einer('w.status = 2000'));
		const schreibe = () => traeger('POST', `/v1/freiwilliger/${akte}/historie`, { text: 'Ruft zurück.' });
		await schreibe();
		const [antwort, anweisungen] = await anweisungenVon(schreibe);
		expect([antwort.status, anweisungen.length]).toEqual([201, 5]);
		const [neuestes] = (await traeger('GET', `/v1/freiwilliger/${akte}/historie`)).data as object[];
		expect(antwort.data).toEqual(neuestes);
	});

	it.each([
		['contact', 'w.status = 0 and f.status = 2000', 'contact', {}, 7],
		[
			'negotiation',
			'w.status = 2000 and f.status = 2100 and w.betreuer_user_id is not null and w.dienstart_id is not null',
			'verhandlung',
			{},
			7,
		],
		['refusal', 'w.status = 0 and f.status = 2000', 'decline', { grund: 'Alle Plätze sind vergeben.' }, 7],
	])('a %s', async (_, bedingung, schritt, eingabe, hoechstens) => {
		const wunsch = await einer(bedingung);
		const akte = await akteDes(wunsch);
		const [antwort, anweisungen] = await anweisungenVon(() =>
			traeger('POST', `/v1/freiwilliger/wunsch/${wunsch}/${schritt}`, eingabe),
		);
		expect([antwort.status, antwort.error]).toEqual([200, undefined]);
		expect(anweisungen.length, anweisungen.join('\n')).toBeLessThanOrEqual(hoechstens);
		const { wuensche } = (await traeger('GET', `/v1/freiwilliger/${akte}`)).data as { wuensche: { id: string }[] };
		expect(antwort.data).toEqual(wuensche.find(({ id }) => id === wunsch));
	});

	it('a change of the file', async () => {
		const akte = await akteDes(await einer('w.status = 2000'));
		const [antwort, anweisungen] = await anweisungenVon(() =>
			traeger('PUT', `/v1/freiwilliger/${akte}`, { mobil: '0151 12345678' }),
		);
		expect([antwort.status, antwort.error]).toEqual([200, undefined]);
		expect(anweisungen.length, anweisungen.join('\n')).toBeLessThanOrEqual(7);
		expect(antwort.data).toEqual((await traeger('GET', `/v1/freiwilliger/${akte}`)).data);
	});

	it('one with a key looks for its first success as well', async () => {
		const akte = await akteDes(await einer('w.status = 2000'));
		const schreibe = () =>
			traeger(
				'POST',
				`/v1/freiwilliger/${akte}/historie`,
				{ text: 'Einmal' },
				{ 'idempotency-key': 'bemerkung-einmal' },
			);
		const [erste, anweisungen] = await anweisungenVon(schreibe);
		expect([erste.status, anweisungen.length]).toEqual([201, 6]);
		expect((await schreibe()).data).toEqual(erste.data);
	});
});

describe('reference data that is kept', () => {
	const NICHTS = { adresseIDs: [], benutzerIDs: [] };
	const kuerzel = async (pool: Pool) => (await ladeReferenz(kysely(pool), NICHTS)).parameter.mandantKurzBezeichnung;
	const setze = (wort: string) =>
		sql`update parameter set referenz = jsonb_set(referenz, '{mandantKurzBezeichnung}', to_jsonb(${wort}::text))`;

	it('is read once', async () => {
		const { pool } = t.portal.umgebung;
		await kuerzel(pool);
		expect((await anweisungenVon(() => kuerzel(pool)))[1]).toHaveLength(1);
	});

	it('is as new as the database, whoever changes it over whatever connection', async () => {
		const { pool } = t.portal.umgebung;
		const anderer = oeffnePool(String(pool.options.connectionString));
		const vorher = await kuerzel(pool);
		for (const wort of ['A', 'B', vorher, 'C', vorher]) {
			await setze(wort).execute(kysely(anderer));
			expect([await kuerzel(pool), await kuerzel(anderer)]).toEqual([wort, wort]);
		}
		await anderer.end();
	});

	it('never holds what a transaction takes back, nor anything its reader cannot see yet', async () => {
		const { db } = t.portal.umgebung;
		const draussen = await ladeReferenz(db, NICHTS);
		const zurueck = new Error('zurück');
		const versuch = db.transaction().execute(async (tx) => {
			for (const wort of ['X', 'Y']) {
				await setze(wort).execute(tx);
				expect((await ladeReferenz(tx, NICHTS)).parameter.mandantKurzBezeichnung).toBe(wort);
				expect((await ladeReferenz(db, NICHTS)).parameter).toEqual(draussen.parameter);
			}
			throw zurueck;
		});
		await expect(versuch).rejects.toBe(zurueck);
		expect((await ladeReferenz(db, NICHTS)).parameter).toEqual(draussen.parameter);
	});

	it('is observed in every table it comes from', async () => {
		const { pool, db } = t.portal.umgebung;
		await sql`update referenzstand set wert = gen_random_uuid()`.execute(db);
		const [, anweisungen] = await anweisungenVon(() => kuerzel(pool));
		const gelesen = [...String(anweisungen[1]).matchAll(/from (\w+)/g)].map(([, tabelle]) => tabelle as string);
		const immer = ['adresse', 'benutzer', 'referenzstand'];
		expect([...new Set(gelesen)].filter((tabelle) => !immer.includes(tabelle)).sort()).toEqual([...REFERENZTABELLEN]);
		const { rows } = await pool.query<{ tabelle: string }>(
			`select tgrelid::regclass::text as tabelle from pg_trigger where tgname = 'referenzstand' order by 1`,
		);
		expect(rows.map(({ tabelle }) => tabelle)).toEqual([...REFERENZTABELLEN]);
	});
});
