import { hash, randomBytes } from 'node:crypto';
import type { Ereignis, Metadata } from '#domain/ereignis.ts';

/** JSON with sorted keys; integers, strings, booleans and null only, so that every machine writes the same bytes. */
export function canonical(wert: unknown): string {
	switch (typeof wert) {
		case 'string':
			return text(wert);
		case 'number':
			if (!Number.isSafeInteger(wert)) throw new TypeError(`Keine ganze Zahl: ${wert}`);
			return String(wert);
		case 'boolean':
			return String(wert);
		case 'object':
			if (wert === null) return 'null';
			if (Array.isArray(wert)) return `[${wert.map(canonical).join(',')}]`;
			return objekt(wert as Record<string, unknown>);
		default:
			throw new TypeError(`Nicht speicherbar: ${typeof wert}`);
	}
}

function objekt(wert: Record<string, unknown>): string {
	let json = '';
	for (const feld of Object.keys(wert).sort()) {
		if (wert[feld] === undefined) continue;
		json += `${json && ','}${text(feld)}:${canonical(wert[feld])}`;
	}
	return `{${json}}`;
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function text(wert: string): string {
	if (wert.includes('\0') || !wert.isWellFormed()) throw new TypeError('Text mit NUL oder halbem Zeichenpaar');
	return JSON.stringify(wert);
}

/** What the chain protects of one event; `version` is its place in the stream. */
export interface Umschlag extends Pick<Ereignis, 'type' | 'schema' | 'facts' | 'betroffener' | 'art'> {
	readonly stream: string;
	readonly version: number;
	readonly meta: Metadata;
}

/** Links an event to the one before it; `vorher` is empty for the first of a stream. */
export function kettenHash(vorher: Buffer, umschlag: Umschlag, personDigest: Buffer | null): Buffer {
	const { facts, meta } = umschlag;
	return kettenHashAus(vorher, { ...umschlag, facts: canonical(facts), meta: canonical(meta) }, personDigest);
}

/** An envelope whose larger parts are canonical JSON already, for who needs them otherwise as well. */
export interface Umschlagtext extends Omit<Umschlag, 'facts' | 'meta'> {
	readonly facts: string;
	readonly meta: string;
}

/** The same from text: the envelope as `canonical` writes it. */
export function kettenHashAus(vorher: Buffer, umschlag: Umschlagtext, personDigest: Buffer | null): Buffer {
	const { stream, version, type, schema, facts, betroffener, art, meta } = umschlag;
	const wem = `"art":${canonical(art)},"betroffener":${canonical(betroffener)}`;
	const was = `"facts":${facts},"meta":${meta},"schema":${canonical(schema)}`;
	const wo = `"stream":${canonical(stream)},"type":${canonical(type)},"version":${canonical(version)}`;
	const inhalt = Buffer.from(`{${wem},${was},${wo}}`);
	return hash('sha256', Buffer.concat(personDigest ? [vorher, inhalt, personDigest] : [vorher, inhalt]), 'buffer');
}

/** SHA-256 over the canonical JSON, in hex. */
export const fingerabdruck = (inhalt: object): string => hash('sha256', canonical(inhalt), 'hex');

/** Salted, so that an erased name can't be found again by guessing. */
export const personHash = (salt: Buffer, person: object): Buffer => personHashAus(salt, canonical(person));

export function personHashAus(salt: Buffer, person: string): Buffer {
	return hash('sha256', Buffer.concat([salt, Buffer.from(person)]), 'buffer');
}

export const neuesSalt = (): Buffer => randomBytes(16);
