import { randomBytes } from 'node:crypto';
import { setTimeout as warte } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { mitClient, mitDatenbank } from './postgres-zugang.ts';

export interface TestDatenbank {
	readonly ownerUrl: string;
	readonly appUrl: string;
	/** Deletes it, also under open connections. */
	stop(): Promise<void>;
}

/** A migrated, empty database of its own on the run's cluster (scripts/test-cluster.ts). */
export const frischeDatenbank = (): Promise<TestDatenbank> => legeAn(`template ${process.env.TEST_VORLAGE}`);

/** One in which nothing has been migrated yet. */
export const leereDatenbank = (): Promise<TestDatenbank> => legeAn('');

async function legeAn(wie: string): Promise<TestDatenbank> {
	const { TEST_OWNER_URL: ownerUrl, TEST_APP_URL: appUrl } = process.env;
	if (!ownerUrl || !appUrl) throw new Error('Eine Datenbank gehört in einen Test *.integration.test.ts');
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
