import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as warte } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { mitClient, mitDatenbank } from '#scripts/postgres/zugang.ts';

export interface TestDatenbank {
	readonly ownerUrl: string;
	readonly appUrl: string;
	/** Deletes it, also under open connections. */
	stop(): Promise<void>;
}

/** A migrated, empty database of its own on the run's cluster (scripts/test/cluster.ts). */
export const frischeDatenbank = (): Promise<TestDatenbank> => legeAn(`template ${vorlagen()}`);

/** The migrated database of this run; the names of its other templates begin with it. */
const vorlagen = () => process.env.TEST_VORLAGE;

/** One in which nothing has been migrated yet. */
export const leereDatenbank = (): Promise<TestDatenbank> => legeAn('');

/**
 * A copy of what `richteEin` makes of a migrated database. It does so once per run and name: all files that ask for the
 * same get the same rows, ids included.
 */
export async function kopieVon(
	name: string,
	richteEin: (ownerUrl: string) => Promise<unknown>,
): Promise<TestDatenbank> {
	const vorlage = `${vorlagen()}_${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
	await mitClient(cluster().ownerUrl, async (client) => {
		// Whoever comes second waits for the first; the lock ends with the connection.
		await client.query('select pg_advisory_lock(hashtext($1))', [vorlage]);
		if ((await client.query('select from pg_database where datname = $1', [vorlage])).rowCount) return;
		const baustelle = `${vorlage}_neu`;
		await client.query(`drop database if exists ${baustelle}`);
		await client.query(`create database ${baustelle} template ${vorlagen()}`);
		await richteEin(mitDatenbank(cluster().ownerUrl, baustelle));
		await client.query(`alter database ${baustelle} rename to ${vorlage}`);
	});
	return legeAn(`template ${vorlage}`);
}

/** Tells of no database in a test that isn't one of integration. */
function cluster() {
	const { TEST_OWNER_URL: ownerUrl, TEST_APP_URL: appUrl } = process.env;
	if (!ownerUrl || !appUrl) throw new Error('Eine Datenbank gehört in einen Test *.integration.test.ts');
	return { ownerUrl, appUrl };
}

async function legeAn(wie: string): Promise<TestDatenbank> {
	const { ownerUrl, appUrl } = cluster();
	const name = `test_${randomBytes(8).toString('hex')}`;
	await mitClient(ownerUrl, (client) => client.query(`create database ${name} ${wie}`));
	return {
		ownerUrl: mitDatenbank(ownerUrl, name),
		appUrl: mitDatenbank(appUrl, name),
		stop: () => loesche(ownerUrl, name),
	};
}

const GEDULD_MS = 10_000;
const INSUFFICIENT_PRIVILEGE = '42501';

/** The server's own upkeep of a table, and a connection of `portal_app` just closed, the owner can only wait for. */
export async function loesche(ownerUrl: string, name: string): Promise<void> {
	for (const ende = Date.now() + GEDULD_MS; ; ) {
		try {
			await mitClient(ownerUrl, (client) => client.query(`drop database ${name} with (force)`));
			return;
		} catch (fehler) {
			const nichtUnsere = fehler instanceof DatabaseError && fehler.code === INSUFFICIENT_PRIVILEGE;
			if (!nichtUnsere || Date.now() > ende) throw fehler;
			await warte(100);
		}
	}
}
