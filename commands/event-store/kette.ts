import type { Pool, PoolClient } from 'pg';
import type { Metadata, PersonArt } from '#domain/ereignis.ts';
import { PersonenbezugGeloescht } from '#domain/personenbezug.ts';
import { kettenHash, personHash } from './hash.ts';

export interface Kettenfehler {
	/** Of the first event that doesn't fit. */
	readonly version: number;
	readonly text: string;
}

/** What the check of one stream found. */
export interface Kettenbefund {
	readonly ereignisse: number;
	readonly fehler: Kettenfehler | null;
}

/** An event with its personal part and the head of its stream, as they lie in the tables. */
export interface Glied {
	readonly version: number;
	readonly type: string;
	readonly schema: number;
	readonly facts: object;
	readonly meta: Metadata;
	readonly betroffener: string | null;
	readonly art: PersonArt | null;
	readonly person_digest: Buffer | null;
	readonly hash: Buffer;
	readonly person: object | null;
	readonly salt: Buffer | null;
	readonly person_von: string | null;
	readonly person_art: string | null;
	readonly kopf_version: number | null;
	readonly kopf_hash: Buffer | null;
}

export const GLIED_SPALTEN = `
	e.version, e.type, e.schema, e.facts, e.meta, e.betroffener, e.art, e.person_digest, e.hash,
	p.person, p.salt, p.betroffener as person_von, p.art as person_art, s.version as kopf_version, s.hash as kopf_hash`;

const EIN_STREAM = `
select ${GLIED_SPALTEN} from (select $1::text as name) n left join stream s on s.name = n.name
left join event e on e.stream = n.name
left join event_person p on p.stream = e.stream and p.version = e.version
order by e.version`;

/** Recomputes a stream's chain: any edited, removed, swapped or inserted event breaks it. */
export async function pruefeKette(verbindung: Pool | PoolClient, stream: string): Promise<Kettenbefund> {
	const { rows } = await verbindung.query<Glied>(EIN_STREAM, [stream]);
	const glieder = rows.filter((r) => r.version !== null);
	if (!glieder.length && rows[0]?.kopf_version) return { ereignisse: 0, fehler: { version: 1, text: FEHLT } };
	return { ereignisse: glieder.length, fehler: pruefeGlieder(stream, glieder) };
}

/** A stream with all that its chain is computed over; empty where there is none. */
export async function liesGlieder(verbindung: Pool | PoolClient, stream: string): Promise<Glied[]> {
	const { rows } = await verbindung.query<Glied>(EIN_STREAM, [stream]);
	return rows.filter((r) => r.version !== null);
}

export const FEHLT = 'Das Ereignis fehlt.';

/**
 * The first event of a whole stream that doesn't fit, in the order of `glieder` (by version). Without its personal part
 * an event may be where that was erased, or where the part was left out of a copy (`verschwiegen`: versions). Of one that
 * was left out whole (`verdeckt`) the copy has the hash alone: the chain goes on from it.
 */
export function pruefeGlieder(
	stream: string,
	glieder: readonly Glied[],
	verschwiegen: ReadonlySet<number> = new Set(),
	verdeckt: ReadonlySet<number> = new Set(),
): Kettenfehler | null {
	const geloescht = loeschungen(glieder);
	let hash = Buffer.alloc(0) as Buffer;
	for (const [stelle, glied] of glieder.entries()) {
		const version = stelle + 1;
		if (glied.version !== version) return { version, text: FEHLT };
		const erwartet = verdeckt.has(version) ? glied.hash : neuerHash(hash, stream, glied);
		if (!erwartet?.equals(glied.hash)) return { version, text: 'Das Ereignis wurde verändert.' };
		const text = verschwiegen.has(version) ? null : personFehler(glied, geloescht);
		if (text) return { version, text };
		hash = erwartet;
	}
	const letztes = glieder.at(-1);
	if (!letztes || (letztes.kopf_version === letztes.version && letztes.kopf_hash?.equals(hash))) return null;
	return { version: letztes.version, text: 'Das Ende des Verlaufs passt nicht zum letzten Ereignis.' };
}

/** Null: its content isn't even what an event may hold. */
function neuerHash(vorher: Buffer, stream: string, glied: Glied): Buffer | null {
	try {
		return kettenHash(vorher, { ...glied, stream }, glied.person_digest);
	} catch (fehler) {
		if (fehler instanceof TypeError) return null;
		throw fehler;
	}
}

function personFehler(glied: Glied, geloescht: ReadonlyMap<string, number>): string | null {
	const { betroffener, art, person, salt, person_digest, version } = glied;
	if (person === null || salt === null) {
		const erklaert = person_digest === null || (geloescht.get(`${betroffener}/${art}`) ?? 0) > version;
		return erklaert ? null : 'Die personenbezogenen Angaben fehlen.';
	}
	const zugehoerig = glied.person_von === betroffener && glied.person_art === art;
	const gleich = person_digest && zugehoerig && personHash(salt, person).equals(person_digest);
	return gleich ? null : 'Die personenbezogenen Angaben wurden verändert.';
}

/** Up to which event the parts of a person and kind are declared erased. */
function loeschungen(glieder: readonly Glied[]): ReadonlyMap<string, number> {
	const bis = new Map<string, number>();
	for (const g of glieder) {
		if (g.type !== PersonenbezugGeloescht.type) continue;
		const { betroffener, arten } = g.facts as { betroffener: string; arten: readonly string[] };
		for (const art of arten) bis.set(`${betroffener}/${art}`, g.version);
	}
	return bis;
}
