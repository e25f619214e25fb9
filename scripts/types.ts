import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migriere } from '#migrations/migrate.ts';
import { startPostgres } from './postgres.ts';
import { tabellentypen } from './tabellentypen.ts';

const postgres = await startPostgres({ datenVerzeichnis: mkdtempSync(join(tmpdir(), 'types-')), fluechtig: true });
try {
	await migriere(postgres.ownerUrl);
	const { gelungen, ausgabe } = tabellentypen(postgres.ownerUrl);
	console.log(ausgabe);
	if (!gelungen) process.exitCode = 1;
} finally {
	await postgres.stop();
}
