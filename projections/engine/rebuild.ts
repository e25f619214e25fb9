import { type Client, DatabaseError } from 'pg';
import { falteBestand } from './bestand.ts';
import { kopiere } from './kopie.ts';
import { setzeMarke } from './marke.ts';
import { type Baustelle, geaenderteStreams, zieheNach } from './nachziehen.ts';
import type { Projektion } from './projection.ts';
import { BEWEGE_REFERENZSTAND, beobachte, REFERENZTABELLEN } from './referenzstand.ts';
import { erstelleIndexe, erstelleTabelle } from './tabelle.ts';
import { mitVerbindung } from './verbindung.ts';

/** One process rebuilds at a time; the number is ours alone. */
const UMBAU_SPERRE = 20_240_801;
/** So few changed streams are folded while commands wait. */
const WENIGE = 100;
const RUNDEN = 20;
const GEDULD_MS = 3_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** What a rebuild did, for the operator. */
export interface Umbaubericht {
	readonly tabellen: readonly string[];
	readonly zeilen: number;
	readonly dauerMs: number;
	/** How long commands stood still. */
	readonly stillstandMs: number;
}

/** Runs `arbeite` while no other process rebuilds. */
export async function alsEinziger<T>(ownerUrl: string, arbeite: (leitung: Client) => Promise<T>): Promise<T> {
	return mitVerbindung(ownerUrl, async (leitung) => {
		await leitung.query('select pg_advisory_lock($1)', [UMBAU_SPERRE]);
		return arbeite(leitung);
	});
}

/**
 * Builds the tables of `projektionen` anew beside the live ones and exchanges them, dropping the tables of
 * `ueberzaehlig` with it: (1) fold everything under one snapshot, (2) fold the streams changed since, until few are
 * left, (3) with commands standing still fold the rest, rename, raise the epoch.
 */
export async function baueUm(
	ownerUrl: string,
	leitung: Client,
	projektionen: readonly Projektion[],
	ueberzaehlig: readonly string[] = [],
): Promise<Umbaubericht> {
	const beginn = performance.now();
	const baustellen = await legeBaustellenAn(leitung, projektionen);
	// Changed streams are found through the index on position, also where statistics are old: else commands would wait
	// for a scan of all events.
	await leitung.query("select brin_summarize_new_values('event_position')");
	await leitung.query('set enable_seqscan = off');
	let marke = await setzeMarke(leitung);
	const zeilen = await falteBestand(ownerUrl, baustellen);
	for (const { projektion, table } of baustellen) await erstelleIndexe(leitung, projektion, table);
	for (let runde = 1; ; runde++) {
		const neueMarke = await setzeMarke(leitung);
		const streams = await geaenderteStreams(leitung, baustellen, marke);
		await zieheNach(leitung, baustellen, streams, marke);
		marke = neueMarke;
		if (streams.length > WENIGE && runde < RUNDEN) continue;
		const stillstandMs = await schalteUm(leitung, baustellen, ueberzaehlig, marke, runde >= RUNDEN);
		if (stillstandMs === null) continue;
		await raeumeAb(leitung, projektionen);
		const tabellen = projektionen.map((p) => p.table);
		return { tabellen, zeilen, dauerMs: performance.now() - beginn, stillstandMs };
	}
}

async function legeBaustellenAn(leitung: Client, projektionen: readonly Projektion[]): Promise<Baustelle[]> {
	const baustellen = projektionen.map((projektion) => ({ projektion, table: `${projektion.table}_neu` }));
	for (const { projektion, table } of baustellen) {
		await leitung.query(`drop table if exists ${table}, ${abgeloest(projektion)}`);
		await erstelleTabelle(leitung, projektion, table);
	}
	return baustellen;
}

/** Finished states of streams of one aggregate, to be shown by all tables built of them. */
export type Fuelle = (aggregat: string, zustaende: readonly unknown[]) => Promise<void>;

/**
 * Builds the tables of a tenant whose streams are all written in the transaction `leitung` has open: whoever writes
 * them hands their states over, and nothing is read again.
 */
export async function baueErstmals(
	leitung: Client,
	projektionen: readonly Projektion[],
	schreibe: (fuelle: Fuelle) => Promise<void>,
): Promise<void> {
	const baustellen = await legeBaustellenAn(leitung, projektionen);
	const je = Map.groupBy(baustellen, ({ projektion }) => projektion.of.name);
	await schreibe(async (aggregat, zustaende) => {
		for (const { projektion, table } of je.get(aggregat) ?? []) {
			const zeilen = zustaende.flatMap((zustand) => projektion.rows(zustand));
			if (zeilen.length) await kopiere(leitung, projektion, table, zeilen);
		}
	});
	for (const { projektion, table } of baustellen) await erstelleIndexe(leitung, projektion, table);
	await tauscheAus(leitung, baustellen, []);
	await raeumeAb(leitung, projektionen);
}

async function raeumeAb(leitung: Client, projektionen: readonly Projektion[]): Promise<void> {
	for (const projektion of projektionen) await leitung.query(`drop table if exists ${abgeloest(projektion)}`);
}

/** The old table is dropped only after the exchange: deleting its files takes time. */
const abgeloest = ({ table }: Projektion): string => `${table}_alt`;

/** The exchange; null: it couldn't get the locks in time and let the commands go on. */
async function schalteUm(
	leitung: Client,
	baustellen: readonly Baustelle[],
	ueberzaehlig: readonly string[],
	marke: string,
	letzte: boolean,
): Promise<number | null> {
	try {
		await leitung.query('begin');
		await leitung.query(`set local lock_timeout = ${GEDULD_MS}`);
		const beginn = performance.now();
		await leitung.query('lock table stream in share mode');
		await zieheNach(leitung, baustellen, await geaenderteStreams(leitung, baustellen, marke), marke);
		await tauscheAus(leitung, baustellen, ueberzaehlig);
		await leitung.query('commit');
		return performance.now() - beginn;
	} catch (fehler) {
		await leitung.query('rollback');
		if (!letzte && fehler instanceof DatabaseError && fehler.code === LOCK_NOT_AVAILABLE) return null;
		throw fehler;
	}
}

async function tauscheAus(
	leitung: Client,
	baustellen: readonly Baustelle[],
	ueberzaehlig: readonly string[],
): Promise<void> {
	for (const { projektion, table } of baustellen) {
		await leitung.query(`alter table if exists ${projektion.table} rename to ${abgeloest(projektion)}`);
		await leitung.query(`alter table ${table} rename to ${projektion.table}`);
		if (REFERENZTABELLEN.has(projektion.table)) await leitung.query(beobachte(projektion.table));
		await leitung.query(
			'insert into projektion values ($1, $2) on conflict (name) do update set version = excluded.version',
			[projektion.table, projektion.version],
		);
	}
	for (const name of ueberzaehlig) {
		await leitung.query(`drop table if exists ${name}`);
		await leitung.query('delete from projektion where name = $1', [name]);
	}
	await leitung.query('update epoche set wert = wert + 1');
	await leitung.query(BEWEGE_REFERENZSTAND);
}
