import type { QueryConfig } from 'pg';
import type { Ereignis, Metadata } from '#domain/ereignis.ts';
import { canonical, kettenHash, neuesSalt, personHash } from './hash.ts';
import { nachNamen } from './stream.ts';

/** A stream that is written: which version the decision saw, and what happened. */
export interface StreamSchreiben {
	readonly name: string;
	/** 0: must not exist yet. */
	readonly version: number;
	/** Hash of the event at `version`; empty for a new stream. */
	readonly hash: Buffer;
	readonly ereignisse: readonly Ereignis[];
}

/** A stream the decision rests on without writing it: kept `FOR SHARE` until the commit. */
export interface StreamHalten {
	readonly name: string;
	/** -1: it must exist, at whatever version. */
	readonly version: number;
}

/** Remembered success of a command, so that its repetition isn't executed again. */
export interface BefehlZeile {
	readonly user_id: string;
	readonly schluessel: string;
	readonly body_hash: string;
	readonly status: number;
	readonly ergebnis: unknown;
}

/** A value that only one stream may have. */
export interface EindeutigZeile {
	readonly art: string;
	readonly wert: string;
	readonly stream: string;
}

export interface Anhang {
	readonly schreiben: readonly StreamSchreiben[];
	readonly halten?: readonly StreamHalten[];
	readonly meta: Metadata;
	readonly epoche: number;
	readonly befehl?: BefehlZeile | null;
	readonly frei?: readonly EindeutigZeile[];
	readonly belegt?: readonly EindeutigZeile[];
}

const TEXT = 'select append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)';

/** The statement that appends to 1…n streams, holds the others and takes the unique values; all or nothing. */
export function appendAnweisung(anhang: Anhang): QueryConfig {
	const { schreiben, halten = [], meta, epoche, befehl, frei, belegt } = anhang;
	const zeilen: string[] = [];
	let personen = false;
	const streams = schreiben.map((s) => {
		let { hash, version } = s;
		for (const e of s.ereignisse) {
			version += 1;
			const salt = e.person === null ? null : neuesSalt();
			const digest = salt && personHash(salt, e.person as object);
			if ((e.betroffener === null) !== (salt === null)) throw new TypeError(`${e.type}: Person ohne Betroffenen`);
			hash = kettenHash(hash, { ...e, stream: s.name, version, meta }, digest);
			personen ||= salt !== null;
			zeilen.push(zeile(s.name, version, e, hash, salt, digest));
		}
		return { name: s.name, erwartet: s.version, neu: version as number | null, hash: hash as Buffer | null };
	});
	for (const h of halten) streams.push({ name: h.name, erwartet: h.version, neu: null, hash: null });
	streams.sort(nachNamen);
	return {
		name: 'append',
		text: TEXT,
		values: [
			epoche,
			befehl ? JSON.stringify(befehl) : null,
			streams.map((s) => s.name),
			streams.map((s) => s.erwartet),
			streams.map((s) => s.neu),
			streams.map((s) => s.hash),
			canonical(meta),
			zeilen.length ? `[${zeilen.join(',')}]` : null,
			personen,
			frei?.length ? JSON.stringify(frei) : null,
			belegt?.length ? JSON.stringify(belegt) : null,
		],
	};
}

function zeile(stream: string, version: number, e: Ereignis, hash: Buffer, salt: Buffer | null, digest: Buffer | null) {
	const kopf = `{"stream":${JSON.stringify(stream)},"version":${version},"type":"${e.type}","schema":${e.schema}`;
	const rumpf = `${kopf},"facts":${canonical(e.facts)},"hash":"\\\\x${hash.toString('hex')}"`;
	if (!salt || !digest) return `${rumpf}}`;
	const person = `"betroffener":${canonical(e.betroffener)},"art":${canonical(e.art)},"person":${canonical(e.person)}`;
	return `${rumpf},${person},"salt":"\\\\x${salt.toString('hex')}","person_digest":"\\\\x${digest.toString('hex')}"}`;
}
