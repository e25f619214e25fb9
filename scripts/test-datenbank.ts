import { randomBytes } from 'node:crypto';
import { mitClient } from './postgres-zugang.ts';

export interface TestDatenbank {
	readonly ownerUrl: string;
	readonly appUrl: string;
	/** Deletes it, also under open connections. */
	stop(): Promise<void>;
}

export function mitDatenbank(url: string, datenbank: string): string {
	const adresse = new URL(url);
	adresse.pathname = `/${datenbank}`;
	return adresse.href;
}

/** A migrated, empty database of its own on the run's cluster (scripts/test-cluster.ts). */
export async function frischeDatenbank(): Promise<TestDatenbank> {
	const { TEST_OWNER_URL: ownerUrl, TEST_APP_URL: appUrl, TEST_VORLAGE: vorlage } = process.env;
	if (!ownerUrl || !appUrl) throw new Error('frischeDatenbank() gehört in einen Test *.integration.test.ts');
	const name = `test_${randomBytes(8).toString('hex')}`;
	await mitClient(ownerUrl, (client) => client.query(`create database ${name} template ${vorlage}`));
	return {
		ownerUrl: mitDatenbank(ownerUrl, name),
		appUrl: mitDatenbank(appUrl, name),
		stop: async () => {
			await mitClient(ownerUrl, (client) => client.query(`drop database ${name} with (force)`));
		},
	};
}
