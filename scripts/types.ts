import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { migriere } from '#migrations/migrate.ts';
import { ergaenzeListe } from './check/migrationen.ts';
import { startPostgres } from './postgres/postgres.ts';
import { tabellentypen } from './types/tabellentypen.ts';

const postgres = await startPostgres({ datenVerzeichnis: mkdtempSync(join(tmpdir(), 'types-')), fluechtig: true });
try {
	await migriere(postgres.ownerUrl);
	const { gelungen, ausgabe } = tabellentypen(postgres.ownerUrl);
	console.log(ausgabe);
	if (gelungen) ergaenzeListe(resolve(import.meta.dirname, '..'));
	else process.exitCode = 1;
} finally {
	await postgres.stop();
}
