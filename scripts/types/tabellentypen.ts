import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const kyselyCodegen = fileURLToPath(new URL('cli/bin.js', import.meta.resolve('kysely-codegen')));
const ZIEL = join(resolve(import.meta.dirname, '../..'), 'migrations', 'db.ts');
// pg hands days and instants over as strings (commands/event-store/pool.ts).
const OPTIONEN = ['--dialect', 'postgres', '--date-parser', 'string', '--type-mapping', '{"timestamptz":"string"}'];

/** Writes migrations/db.ts after the tables of this database; with `vergleiche` only says whether it would change. */
export function tabellentypen(ownerUrl: string, { vergleiche = false } = {}): { gelungen: boolean; ausgabe: string } {
	const argumente = [...OPTIONEN, '--url', ownerUrl, '--out-file', ZIEL, ...(vergleiche ? ['--verify'] : [])];
	const { status, stdout, stderr } = spawnSync(process.execPath, [kyselyCodegen, ...argumente], { encoding: 'utf8' });
	return { gelungen: status === 0, ausgabe: stdout + stderr };
}
