import type { Pool, PoolClient } from 'pg';
import type { Metadata, PersonArt } from '#domain/ereignis.ts';
import { kettenHash, personHash } from './hash.ts';

/** What the check of one stream found; `fehler` is the first event that doesn't fit. */
export interface Kettenbefund {
	readonly ereignisse: number;
	readonly fehler: { readonly version: number; readonly text: string } | null;
}

interface Glied {
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
}

const GLIEDER = `
select e.version, e.type, e.schema, e.facts, e.meta, e.betroffener, e.art, e.person_digest, e.hash, p.person, p.salt
from event e left join event_person p on p.stream = e.stream and p.version = e.version
where e.stream = $1 order by e.version`;
const KOPF = 'select version, hash from stream where name = $1';

/** Recomputes a stream's chain: any edited, removed, swapped or inserted event breaks it. */
export async function pruefeKette(verbindung: Pool | PoolClient, stream: string): Promise<Kettenbefund> {
	const [{ rows: koepfe }, { rows: glieder }] = await Promise.all([
		verbindung.query<{ version: number; hash: Buffer }>(KOPF, [stream]),
		verbindung.query<Glied>(GLIEDER, [stream]),
	]);
	const fehler = erstesFalsche(stream, glieder) ?? kopfPasst(koepfe[0], glieder.at(-1));
	return { ereignisse: glieder.length, fehler };
}

function erstesFalsche(stream: string, glieder: readonly Glied[]): Kettenbefund['fehler'] {
	const geloescht = geloeschteTeile(glieder);
	let hash = Buffer.alloc(0) as Buffer;
	for (const [stelle, g] of glieder.entries()) {
		const version = stelle + 1;
		if (g.version !== version) return { version, text: 'Das Ereignis fehlt.' };
		hash = kettenHash(hash, { ...g, stream }, g.person_digest);
		if (!hash.equals(g.hash)) return { version, text: 'Das Ereignis wurde verändert.' };
		if (g.person_digest === null) continue;
		if (g.person === null || g.salt === null) {
			if (!geloescht.has(`${g.betroffener}/${g.art}`))
				return { version, text: 'Die personenbezogenen Angaben fehlen.' };
		} else if (!personHash(g.salt, g.person).equals(g.person_digest)) {
			return { version, text: 'Die personenbezogenen Angaben wurden verändert.' };
		}
	}
	return null;
}

/** Whose personal parts of which kind an event declares erased. */
function geloeschteTeile(glieder: readonly Glied[]): ReadonlySet<string> {
	return new Set(
		glieder.flatMap((g) => {
			if (g.type !== 'PersonenbezugGeloescht') return [];
			const { betroffener, arten } = g.facts as { betroffener: string; arten: readonly string[] };
			return arten.map((art) => `${betroffener}/${art}`);
		}),
	);
}

function kopfPasst(
	kopf: { version: number; hash: Buffer } | undefined,
	letztes: Glied | undefined,
): Kettenbefund['fehler'] {
	if (!kopf && !letztes) return null;
	const passt = kopf && letztes && kopf.version === letztes.version && kopf.hash.equals(letztes.hash);
	return passt ? null : { version: letztes?.version ?? 0, text: 'Das Ende des Verlaufs fehlt.' };
}
