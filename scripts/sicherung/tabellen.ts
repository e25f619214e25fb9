import type { Client } from 'pg';

/** A table of a backup with the columns that were written. */
export interface Tabelle {
	readonly name: string;
	readonly spalten: readonly string[];
}

// Projections are rebuilt; logins and remembered requests must not come back to life.
const AUSGELASSEN = [
	'projektion',
	'epoche',
	'referenzstand',
	'sitzung',
	'befehl',
	'lebenszeichen',
	'kysely_migration',
	'kysely_migration_lock',
];

/** The tables whose content can't be derived, by name. */
export async function tabellen(client: Client): Promise<Tabelle[]> {
	const { rows } = await client.query<Tabelle>(
		`select c.table_name as name, json_agg(c.column_name order by c.ordinal_position) as spalten
		from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
		where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
			and c.table_name <> all ($1) and c.table_name not in (select name from projektion)
		group by c.table_name order by c.table_name`,
		[AUSGELASSEN],
	);
	return rows;
}

/** Names of the migrations the database has gone through. */
export async function migrationen(client: Client): Promise<string[]> {
	const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
	return rows.map((r) => r.name);
}

/** Lets the generated ids go on behind the copied ones. */
export async function stelleZaehler(client: Client): Promise<void> {
	const { rows } = await client.query<{ tabelle: string; spalte: string }>(
		`select table_name as tabelle, column_name as spalte from information_schema.columns
		where table_schema = 'public' and is_identity = 'YES'`,
	);
	for (const { tabelle, spalte } of rows)
		await client.query(
			`select setval(pg_get_serial_sequence($1, $2), coalesce(max(${spalte}), 1), max(${spalte}) is not null) from ${tabelle}`,
			[tabelle, spalte],
		);
}
