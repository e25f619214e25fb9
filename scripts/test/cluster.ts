import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alsApp } from '#api/config.ts';
import { migriere } from '#migrations/migrate.ts';
import { startPostgres } from '#scripts/postgres/postgres.ts';
import { mitClient, mitDatenbank } from '#scripts/postgres/zugang.ts';

/** One cluster per run, with a migrated database that those of the test files are copied from, some by way of another. */
export default async function setup(): Promise<() => Promise<void>> {
	const cluster = await gestellt();
	const vorlage = `vorlage_${process.pid}`;
	await mitClient(cluster.ownerUrl, (client) => client.query(`create database ${vorlage}`));
	await migriere(mitDatenbank(cluster.ownerUrl, vorlage));
	Object.assign(process.env, { TEST_OWNER_URL: cluster.ownerUrl, TEST_APP_URL: cluster.url, TEST_VORLAGE: vorlage });
	return async () => {
		await mitClient(cluster.ownerUrl, async (client) => {
			const { rows } = await client.query<{ name: string }>(
				'select datname as name from pg_database where starts_with(datname, $1)',
				[vorlage],
			);
			for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
		});
		await cluster.stop();
	};
}

/** The server of `DATABASE_URL`, whose user may create databases, or else a throw-away one. */
async function gestellt() {
	const ownerUrl = process.env.DATABASE_URL;
	if (ownerUrl) return { ownerUrl, url: alsApp(ownerUrl), stop: async () => {} };
	return startPostgres({ datenVerzeichnis: mkdtempSync(join(tmpdir(), 'portal-test-')), fluechtig: true });
}
