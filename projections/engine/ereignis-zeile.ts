import type { Aufgezeichnet, Ereignis, Metadata, PersonArt } from '#domain/ereignis.ts';

const KOPF = 'e.version, e.type, e.schema, e.facts, e.meta, e.betroffener, e.art';

/** The columns of an event `e` with its personal part `p`, joined: for many streams at once. */
export const EREIGNIS_SPALTEN = `${KOPF}, p.person`;
export const EREIGNIS_TABELLEN = 'event e left join event_person p on p.stream = e.stream and p.version = e.version';

/** The same from `event e` alone: in one stream, looking up the few personal parts is faster than joining them. */
export const EREIGNIS_SPALTEN_EINZELN = `${KOPF}, (
	select p.person from event_person p
	where e.person_digest is not null and p.stream = e.stream and p.version = e.version)`;

/** An event as an array, in the order of `EREIGNIS_SPALTEN`. */
export type EreignisZeile = [number, string, number, object, Metadata, string | null, PersonArt | null, object | null];

export function ausZeile(zeile: EreignisZeile): Aufgezeichnet {
	const [version, type, schema, facts, meta, betroffener, art, person] = zeile;
	return { version, type, schema, facts, meta, betroffener, art, person } satisfies Aufgezeichnet<Ereignis>;
}
