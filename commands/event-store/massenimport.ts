import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { EindeutigZeile } from './append.ts';
import { canonical, kettenHash, neuesSalt, personHash } from './hash.ts';

/** A whole stream with its history, as deciders made it. */
export interface NeuerStream {
	readonly name: string;
	readonly ereignisse: readonly Aufgezeichnet[];
}

/** Streams are copied in portions, so that neither side holds everything. */
const PORTION = 2_000;

/**
 * Writes new streams by COPY, with the same chain and the same split into facts and person as `append`. For filling
 * an empty tenant only: nothing is checked and no projection is written; rebuild them afterwards.
 */
export async function importiereStreams(
	owner: Client,
	streams: readonly NeuerStream[],
	belegt: readonly EindeutigZeile[],
): Promise<number> {
	let anzahl = 0;
	for (let i = 0; i < streams.length; i += PORTION)
		anzahl += await kopierePortion(owner, streams.slice(i, i + PORTION));
	await kopiere(
		owner,
		'eindeutig (art, wert, stream)',
		belegt.map((b) => [b.art, b.wert, b.stream]),
	);
	return anzahl;
}

type Wert = string | number | null;

async function kopierePortion(owner: Client, streams: readonly NeuerStream[]): Promise<number> {
	const koepfe: Wert[][] = [];
	const ereignisse: Wert[][] = [];
	const personen: Wert[][] = [];
	for (const { name, ereignisse: liste } of streams) {
		let hash: Buffer = Buffer.alloc(0);
		for (const e of liste) {
			const salt = e.person === null ? null : neuesSalt();
			const digest = salt && personHash(salt, e.person as object);
			hash = kettenHash(hash, { ...e, stream: name }, digest);
			ereignisse.push([
				name,
				e.version,
				e.type,
				e.schema,
				canonical(e.facts),
				canonical(e.meta),
				e.betroffener,
				e.art,
				hex(digest),
				hex(hash),
			]);
			if (salt) personen.push([name, e.version, e.betroffener, e.art, canonical(e.person), hex(salt)]);
		}
		if (liste.length) koepfe.push([name, liste.length, hex(hash)]);
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

async function kopiere(owner: Client, ziel: string, zeilen: readonly (readonly Wert[])[]): Promise<void> {
	if (!zeilen.length) return;
	const text = zeilen.map((z) => `${z.map(feld).join('\t')}\n`).join('');
	await pipeline([text], owner.query(from(`copy ${ziel} from stdin`)));
}

const hex = (b: Buffer | null): string | null => b && `\\x${b.toString('hex')}`;
const ZEICHEN: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const feld = (wert: Wert): string =>
	wert === null ? '\\N' : String(wert).replace(/[\\\n\r\t]/g, (z) => ZEICHEN[z] as string);
