import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ablage, ort } from '#commands/dateien/ablage.ts';
import { migriere } from '#migrations/migrate.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';

/** Where the dumps of releases lie; how they are made says abzug.ts. */
export const ABZUEGE = import.meta.dirname;
export const ENDUNG = '.sql.gz';
export const HOECHSTENS_BYTES = 400_000;
/** First line: the last migration of the release, as it is called today. */
export const KOPF = '-- bis: ';
/** Table of a dump with the bytes of files. */
export const DATEIEN = 'abzug_datei';

export const abzuege = (): string[] =>
	readdirSync(ABZUEGE)
		.filter((datei) => datei.endsWith(ENDUNG))
		.toSorted();

/** Makes of an empty database and an empty data directory what the release had left there. */
export async function lade(abzug: string, ownerUrl: string, datenVerzeichnis: string): Promise<void> {
	const text = gunzipSync(readFileSync(join(ABZUEGE, abzug))).toString();
	const [kopf = ''] = text.split('\n', 1);
	await migriere(ownerUrl, kopf.slice(KOPF.length));
	await mitClient(ownerUrl, async (client) => {
		await client.query(text);
		const { rows } = await client.query<{ id: string; inhalt: Buffer }>(`select id, inhalt from ${DATEIEN}`);
		for (const { id, inhalt } of rows) {
			const pfad = ort(ablage(datenVerzeichnis), id);
			mkdirSync(dirname(pfad), { recursive: true });
			writeFileSync(pfad, inhalt);
		}
		await client.query(`drop table ${DATEIEN}`);
		await client.query(SEQUENZEN_WEITER);
	});
}

/** A dump brings the rows and not where the numbers they drew have got to; a rebuild would wait for those that seem to come. */
const SEQUENZEN_WEITER = `
do $$ declare s record; begin
	for s in select pg_get_serial_sequence(quote_ident(table_name), column_name) as name, table_name, column_name
		from information_schema.columns where table_schema = 'public' and is_identity = 'YES'
	loop
		execute format('select setval(%L, max(%I)) from %I', s.name, s.column_name, s.table_name);
	end loop;
end $$`;
