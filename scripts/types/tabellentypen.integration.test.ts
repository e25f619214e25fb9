import { expect, test } from 'vitest';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { frischeDatenbank } from '#scripts/test/datenbank.ts';
import { tabellentypen } from './tabellentypen.ts';

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
