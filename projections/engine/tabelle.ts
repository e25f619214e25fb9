import type { Client } from 'pg';
import type { Projektion } from './projection.ts';

/** Creates the table of a projection without key and indexes, so that it can be filled fast. */
export async function erstelleTabelle(db: Client, projektion: Projektion, table: string): Promise<void> {
	const spalten = Object.entries(projektion.spalten).map(([name, typ]) => `${name} ${typ}`);
	await db.query(`create table ${table} (${spalten.join(', ')})`);
	await db.query(`grant select, insert, update, delete on ${table} to portal_app`);
}

/** Key and indexes get names of Postgres' choosing: those of the predecessor are still taken. */
export async function erstelleIndexe(db: Client, projektion: Projektion, table: string): Promise<void> {
	await db.query(`alter table ${table} add primary key (${projektion.key.join(', ')})`);
	for (const index of projektion.indexe) {
		const [, unique = '', rest] = /^(unique )?(.*)$/s.exec(index) as RegExpExecArray;
		await db.query(`create ${unique}index on ${table} ${rest}`);
	}
	await db.query(`analyze ${table}`);
}
