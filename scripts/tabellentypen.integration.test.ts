import { expect, test } from 'vitest';
import { mitClient } from './postgres-zugang.ts';
import { tabellentypen } from './tabellentypen.ts';
import { frischeDatenbank } from './test-datenbank.ts';

test('migrations/db.ts says what the migrations make, and a further column would be noticed', async () => {
	const datenbank = await frischeDatenbank();
	try {
		expect(tabellentypen(datenbank.ownerUrl, { vergleiche: true })).toMatchObject({ gelungen: true });
		await mitClient(datenbank.ownerUrl, (client) => client.query('alter table outbox add column neu int'));
		expect(tabellentypen(datenbank.ownerUrl, { vergleiche: true })).toMatchObject({ gelungen: false });
	} finally {
		await datenbank.stop();
	}
});
