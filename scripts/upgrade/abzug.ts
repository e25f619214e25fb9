/*
 * Makes the dump of a release that every later version is tried on: a small tenant as that release made it.
 *
 *   git worktree add ../alt <commit>, install its packages there, then: node scripts/upgrade/abzug.ts ../alt <release>
 *
 * Its own programs fill the database and its projections; of the streams as many stay as it takes to have every event of
 * every version. The tables that migrations make are made by them again, up to the release; those of projections come
 * with the dump.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { ablage, ort } from '#commands/dateien/ablage.ts';
import { heutigeNamen } from '#migrations/bruecke.ts';
import { startPostgres } from '#scripts/postgres/postgres.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { ABZUEGE, DATEIEN, ENDUNG, HOECHSTENS_BYTES, KOPF } from './laden.ts';

async function kuerze(client: Client): Promise<void> {
	const { rows } = await client.query<{ stream: string; arten: string[]; umfang: number }>(
		`select stream, array_agg(distinct type || ' ' || schema) as arten, count(*)::int as umfang
		from event group by stream order by count(*), stream`,
	);
	const bleiben = new Set<string>();
	const gesehen = new Set<string>();
	// The shortest first: of one that tells nothing new only signed documents are kept, for whoever tests their seal.
	for (const { stream, arten } of rows) {
		if (arten.every((art) => gesehen.has(art))) continue;
		bleiben.add(stream);
		for (const art of arten) gesehen.add(art);
	}
	await client.query(`create table bleibt as select name from stream where name = any ($1)`, [[...bleiben]]);
	for (const anweisung of KUERZEN) await client.query(anweisung);
}

const KUERZEN = [
	`insert into bleibt select distinct name from (
		select 'User-' || coalesce(facts ->> 'userID', facts ->> 'betreuerUserID') as name from event where stream in (table bleibt)
		union select 'Adresse-' || coalesce(facts ->> 'einsatzortID', facts ->> 'einsatzstelleID') from event where stream in (table bleibt)
		union select 'DokumentSpec-' || (facts ->> 'specID') from event where stream in (table bleibt)
	) gemeint where name in (select name from stream) and name not in (table bleibt)`,
	`delete from event where stream not in (table bleibt)`,
	`delete from event_person where stream not in (table bleibt)`,
	`delete from stream where name not in (table bleibt)`,
	`delete from eindeutig where stream not in (table bleibt)`,
	`delete from kennwort where 'User-' || user_id not in (table bleibt)`,
	`delete from outbox where not (schluessel = 'dokument-besiegeln' and 'Akte-' || (daten ->> 'freiwilligerID') in (table bleibt))
		and id not in (select distinct on (art, schluessel, status) id from outbox order by art, schluessel, status, id)`,
	`delete from upload where id::text not in (select coalesce(facts ->> 'uploadID', '') from event)`,
	`drop table bleibt`,
];

async function schreibe(client: Client, datenVerzeichnis: string): Promise<string> {
	const { rows: ausgefuehrt } = await client.query<{ name: string }>('select name from kysely_migration order by name');
	const bis = heutigeNamen(ausgefuehrt.map((zeile) => zeile.name))
		.toSorted()
		.at(-1);
	const teile = [`${KOPF}${bis}`];
	const { rows: projektionen } = await client.query<{ name: string }>('select name from projektion order by name');
	for (const { name: tabelle } of projektionen) teile.push(await bauplan(client, tabelle));
	const { rows: tabellen } = await client.query<{ name: string; spalten: string }>(SPALTEN);
	for (const tabelle of tabellen) teile.push(await zeilen(client, tabelle));
	teile.push(await signierteDateien(client, datenVerzeichnis));
	return `${teile.join('\n')}\n`;
}

const SPALTEN = `
select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as spalten
from information_schema.columns join information_schema.tables using (table_schema, table_name)
where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
	and table_name not in ('kysely_migration_lock', 'befehl')
group by table_name order by table_name`;

/** Of a projection, whose table no migration makes. */
async function bauplan(client: Client, tabelle: string): Promise<string> {
	const { rows: spalten } = await client.query<{ spalte: string }>(
		`select quote_ident(attname) || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end as spalte
		from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
		[tabelle],
	);
	const { rows: schluessel } = await client.query<{ def: string }>(
		`select pg_get_constraintdef(oid) as def from pg_constraint where conrelid = $1::regclass and contype = 'p'`,
		[tabelle],
	);
	const { rows: indexe } = await client.query<{ def: string }>(
		`select pg_get_indexdef(indexrelid) as def from pg_index where indrelid = $1::regclass and not indisprimary`,
		[tabelle],
	);
	return [
		`create table ${tabelle} (${spalten.map((s) => s.spalte).join(', ')}, ${schluessel[0]?.def});`,
		...indexe.map(({ def }) => `${def};`),
		`grant select, insert, update, delete on ${tabelle} to portal_app;`,
	].join('\n');
}

async function zeilen(client: Client, { name: tabelle, spalten }: { name: string; spalten: string }): Promise<string> {
	const { rows } = await client.query<{ zeile: string }>(
		`select row_to_json(t)::text as zeile from (select ${spalten} from ${tabelle}) t order by 1`,
	);
	const leere = `delete from ${tabelle};`;
	if (rows.length === 0) return leere;
	const daten = `[${rows.map(({ zeile }) => zeile).join(',\n')}]`;
	if (daten.includes(ZITAT)) throw new Error(`${tabelle} enthält ${ZITAT}`);
	return `${leere}
insert into ${tabelle} (${spalten}) overriding system value
select ${spalten} from json_populate_recordset(null::${tabelle}, ${ZITAT}${daten}${ZITAT});`;
}

const ZITAT = '$abzug$';

/** The files of documents everybody has signed: what a later version may have to seal. */
async function signierteDateien(client: Client, datenVerzeichnis: string): Promise<string> {
	const { rows } = await client.query<{ id: string }>(
		`select h.facts ->> 'uploadID' as id from event h where h.type = 'DokumentHochgeladen' and exists (select from event u
			where u.stream = h.stream and u.type = 'DokumentUnterschrieben' and u.facts ->> 'dokumentID' = h.facts ->> 'dokumentID')`,
	);
	const werte = rows.map(
		({ id }) => `('${id}', '\\x${readFileSync(ort(ablage(datenVerzeichnis), id)).toString('hex')}')`,
	);
	return [
		`create table ${DATEIEN} (id text primary key, inhalt bytea not null);`,
		...(werte.length ? [`insert into ${DATEIEN} (id, inhalt) values ${werte.join(', ')};`] : []),
	].join('\n');
}

const [release, name] = process.argv.slice(2);
if (!release || !name) throw new Error('Aufruf: abzug.ts <Verzeichnis des Release> <Name>');
const verzeichnis = mkdtempSync(join(tmpdir(), 'abzug-'));
const postgres = await startPostgres({ datenVerzeichnis: join(verzeichnis, 'postgres'), fluechtig: true });
try {
	// Always the same demo, at its busiest.
	const env = {
		DATABASE_URL: postgres.ownerUrl,
		DATABASE_APP_URL: postgres.url,
		DATA_DIR: verzeichnis,
		JETZT: '2026-11-21T10:00:00Z',
		LOG_LEVEL: 'silent',
	};
	const alt = (skript: string) => {
		const { status } = spawnSync(process.execPath, [`scripts/${skript}.ts`], {
			...{ cwd: resolve(release), stdio: 'inherit', env: { ...process.env, ...env } },
		});
		if (status !== 0) throw new Error(`${skript} des Release ist gescheitert`);
	};
	alt('seed');
	await mitClient(postgres.ownerUrl, kuerze);
	alt('rebuild');
	const sql = await mitClient(postgres.ownerUrl, (client) => schreibe(client, verzeichnis));
	const gepackt = gzipSync(sql, { level: 9 });
	if (gepackt.length > HOECHSTENS_BYTES) throw new Error(`${gepackt.length} Bytes sind zu viel`);
	writeFileSync(join(ABZUEGE, `${name}${ENDUNG}`), gepackt);
	console.log(`${name}: ${gepackt.length} Bytes`);
} finally {
	await postgres.stop();
	rmSync(verzeichnis, { recursive: true, force: true });
}
