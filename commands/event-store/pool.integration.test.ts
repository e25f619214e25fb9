import { afterAll, beforeAll, expect, test } from 'vitest';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { frischeDatenbank, type TestDatenbank } from '#scripts/test/datenbank.ts';
import { DatenbankUeberlastet } from './fehler.ts';
import { oeffnePool } from './pool.ts';

let datenbank: TestDatenbank;
beforeAll(async () => {
	datenbank = await frischeDatenbank();
	const name = new URL(datenbank.ownerUrl).pathname.slice(1);
	await mitClient(datenbank.ownerUrl, (client) => client.query(`alter database ${name} set timezone = 'Asia/Tokyo'`));
});
afterAll(() => datenbank.stop());

const WERTE = `select current_setting('work_mem') as speicher, current_setting('timezone') as zone, timestamptz '2026-01-31T12:00:00Z' as zeit,
	current_setting('statement_timeout') as frist, current_setting('lock_timeout') as sperre,
	current_setting('pg_trgm.strict_word_similarity_threshold') as schwelle`;

/** An address may set something itself, as one that takes on a role does. */
const mitEigenem = () => {
	const adresse = new URL(datenbank.appUrl);
	adresse.searchParams.set('options', '-c work_mem=8MB');
	return adresse.href;
};

test.each([
	['ANFRAGE', { frist: '15s', sperre: '8s' }],
	['AUFTRAG', { frist: '1min', sperre: '30s' }],
] as const)('%s: a connection is set alike, whatever the server and the address set', async (art, fristen) => {
	for (const [url, speicher] of [
		[datenbank.appUrl, '4MB'],
		[mitEigenem(), '8MB'],
	] as const) {
		const pool = oeffnePool(url, {}, art);
		const { rows } = await pool.query(WERTE);
		await pool.end();
		const immer = { speicher, zone: 'UTC', zeit: '2026-01-31T12:00:00.000Z', schwelle: '0.4' };
		expect(rows).toEqual([{ ...immer, ...fristen }]);
	}
});

test('sixty-four wait for a connection, whoever comes after them is told at once', async () => {
	const pool = oeffnePool(datenbank.appUrl, { max: 1 }, 'ANFRAGE');
	const belegt = await pool.connect();
	const wartende = Array.from({ length: 64 }, () => pool.query('select 1'));
	const beginn = performance.now();
	await expect(pool.query('select 1')).rejects.toBeInstanceOf(DatenbankUeberlastet);
	expect(performance.now() - beginn).toBeLessThan(3_000);
	belegt.release();
	expect((await Promise.all(wartende)).map(({ rowCount }) => rowCount)).toEqual(Array(64).fill(1));
	await pool.end();
});
