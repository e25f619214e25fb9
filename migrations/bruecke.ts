import { type Kysely, sql } from 'kysely';
import * as mailbetrieb from './0017_mailbetrieb.ts';

/*
 * Up to 4.3 migrations were numbered anew now and then. Data from the last such time on say under their old numbers what
 * was executed; here they get today's. Since then nothing that has landed changes (scripts/check/migrationen.ts).
 */

/** Executed under the first name, listed under the second today; null: it did nothing, and is gone. */
const FRUEHERE_NAMEN: Readonly<Record<string, string | null>> = {
	'0017_dokumentspec': null,
	'0018_signatur': null,
	'0019_mailbetrieb': '0017_mailbetrieb',
	'0020_download': '0018_download',
};

/** As migrations are called today. */
export const heutigeNamen = (namen: readonly string[]): string[] =>
	namen.flatMap((name) => (Object.hasOwn(FRUEHERE_NAMEN, name) ? (FRUEHERE_NAMEN[name] ?? []) : name));

/** Corrects the list of executed migrations; one that says nothing of the old names stays as it is. */
export async function gleicheNamenAb(db: Kysely<unknown>): Promise<void> {
	await db.transaction().execute(async (trx) => {
		if (!(await gibtEs(trx, 'kysely_migration'))) return;
		await sql`lock table kysely_migration in exclusive mode`.execute(trx);
		const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(trx);
		const alte = rows.filter(({ name }) => Object.hasOwn(FRUEHERE_NAMEN, name));
		if (alte.some(({ name }) => name === '0019_mailbetrieb')) await vervollstaendigeMailbetrieb(trx);
		for (const { name } of alte) {
			const heute = FRUEHERE_NAMEN[name];
			await (heute
				? sql`update kysely_migration set name = ${heute} where name = ${name}`
				: sql`delete from kysely_migration where name = ${name}`
			).execute(trx);
		}
	});
}

/** Executed under its old name while it was still empty, or before its last column. */
async function vervollstaendigeMailbetrieb(db: Kysely<unknown>): Promise<void> {
	if (await gibtEs(db, 'mail_sperre'))
		await sql`alter table outbox add column if not exists adress_hash bytea`.execute(db);
	else await mailbetrieb.up(db);
}

async function gibtEs(db: Kysely<unknown>, tabelle: string): Promise<boolean> {
	const { rows } = await sql<{ da: boolean }>`select to_regclass(${tabelle}) is not null as da`.execute(db);
	return rows[0]?.da === true;
}
