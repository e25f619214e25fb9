import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import type { Aufgezeichnet, Metadata } from '#domain/ereignis.ts';
import type { EindeutigZeile } from './append.ts';
import { canonical, kettenHashAus, neuesSalt, personHashAus } from './hash.ts';

/** A whole stream with its history, as deciders made it. */
export interface NeuerStream {
	readonly name: string;
	readonly ereignisse: readonly Aufgezeichnet[];
}

/** Streams are copied in portions, so that neither side holds everything. */
const PORTION = 2_000;

const TABELLEN = ['stream', 'event', 'event_person', 'eindeutig'] as const;

/**
 * Writes new streams by COPY, with the same chain and the same split into facts and person as `append`. For filling
 * an empty tenant only: nothing is checked and no projection is written; build them along with it or afterwards.
 */
export async function importiereStreams(
	owner: Client,
	streams: readonly NeuerStream[],
	belegt: readonly EindeutigZeile[],
): Promise<number> {
	let anzahl = 0;
	for (let i = 0; i < streams.length; i += PORTION)
		anzahl += await kopierePortion(owner, streams.slice(i, i + PORTION));
	const werte = belegt.map((b) => `${feld(b.art)}\t${feld(b.wert)}\t${feld(b.stream)}\n`);
	await kopiere(owner, 'eindeutig (art, wert, stream)', werte);
	return anzahl;
}

interface Index {
	readonly name: string;
	readonly tabelle: string;
	readonly wie: string;
	readonly isSchluessel: boolean;
}

/** Keys and indexes are made when everything is there, a third of what keeping them up takes; in an open transaction. */
export async function ohneIndexe<T>(owner: Client, importiere: () => Promise<T>): Promise<T> {
	const { rows: indexe } = await owner.query<Index>(INDEXE, [TABELLEN]);
	for (const { name, tabelle, isSchluessel } of indexe)
		await owner.query(isSchluessel ? `alter table ${tabelle} drop constraint ${name}` : `drop index ${name}`);
	const ergebnis = await importiere();
	await owner.query("set local maintenance_work_mem = '256MB'");
	for (const { name, tabelle, wie, isSchluessel } of indexe)
		await owner.query(isSchluessel ? `alter table ${tabelle} add constraint ${name} ${wie}` : wie);
	return ergebnis;
}

const INDEXE = `
	select quote_ident(i.relname) as name, quote_ident(t.relname) as tabelle, c.oid is not null as "isSchluessel",
		coalesce(pg_get_constraintdef(c.oid), pg_get_indexdef(i.oid)) as wie
	from pg_index x
	join pg_class i on i.oid = x.indexrelid
	join pg_class t on t.oid = x.indrelid and t.relname = any ($1) and t.relnamespace = current_schema::regnamespace
	left join pg_constraint c on c.conindid = i.oid and c.conrelid = t.oid`;

async function kopierePortion(owner: Client, streams: readonly NeuerStream[]): Promise<number> {
	const koepfe: string[] = [];
	const ereignisse: string[] = [];
	const personen: string[] = [];
	for (const { name, ereignisse: liste } of streams) {
		let hash: Buffer = Buffer.alloc(0);
		let befehl: Metadata | null = null;
		let meta = '';
		for (const e of liste) {
			// Events of a command share what is known of it.
			if (befehl !== e.meta) {
				befehl = e.meta;
				meta = canonical(e.meta);
			}
			const facts = canonical(e.facts);
			const person = e.person === null ? null : canonical(e.person);
			const salt = person === null ? null : neuesSalt();
			const digest = salt && person !== null ? personHashAus(salt, person) : null;
			hash = kettenHashAus(hash, { ...e, stream: name, facts, meta }, digest);
			const wem = `${oderLeer(e.betroffener)}\t${oderLeer(e.art)}`;
			const was = `${name}\t${e.version}\t${e.type}\t${e.schema}\t${feld(facts)}\t${feld(meta)}`;
			ereignisse.push(`${was}\t${wem}\t${digest ? hex(digest) : LEER}\t${hex(hash)}\n`);
			if (salt && person !== null) personen.push(`${name}\t${e.version}\t${wem}\t${feld(person)}\t${hex(salt)}\n`);
		}
		if (liste.length) koepfe.push(`${name}\t${liste.length}\t${hex(hash)}\n`);
	}
	await kopiere(owner, 'stream (name, version, hash)', koepfe);
	await kopiere(
		owner,
		'event (stream, version, type, schema, facts, meta, betroffener, art, person_digest, hash)',
		ereignisse,
	);
	await kopiere(owner, 'event_person (stream, version, betroffener, art, person, salt)', personen);
	return ereignisse.length;
}

async function kopiere(owner: Client, ziel: string, zeilen: readonly string[]): Promise<void> {
	if (zeilen.length) await pipeline([zeilen.join('')], owner.query(from(`copy ${ziel} from stdin`)));
}

const LEER = '\\N';
const hex = (b: Buffer): string => `\\\\x${b.toString('hex')}`;
const ZEICHEN: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const feld = (wert: string): string =>
	/[\\\n\r\t]/.test(wert) ? wert.replace(/[\\\n\r\t]/g, (z) => ZEICHEN[z] as string) : wert;
const oderLeer = (wert: string | null): string => (wert === null ? LEER : feld(wert));
